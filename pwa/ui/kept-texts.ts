/** Texts by key. A browser stores them for this site. */
interface KeptTexts {
  get: (key: string) => string | null
  /**
   * Stores a text. Returns false when the browser refuses. Then only this page has the text, until it
   * closes.
   */
  set: (key: string, text: string) => boolean
  remove: (key: string) => void
  clear: () => void
}

/**
 * Stores texts without ever throwing. A browser that blocks site data throws when the storage is read. A web
 * view may have no storage. A full storage refuses writes.
 */
function keepTexts(open: () => Storage | null): KeptTexts {
  const refused = new Map<string, string>()

  function attempt<Result>(work: (storage: Storage) => Result): Result | null {
    try {
      const storage = open()
      return storage && work(storage)
    } catch {
      return null
    }
  }

  return {
    get: (key) => refused.get(key) ?? attempt((storage) => storage.getItem(key)),
    set: (key, text) => {
      const isKept = attempt((storage) => {
        storage.setItem(key, text)
        return true
      })
      if (isKept) refused.delete(key)
      else refused.set(key, text)
      return isKept ?? false
    },
    remove: (key) => {
      refused.delete(key)
      attempt((storage) => storage.removeItem(key))
    },
    clear: () => {
      refused.clear()
      attempt((storage) => storage.clear())
    },
  }
}

/** The texts for all tabs, which stay until the site's data is deleted. */
export const siteTexts = keepTexts(() => localStorage)

/** The texts for this tab, which stay until the tab closes. */
export const tabTexts = keepTexts(() => sessionStorage)

/**
 * Checks whether the browser blocks site data. One setting blocks cookies and storage, but Chromium still
 * reports that cookies are on.
 */
export function isSiteDataBlocked(): boolean {
  try {
    localStorage.getItem('')
    return !navigator.cookieEnabled
  } catch {
    return true
  }
}
