/**
 * The number of wrong PINs that cause no wait. The next wrong PIN causes the first wait, and each further one
 * doubles it.
 */
const FREE_FAILURES = 2
const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 15 * 60_000

/** Returns how many milliseconds the wallet stays locked after this number of wrong PINs in a row. */
export function waitAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES - 1))
}

const waits = new Map<string, { failures: number; endsAt: number }>()

/**
 * Returns how long the wallet stays locked on this page, in milliseconds. The wait uses the page's own timer,
 * so nobody can shorten it by changing the clock. After a reload, or in another tab, the first call begins
 * the full wait again. The wait does not stop a thief who copies the data to another machine. There, each
 * guess costs only the time to compute the key.
 */
export function waitLeft(owner: string, failures: number): number {
  const known = waits.get(owner)
  const now = performance.now()
  const endsAt = known?.failures === failures ? known.endsAt : now + waitAfter(failures)
  waits.set(owner, { failures, endsAt })
  return Math.max(0, endsAt - now)
}
