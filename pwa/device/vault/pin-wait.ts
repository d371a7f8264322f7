/** A slip or two costs nothing; each further wrong PIN doubles the wait. */
const FREE_FAILURES = 2
const FIRST_WAIT_MS = 5000
const LONGEST_WAIT_MS = 15 * 60_000

/** How long the wallet stays shut after so many wrong PINs in a row. */
export function waitAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0
  return Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (failures - FREE_FAILURES - 1))
}

const waits = new Map<string, { failures: number; endsAt: number }>()

/**
 * How much of that wait is left on this page. It counts in the page's own time, which no clock moves:
 * a page that has not seen the failure itself, after a reload or in another tab, begins the whole wait
 * when it first asks. So nothing but waiting shortens it. It holds nobody who takes what is stored to
 * another machine: there each guess costs what deriving the key costs, and no more.
 */
export function waitLeft(owner: string, failures: number): number {
  const known = waits.get(owner)
  const now = performance.now()
  const endsAt = known?.failures === failures ? known.endsAt : now + waitAfter(failures)
  waits.set(owner, { failures, endsAt })
  return Math.max(0, endsAt - now)
}
