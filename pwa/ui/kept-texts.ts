/** Texts by key, which a browser keeps for this site. */
export interface KeptTexts {
  get: (key: string) => string | null
  /** False where the browser does not take it: then this page has it until it ends. */
  set: (key: string, text: string) => boolean
  remove: (key: string) => void
  clear: () => void
}

/**
 * A browser that blocks site data refuses the storage itself, a web view may have none, and a full one
 * takes no more: nothing of these may end a page.
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

/** Of all tabs, until the site's data are removed. */
export const siteTexts = keepTexts(() => localStorage)

/** Of this tab, until it is closed. */
export const tabTexts = keepTexts(() => sessionStorage)

/** Browsers block cookies and storage by one setting, and Chromium still calls its cookies enabled. */
export function isSiteDataBlocked(): boolean {
  try {
    localStorage.getItem('')
    return !navigator.cookieEnabled
  } catch {
    return true
  }
}
