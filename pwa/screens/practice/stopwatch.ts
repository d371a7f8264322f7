import { spentMsAt, type TestRun } from './test-run.ts'

export interface Stopwatch {
  /** The milliseconds used so far: grows only, whatever is done to the device's clock. */
  readSpentMs(): number
}

/**
 * Two clocks, because each misses something: the wall clock can be set back, the monotonic one may
 * stand still while the device sleeps.
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
