import { describeError } from '#api/http/problems.ts'
import type { Services } from '#api/services.ts'

/**
 * Work that is repeated. After an abort of `ending`, a long run stops early. The next run continues the work.
 */
export interface Job {
  name: string
  everyMs: number
  run: (ending: AbortSignal) => unknown
  /** True when the job also runs at the start. Otherwise its first run is after `everyMs`. */
  atStart?: true
}

/** Starts no further jobs, and waits for the running jobs to end. */
export type EndJobs = () => Promise<void>

/**
 * Runs the jobs again and again. A job is never started while it is still running. Otherwise a slow database
 * would get the same query over more and more connections, until no connection is left for requests. A failed
 * job runs again after its pause.
 */
export function runJobs({ log }: Pick<Services, 'log'>, jobs: readonly Job[]): EndJobs {
  const ending = new AbortController()
  const underWay = new Map<Job, Promise<unknown>>()

  function start(job: Job): void {
    if (underWay.has(job)) return
    // Starts the job in a later step, after `underWay` contains it. Otherwise a job that throws immediately
    // would be deleted from the map before it is added.
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
