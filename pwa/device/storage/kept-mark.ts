import { siteTexts } from '#pwa/ui/kept-texts.ts'

const KEPT_KEY = 'walletKept'

/**
 * Remembers, outside the database, whose wallet is stored here. Only this mark shows that an empty database
 * was used before.
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
