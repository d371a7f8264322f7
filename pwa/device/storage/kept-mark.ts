import { siteTexts } from '#pwa/ui/kept-texts.ts'

const KEPT_KEY = 'walletKept'

/**
 * Stores, outside the database, the id of the person whose wallet is on this device. If the database is
 * empty but the mark exists, the browser has deleted the wallet.
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
