import type { Language } from '../../contracts/language/languages.ts'

const nothingKept = { getItem: () => null }

/** The objects of a browser without stored data. The app uses them while the build renders it. */
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

/** Puts these objects in place of a browser, with a document that has markup in this language. */
export function replaceBrowser(language: Language): void {
  const document = {
    documentElement: { lang: language },
    getElementById: () => ({ hasChildNodes: () => true }),
  }
  for (const [name, value] of Object.entries({ ...browser, document })) {
    Object.defineProperty(globalThis, name, { value, configurable: true })
  }
}
