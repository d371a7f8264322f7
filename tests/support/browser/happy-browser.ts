import { vi } from 'vitest'

// Stubs of the browser features that happy-dom lacks. Import this file before the app, which reads
// the browser while it is loaded.
vi.stubGlobal('isSecureContext', false)
// An insecure context has no property `locks` at all.
Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, 'locks')
// This browser refuses to store. The app keeps its data in memory.
vi.stubGlobal('indexedDB', {
  open: () => {
    throw new DOMException('Nothing is stored here.', 'SecurityError')
  },
})
// With this flag React warns of each change of a screen outside `act`.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
