import type { Middleware } from 'koa'
import type { Logger } from 'pino'
import { methodOf, routeOf } from './metrics.ts'
import { requestId } from './problems.ts'

/**
 * Logs one line per request. The line has no address, no query and no user agent, because it must identify
 * nobody.
 */
export function logRequests(log: Logger): Middleware {
  return async function accessLog(ctx, next) {
    const began = performance.now()
    await next()
    const milliseconds = Math.round(performance.now() - began)
    const line = {
      requestId: requestId(ctx),
      method: methodOf(ctx),
      route: routeOf(ctx),
      status: ctx.status,
      milliseconds,
    }
    log.info(line, 'request')
  }
}
