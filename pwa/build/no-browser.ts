const nothingKept = { getItem: () => null }

/** The document that the build renders has markup in this language. */
const renderedDocument = {
  documentElement: { lang: process.env['RENDERED_LANGUAGE'] ?? 'en' },
  getElementById: () => ({ hasChildNodes: () => true }),
}

/** The objects of a browser without stored data. The app uses them while the build renders it. */
const browser = {
  BroadcastChannel: class {
    addEventListener() {
      return undefined
    }
  },
  document: renderedDocument,
  localStorage: nothingKept,
  sessionStorage: nothingKept,
  navigator: { cookieEnabled: true },
  location: { origin: '', host: '', pathname: '/', hash: '' },
  matchMedia: () => ({ matches: false }),
}

for (const [name, value] of Object.entries(browser)) {
  Object.defineProperty(globalThis, name, { value, configurable: true })
}
