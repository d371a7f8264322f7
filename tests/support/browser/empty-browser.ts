import { vi } from 'vitest'

// Import this file before the app. The app's modules read the theme and the stored user while they
// load.
vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('location', { pathname: '/', search: '' })
