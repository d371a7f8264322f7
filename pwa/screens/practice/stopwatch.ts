import { spentMsAt, type TestRun } from './test-run.ts'

export interface Stopwatch {
  /**
   * Returns the used time in milliseconds. The value never decreases, even when the device's clock
   * changes.
   */
  readSpentMs(): number
}

/**
 * Measures the used time by two clocks and takes the longer time. Somebody may set back the
 * device's clock, and the page's timer may stop during sleep.
 */
export function startStopwatch(run: TestRun): Stopwatch {
  const baseMs = spentMsAt(run, Date.now())
  const wallStart = Date.now()
  const monotonicStart = performance.now()
  let latestMs = baseMs
  return {
    readSpentMs: () => {
      const sinceMs = Math.max(Date.now() - wallStart, performance.now() - monotonicStart)
      latestMs = Math.max(latestMs, baseMs + sinceMs)
      return latestMs
    },
  }
}
