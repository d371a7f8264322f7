import { randomUUID } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'
import { ApiError } from '#api/errors.ts'
import type { Problem } from '#contracts/problem.ts'
import { concern } from './signed-in-user.ts'

const STORAGE_RETRY_SECONDS = 5

/** What node, pg, knex and PostgreSQL say when the database is away, full, shutting down, a standby or held up. */
const STORAGE_FAULTS =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|ENOSPC|EFBIG|EIO|08\w{3}|25006|40P01|53\w{3}|55P03|57014|57P0\d|58\w{3})$/
const STORAGE_MESSAGES =
  /Connection terminated|timeout exceeded when trying to connect|^timeout expired$|PGlite is closed|Unable to acquire a connection|Client has encountered a connection error|not queryable/

const REQUEST_IDS = new WeakMap<object, string>()

/** Names a request in its answer and in the log, and is what a person can tell support. */
export function requestId(ctx: Context): string {
  const known = REQUEST_IDS.get(ctx.req)
  if (known !== undefined) return known
  const id = randomUUID()
  REQUEST_IDS.set(ctx.req, id)
  return id
}

/** The one place in which a refusal becomes an answer. */
export function answerProblems(log: Logger): Middleware {
  return async function problems(ctx, next) {
    ctx.set('X-Request-Id', requestId(ctx))
    try {
      await next()
      refuseUnanswered(ctx)
    } catch (error) {
      const refusal = toApiError(error)
      if (refusal.status >= 500) {
        log.error(
          { requestId: requestId(ctx), code: refusal.code, err: describeError(error) },
          'request failed',
        )
      }
      if (refusal.userId !== undefined) concern(ctx, refusal.userId)
      answer(ctx, refusal)
    }
  }
}

/** What no route has answered; the router itself only sets a status. */
function refuseUnanswered(ctx: Context): void {
  if (ctx.body !== undefined && ctx.body !== null) return
  if (ctx.status === 404) throw new ApiError('NOT_FOUND')
  if (ctx.status === 405 || ctx.status === 501) throw new ApiError('METHOD_NOT_ALLOWED')
}

function answer(
  ctx: Context,
  { code, status, message, fields, retryAfterSeconds }: ApiError,
): void {
  const problem: Problem = {
    error: code,
    message,
    ...(fields && { fields }),
    ...(status >= 500 && { requestId: requestId(ctx) }),
  }
  if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds))
  ctx.set('Cache-Control', 'no-store')
  ctx.remove('Content-Encoding')
  ctx.status = status
  ctx.type = 'application/json'
  ctx.body = problem
}

/** What is no refusal of ours is a fault of ours. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isStorageFault(error)) {
    return new ApiError('STORAGE_UNAVAILABLE', { retryAfterSeconds: STORAGE_RETRY_SECONDS })
  }
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  // 403 says the server of files to a path that leads out of its folder.
  if (status === 404 || status === 403) return new ApiError('NOT_FOUND')
  if (status === 400 || error instanceof URIError) return new ApiError('BAD_ADDRESS')
  return new ApiError('INTERNAL_ERROR')
}

export function isStorageFault(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if ('nativeError' in error) return isStorageFault(error.nativeError)
  if (error instanceof AggregateError && error.errors.some(isStorageFault)) return true
  const code = 'code' in error ? String(error.code) : ''
  return (
    STORAGE_FAULTS.test(code) ||
    STORAGE_MESSAGES.test(error.message) ||
    error.name === 'KnexTimeoutError'
  )
}

/** Database errors carry the values of a query, which are people's: only these fields are kept. */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? String(error.code) : undefined
  return { name: error.name, message: error.message, code, stack: error.stack }
}
