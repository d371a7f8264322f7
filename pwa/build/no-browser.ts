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

for (const [name, value] of Object.entries(browser)) {
  Object.defineProperty(globalThis, name, { value, configurable: true })
}
