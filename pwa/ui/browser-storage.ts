/** Texts by key, which the browser stores for this site. */
interface BrowserTexts {
  get: (key: string) => string | null
  /** Returns false when the browser refuses. The text is then only in the memory of this page. */
  set: (key: string, text: string) => boolean
  remove: (key: string) => void
  clear: () => void
}

/**
 * Returns texts that can be read and stored without an error. The browser's own storage can fail: a
 * browser that blocks site data throws an error, a web view may have no storage, and a full storage
 * refuses texts.
 */
function openTexts(open: () => Storage | null): BrowserTexts {
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

/** The texts of all tabs. They stay until the data of the site is deleted. */
export const siteTexts = openTexts(() => localStorage)

/** The texts of this tab. They stay until the tab closes. */
export const tabTexts = openTexts(() => sessionStorage)

/**
 * One setting blocks both cookies and storage. Chromium then still reports that cookies are on, so we also
 * try the storage.
 */
export function isSiteDataBlocked(): boolean {
  try {
    localStorage.getItem('')
    return !navigator.cookieEnabled
  } catch {
    return true
  }
}
