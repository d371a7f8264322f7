/** The first two mistakes cost nothing. Each further wrong PIN doubles the wait. */
const FREE_FAILURES = 2
const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 15 * 60_000

/** How long the wallet stays locked after so many wrong PINs in a row. */
export function waitAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES - 1))
}

const waits = new Map<string, { failures: number; endsAt: number }>()

/**
 * The rest of the wait on this page. It uses the page's own timer, which no clock changes. A page that has
 * not seen the failure itself, after a reload or in another tab, begins the whole wait when it first asks.
 * So only waiting shortens the wait. It does not stop a thief who copies the stored data to another machine:
 * there each guess costs one derivation of the key.
 */
export function waitLeft(owner: string, failures: number): number {
  const known = waits.get(owner)
  const now = performance.now()
  const endsAt = known?.failures === failures ? known.endsAt : now + waitAfter(failures)
  waits.set(owner, { failures, endsAt })
  return Math.max(0, endsAt - now)
}
