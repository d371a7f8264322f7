import { siteTexts } from '#pwa/ui/browser-storage.ts'

const KEPT_KEY = 'walletKept'

/**
 * Stores the id of the person whose wallet is on this device. The id is outside the database. If
 * the id is stored but the database is empty, the browser has deleted the wallet.
 */
export function markKept(owner: string): void {
  siteTexts.set(KEPT_KEY, owner)
}

export function isKept(owner: string): boolean {
  return siteTexts.get(KEPT_KEY) === owner
}

export function removeKeptMark(): void {
  siteTexts.remove(KEPT_KEY)
}
