import { vi } from 'vitest'

// Read when the module of the theme is loaded, so this module has to be imported before it.
vi.stubGlobal('matchMedia', () => ({ matches: false }))
vi.stubGlobal('localStorage', { getItem: () => null })
