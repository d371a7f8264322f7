import { siteTexts } from '#pwa/ui/kept-texts.ts'

const KEPT_KEY = 'walletKept'

/**
 * Notes outside the database whose wallet is stored here. An emptied database looks like one that was never
 * used; only this mark tells the difference.
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
