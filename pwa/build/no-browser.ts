const nothingKept = { getItem: () => null }

/** What a browser says that nobody has used yet, before the app asks. */
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
