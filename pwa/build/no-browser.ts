const nothingKept = { getItem: () => null }

/** The objects of a browser that has no stored data yet. The app uses them when the build renders it. */
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
