import type { Language } from '../../contracts/language/languages.ts'

const nothingKept = { getItem: () => null }

/**
 * The objects of a browser that has stored nothing. The app uses them while the build renders it.
 */
const browser = {
  BroadcastChannel: class {
    addEventListener() {
      return undefined
    }
  },
  localStorage: nothingKept,
  sessionStorage: nothingKept,
  navigator: { cookieEnabled: true },
  location: { origin: '', host: '', pathname: '/', hash: '' },
  matchMedia: () => ({ matches: false }),
}

/**
 * Defines these objects as globals, together with a document in this language that already has
 * markup.
 */
export function replaceBrowser(language: Language): void {
  const document = {
    documentElement: { lang: language },
    getElementById: () => ({ hasChildNodes: () => true }),
  }
  for (const [name, value] of Object.entries({ ...browser, document })) {
    Object.defineProperty(globalThis, name, { value, configurable: true })
  }
}
