import { vi } from 'vitest'

// Import this file before the app: its modules read the theme and the kept user while they are
// loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('location', { pathname: '/', search: '' })
