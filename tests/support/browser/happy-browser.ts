import { vi } from 'vitest'

// What happy-dom lacks. Imported before the app, which looks at the browser while it is loaded.
vi.stubGlobal('isSecureContext', false)
// Where a context is not secure there are no locks, and not `null` in their place.
Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, 'locks')
// A browser that refuses to store: what the app keeps, it keeps in memory.
vi.stubGlobal('indexedDB', {
  open: () => {
    throw new DOMException('Nothing is stored here.', 'SecurityError')
  },
})
// React complains of what changes a screen behind the back of its test.
vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
