import { vi } from 'vitest'

// Replaces the features of a browser that happy-dom lacks. Import this file before the app, because
// the app's modules read these features while they load.
vi.stubGlobal('isSecureContext', false)
// In an insecure context, the property `locks` does not exist.
Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, 'locks')
// This browser does not store anything. The app keeps its data in memory.
vi.stubGlobal('indexedDB', {
  open: () => {
    throw new DOMException('Nothing is stored here.', 'SecurityError')
  },
})
// This flag makes React warn of each change of a screen outside `act`.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
