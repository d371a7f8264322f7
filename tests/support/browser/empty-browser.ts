import { vi } from 'vitest'

// Imported before the app, which reads the theme and the kept user while its modules are loaded.
vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('localStorage', { getItem: () => null })
vi.stubGlobal('location', { pathname: '/', search: '' })
