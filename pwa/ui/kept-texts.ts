/** Texts by key, which a browser keeps for this site. */
interface KeptTexts {
  get: (key: string) => string | null
  /** False when the browser refuses: then only this page has the text, until it closes. */
  set: (key: string, text: string) => boolean
  remove: (key: string) => void
  clear: () => void
}

/**
 * A browser that blocks site data throws at the storage itself, a web view may have no storage, and a full
 * storage refuses writes. None of these may break a page.
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
      attempt((storage) => {
        storage.removeItem(key)
      })
    },
    clear: () => {
      refused.clear()
      attempt((storage) => {
        storage.clear()
      })
    },
  }
}

/** For all tabs, until the site's data is deleted. */
export const siteTexts = keepTexts(() => localStorage)

/** For this tab, until it closes. */
export const tabTexts = keepTexts(() => sessionStorage)

/** Browsers block cookies and storage with one setting; Chromium still reports cookies as enabled. */
export function isSiteDataBlocked(): boolean {
  try {
    localStorage.getItem('')
    return !navigator.cookieEnabled
  } catch {
    return true
  }
}
