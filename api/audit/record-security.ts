import type { Context, Middleware } from 'koa'
import { networkOf } from '#api/http/client-address.ts'
import { methodOf, routeOf } from '#api/http/metrics.ts'
import { requestId } from '#api/http/problems.ts'
import { concernedUser } from '#api/http/signed-in-user.ts'
import type { ProblemCode } from '#contracts/problem.ts'
import type { SecurityKind } from '#contracts/audit/security.ts'
import { CALL_EVENTS, REFUSAL_EVENTS } from './security-inventory.ts'
import type { SecurityLog } from './security-log.ts'

/**
 * Returns the middleware that records security events. It runs around the handlers, and so sees every refusal
 * and every success.
 */
export function recordSecurity(security: SecurityLog): Middleware {
  return async function securityEvents(ctx, next) {
    await next()
    const route = `${methodOf(ctx)} ${routeOf(ctx)}`
    const kind = ctx.status < 400 ? CALL_EVENTS[route] : refusalEvent(ctx)
    if (kind === undefined) return
    security.note({
      kind,
      userId: concernedUser(ctx),
      network: networkOf(ctx),
      route,
      requestId: requestId(ctx),
    })
  }
}

function refusalEvent({ body }: Context): SecurityKind | undefined {
  const isProblem = typeof body === 'object' && body !== null && 'error' in body
  return isProblem ? REFUSAL_EVENTS[body.error as ProblemCode] : undefined
}
