import type { Logger } from 'pino'

const TRIES = 3

/** PostgreSQL's codes for a deadlock, and for a lock that was not free in time. */
const LOCK_FAULTS = new Set<unknown>(['55P03', '40P01'])

/** Repeats a transaction that failed because other transactions had locked the same rows. */
export async function retryLocked<Result>(
  log: Logger,
  work: () => Promise<Result>,
  tries = TRIES,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (tries === 1 || !isLockFault(error)) throw error
    log.warn({ tries }, 'another transaction locked a row for too long')
    return retryLocked(log, work, tries - 1)
  }
}

function isLockFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('nativeError' in error) return isLockFault(error.nativeError)
  return 'code' in error && LOCK_FAULTS.has(error.code)
}
