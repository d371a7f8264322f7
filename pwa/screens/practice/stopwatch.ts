import { spentMsAt, type TestRun } from './test-run.ts'

export interface Stopwatch {
  /** The milliseconds used so far. The value only grows, whatever happens to the device's clock. */
  readSpentMs(): number
}

/** Uses two clocks: the wall clock can be set back, and the monotonic one may stop during sleep. */
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
