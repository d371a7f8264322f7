import { describeError } from '#api/http/problems.ts'
import type { Services } from '#api/services.ts'

/** Work that is repeated. A long run stops early when `ending` is aborted. The next run does the rest. */
export interface Job {
  name: string
  everyMs: number
  run: (ending: AbortSignal) => unknown
  /** Whether the job also runs at the start. Otherwise the first run follows the first pause. */
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
    // Starts the run in a later step. A job that throws at once is then already in the map before it ends.
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
