import type { Context, Middleware } from 'koa'
import { ApiError } from './errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

interface Rule {
  sessionCookie: string
  /**
   * The public address of the product. Absent outside production. The address of the request is then used
   * instead.
   */
  publicOrigin: string | undefined
}

/**
 * Throws when a call that changes something does not come from our own pages. Calls without a session are
 * checked too, because the response can change the caller's browser. A browser sends the origin in
 * `Sec-Fetch-Site`. An old browser, or a browser on another machine with plain http, sends only `Origin`. A
 * call without a session and without both headers is allowed, because it does not come from a browser.
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
