import { randomUUID } from 'node:crypto'
import type { Context, Middleware } from 'koa'
import type { Logger } from 'pino'
import { isStorageFault, STORAGE_RETRY_SECONDS } from '#api/database/faults.ts'
import type { Problem } from '#contracts/problem.ts'
import type { Reason } from '#contracts/reason.ts'
import { ApiError, describeReason } from './errors.ts'
import { concern } from './signed-in-user.ts'

const REQUEST_IDS = new WeakMap<object, string>()

/** Returns the id of a request, for the response and the log. People can quote the id to support. */
export function requestId(ctx: Context): string {
  const known = REQUEST_IDS.get(ctx.req)
  if (known !== undefined) return known
  const id = randomUUID()
  REQUEST_IDS.set(ctx.req, id)
  return id
}

/** Turns every error of the middleware after this one into a response with a `Problem`. */
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

/** Throws when no route has handled the path. The router itself would send a status without a `Problem`. */
function refuseUnanswered(ctx: Context): void {
  if (ctx.body !== undefined && ctx.body !== null) return
  if (ctx.status === 404) throw new ApiError('NOT_FOUND')
  if (ctx.status === 405 || ctx.status === 501) throw new ApiError('METHOD_NOT_ALLOWED')
}

function answer(
  ctx: Context,
  { code, status, message, reason, fields, retryAfterSeconds }: ApiError,
): void {
  const problem: Problem = {
    error: code,
    message,
    ...(reason && { reason }),
    ...(fields && { fields: describeFields(fields), fieldReasons: fields }),
    ...(status >= 500 && { requestId: requestId(ctx) }),
  }
  if (retryAfterSeconds !== undefined) ctx.set('Retry-After', String(retryAfterSeconds))
  ctx.set('Cache-Control', 'no-store')
  ctx.remove('Content-Encoding')
  ctx.status = status
  ctx.type = 'application/json'
  ctx.body = problem
}

function describeFields(reasons: Readonly<Record<string, Reason>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(reasons).map(([path, reason]) => [path, describeReason(reason)]),
  )
}

/** An unknown error becomes `INTERNAL_ERROR`. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  if (isStorageFault(error)) {
    return new ApiError('STORAGE_UNAVAILABLE', { retryAfterSeconds: STORAGE_RETRY_SECONDS })
  }
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  // The file server responds with 403 when a path leaves its folder.
  if (status === 404 || status === 403) return new ApiError('NOT_FOUND')
  if (status === 400 || error instanceof URIError) return new ApiError('BAD_ADDRESS')
  return new ApiError('INTERNAL_ERROR')
}

/**
 * Returns the fields of an error that may be logged. The other fields can contain people's data from a query.
 */
export function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: String(error) }
  const code = 'code' in error ? String(error.code) : undefined
  return { name: error.name, message: error.message, code, stack: error.stack }
}
