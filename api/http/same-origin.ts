import type { Context, Middleware } from 'koa'
import { ApiError } from './errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

interface Rule {
  sessionCookie: string
  /** Our own address. Absent outside production, where the request's address is used instead. */
  publicOrigin: string | undefined
}

/**
 * Throws unless a call that changes something comes from our own pages. The rule also applies
 * without a session, because the response can change the caller's browser. Browsers send the origin
 * in `Sec-Fetch-Site`. Older browsers, and browsers of other machines over plain http, send only
 * `Origin`. A call without a session and with neither header is allowed, because no browser sent
 * it.
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

/** Returns whether one of our own pages sent the call, according to the browser. */
export function isSameOrigin(ctx: Context, publicOrigin: string | undefined): boolean {
  const site = ctx.get('Sec-Fetch-Site')
  if (site !== '') return site === 'same-origin'
  return ctx.get('Origin') === (publicOrigin ?? `${ctx.protocol}://${ctx.host}`)
}
