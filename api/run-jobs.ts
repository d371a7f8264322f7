import { describeError } from '#api/http/problems.ts'
import type { Services } from '#api/services.ts'

/**
 * Work that is repeated. When `ending` is aborted, a long run stops early, and the next run does the rest.
 */
export interface Job {
  name: string
  everyMs: number
  run: (ending: AbortSignal) => unknown
  /** Whether the job also runs immediately. Otherwise its first run is after `everyMs`. */
  atStart?: true
}

/** Stops starting jobs, and waits for the running jobs to end. */
export type EndJobs = () => Promise<void>

/**
 * Runs the jobs again and again. A job that is still running is not started a second time. Otherwise a slow
 * database would receive the same query over more and more connections, and requests would have none left.
 * When a run fails, the job runs again after its pause.
 */
export function runJobs({ log }: Pick<Services, 'log'>, jobs: readonly Job[]): EndJobs {
  const ending = new AbortController()
  const underWay = new Map<Job, Promise<unknown>>()

  function start(job: Job): void {
    if (underWay.has(job)) return
    // Runs the job in a later step, when `underWay` already contains it. Otherwise a job that throws
    // immediately would be deleted from the map before it is added.
    const round = Promise.resolve()
      .then(() => job.run(ending.signal))
      .catch((error: unknown) => {
        log.error({ err: describeError(error) }, `a job failed: ${job.name}`)
      })
      .finally(() => underWay.delete(job))
    underWay.set(job, round)
  }

  const timers = jobs.map((job) => setInterval(start, job.everyMs, job))
  jobs.filter(({ atStart }) => atStart).forEach(start)
  return async () => {
    timers.forEach(clearInterval)
    ending.abort()
    await Promise.all(underWay.values())
  }
}
