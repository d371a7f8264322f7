import { describeError } from '#api/http/problems.ts'
import type { Services } from '#api/services.ts'

/** Work that is repeated. A long job ends early when the signal says so; its next run does the rest. */
export interface Job {
  name: string
  everyMs: number
  run: (ending: AbortSignal) => unknown
  /** Also runs at the start, and not only after its first pause. */
  atStart?: true
}

/** Ends after the jobs under way. */
export type EndJobs = () => Promise<void>

/**
 * Does not start a job that is still under way: otherwise a slow database would get the same question over
 * more and more connections, which requests need. A failure ends no job; its next run tries again.
 */
export function runJobs({ log }: Pick<Services, 'log'>, jobs: readonly Job[]): EndJobs {
  const ending = new AbortController()
  const underWay = new Map<Job, Promise<unknown>>()

  function start(job: Job): void {
    if (underWay.has(job)) return
    // Starts later, so that a job that throws at once is noted as under way before it ends.
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
