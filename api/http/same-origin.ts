import type { Context, Middleware } from 'koa'
import { ApiError } from './errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

interface Rule {
  sessionCookie: string
  /** Absent outside production: then the address of the request counts as our own. */
  publicOrigin: string | undefined
}

/**
 * A call that changes something must come from our own pages, signed in or not, because its answer may act
 * on the asking browser. Browsers tell the origin in `Sec-Fetch-Site`; older ones, and plain http from
 * other machines, only in `Origin`. A call with neither header and without a session is exempt: it is a
 * script's.
 */
export function refuseCrossOrigin({ sessionCookie, publicOrigin }: Rule): Middleware {
  return async function sameOrigin(ctx, next) {
    const isExempt =
      SAFE_METHODS.has(ctx.method) ||
      (!saysOrigin(ctx) && ctx.cookies.get(sessionCookie, { signed: false }) === undefined)
    if (!isExempt && !isSameOrigin(ctx, publicOrigin)) throw new ApiError('CROSS_ORIGIN')
    await next()
  }
}

function saysOrigin(ctx: Context): boolean {
  return ctx.get('Sec-Fetch-Site') !== '' || ctx.get('Origin') !== ''
}

/** Whether the browser says that one of our pages sent the call. */
export function isSameOrigin(ctx: Context, publicOrigin: string | undefined): boolean {
  const site = ctx.get('Sec-Fetch-Site')
  if (site !== '') return site === 'same-origin'
  return ctx.get('Origin') === (publicOrigin ?? `${ctx.protocol}://${ctx.host}`)
}
