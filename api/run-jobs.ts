import { describeError } from '#api/http/problems.ts'
import type { Services } from '#api/services.ts'

/** Something that is done again and again. A long one leaves the rest to its next start when the signal says so. */
export interface Job {
  name: string
  everyMs: number
  run: (ending: AbortSignal) => unknown
  /** Once at the start too, not first after its pause. */
  atStart?: true
}

/** Ends after what is under way. */
export type EndJobs = () => Promise<void>

/**
 * Starts none that is under way: a slow database is not asked the same thing by more and more connections,
 * of which the requests need some. The next run tries again what failed, and ends nothing.
 */
export function runJobs({ log }: Pick<Services, 'log'>, jobs: readonly Job[]): EndJobs {
  const ending = new AbortController()
  const underWay = new Map<Job, Promise<unknown>>()

  function start(job: Job): void {
    if (underWay.has(job)) return
    // Not at once, so that also what throws at once is over after it was noted as under way.
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
