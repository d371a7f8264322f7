import type { Knex } from 'knex'
import type { Context, Middleware } from 'koa'
import { ApiError } from './errors.ts'
import { clientAddress } from './client-address.ts'
import { isSameSecret } from './is-same-secret.ts'
import type { Metrics } from './metrics.ts'

const READY_TIMEOUT_MS = 2_000
const LOOPBACK = new Set(['127.0.0.1', '::1'])

interface Probed {
  database: Knex
  metrics: Metrics
  metricsToken: string | undefined
  /** Throws when only a person can make the product work well again. A wrong clock is an example. */
  requireReady: () => Promise<void>
}

/**
 * Answers the probes. `/healthz`: the process responds. `/readyz`: the process can serve requests.
 * `/metrics`: the metrics, for the operator only.
 */
export function answerProbes({
  database,
  metrics,
  metricsToken,
  requireReady,
}: Probed): Middleware {
  return async function probes(ctx, next) {
    if (ctx.path === '/healthz') {
      ctx.body = { status: 'alive' }
      return
    }
    if (ctx.path === '/readyz') {
      await database.raw('select 1').timeout(READY_TIMEOUT_MS)
      await requireReady()
      ctx.body = { status: 'ready' }
      return
    }
    if (ctx.path === '/metrics') {
      if (!mayReadMetrics(ctx, metricsToken)) throw new ApiError('NOT_FOUND')
      ctx.type = 'text/plain; version=0.0.4'
      ctx.body = await metrics.render()
      return
    }
    await next()
  }
}

/**
 * Returns whether the caller may read the metrics. If a token is configured, the caller must send it.
 * Otherwise the caller must be on this machine. In this case, a forwarded request is refused, because every
 * caller of a local proxy seems to be on this machine.
 */
function mayReadMetrics(ctx: Context, token: string | undefined): boolean {
  if (token === undefined) {
    const isForwarded = ctx.get('X-Forwarded-For') !== '' || ctx.get('Forwarded') !== ''
    return !isForwarded && LOOPBACK.has(clientAddress(ctx))
  }
  return isSameSecret(Buffer.from(ctx.get('Authorization')), Buffer.from(`Bearer ${token}`))
}
