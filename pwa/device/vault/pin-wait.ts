/**
 * The number of wrong PINs that cause no wait. After more wrong PINs there is a wait, which doubles
 * with each of them.
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
 * Returns how long the wallet stays locked on this page, in milliseconds. Nobody can shorten the
 * wait by changing the clock, because the wait uses the page's own timer. After a reload, or in
 * another tab, the full wait begins again. The wait cannot stop a thief who copies the data to
 * another machine: there, each guess costs only the time to compute the key.
 */
export function waitLeft(owner: string, failures: number): number {
  const known = waits.get(owner)
  const now = performance.now()
  const endsAt = known?.failures === failures ? known.endsAt : now + waitAfter(failures)
  waits.set(owner, { failures, endsAt })
  return Math.max(0, endsAt - now)
}
