import { siteTexts } from '#pwa/ui/kept-texts.ts'

const KEPT_KEY = 'walletKept'

/**
 * Whose wallet is kept here, noted outside the database: an emptied database reads like one that was
 * never used, and only this mark tells the two apart.
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
