import { spentMsAt, type TestRun } from './test-run.ts'

export interface Stopwatch {
  /**
   * Returns the milliseconds used so far. The number never becomes smaller, even when the device's clock
   * changes.
   */
  readSpentMs(): number
}

/** Uses two clocks. Somebody may set back the wall clock, and the monotonic clock may stop during sleep. */
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
