import type Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import { ApiError } from './errors.ts'
import { isApi } from './headers.ts'
import { nameRoute } from './metrics.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

interface Rule {
  sessionCookie: string
  /**
   * The public address of the product. Absent outside production. The address of the request is then used
   * instead.
   */
  publicOrigin: string | undefined
  router: Router
}

/**
 * Throws when a page of another site makes a call of the API. This middleware runs before sessions, database
 * and limits, so that such a call costs the visitor of that page nothing.
 * - A read is refused if `Sec-Fetch-Site` names another site. `none` is an address that a person typed.
 * - A call that changes something must come from our own pages. Calls without a session are checked too,
 *   because the response can change the caller's browser. An old browser, or a browser on another machine
 *   with plain http, sends only `Origin`. A call without a session and without both headers is allowed,
 *   because it does not come from a browser.
 */
export function refuseCrossOrigin({ sessionCookie, publicOrigin, router }: Rule): Middleware {
  return async function sameOrigin(ctx, next) {
    const isRefused = SAFE_METHODS.has(ctx.method)
      ? isForeignRead(ctx)
      : (saysOrigin(ctx) || ctx.cookies.get(sessionCookie, { signed: false }) !== undefined) &&
        !isSameOrigin(ctx, publicOrigin)
    if (isRefused) {
      nameRoute(ctx, router)
      throw new ApiError('CROSS_ORIGIN')
    }
    await next()
  }
}

/** The answers under `/api/trust` are the same for everybody, and nothing counts them. */
function isForeignRead(ctx: Context): boolean {
  const site = ctx.get('Sec-Fetch-Site')
  const isOurs = site === '' || site === 'same-origin' || site === 'none'
  return !isOurs && isApi(ctx.path) && !/^\/api\/trust(?:\/|$)/.test(ctx.path)
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
