export const STORAGE_RETRY_SECONDS = 5

/**
 * The error codes of node, pg and PostgreSQL for a database that cannot work now. A standby also counts,
 * because it takes no writes.
 */
const STORAGE_FAULTS =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ENOSPC|EFBIG|EIO|08\w{3}|25006|25P03|40P01|53\w{3}|55P03|57014|57P0\d|58\w{3})$/
const STORAGE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|PGlite is closed|Unable to acquire a connection|Client has encountered a connection error|Client was closed|not queryable/

/**
 * The error codes for a connection that is lost, failed to open, or leads to a standby. A new connection may
 * work immediately.
 */
const LOST_CODES = /^(ECONNREFUSED|ECONNRESET|EPIPE|08\w{3}|25006|25P03|57P0\d)$/
const LOST_MESSAGES =
  /Connection terminated|Client has encountered a connection error|Client was closed/

export function isStorageFault(error: unknown): boolean {
  return (
    says(error, STORAGE_FAULTS, STORAGE_MESSAGES) ||
    (error instanceof Error && error.name === 'KnexTimeoutError')
  )
}

/** Returns whether the error makes this connection useless. A new connection may work. */
export function isLost(error: unknown): boolean {
  return says(error, LOST_CODES, LOST_MESSAGES)
}

/**
 * Repeats the work after a lost connection. Use this only for work that causes no harm when it is done twice:
 * the connection may be lost after the commit and before its response.
 */
export async function retryLost<Result>(
  work: () => Promise<Result>,
  again: () => Promise<Result> = work,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!isLost(error)) throw error
    return again()
  }
}

function says(error: unknown, codes: RegExp, messages: RegExp): boolean {
  if (!(error instanceof Error)) return false
  if ('nativeError' in error) return says(error.nativeError, codes, messages)
  if (error instanceof AggregateError) {
    if (error.errors.some((one) => says(one, codes, messages))) return true
  }
  const code = 'code' in error ? String(error.code) : ''
  return codes.test(code) || messages.test(error.message)
}
