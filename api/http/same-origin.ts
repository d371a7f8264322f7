import type { Context, Middleware } from 'koa'
import { ApiError } from '#api/errors.ts'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])

interface Rule {
  sessionCookie: string
  /** Absent outside production: then the address that was asked counts as our own. */
  publicOrigin: string | undefined
}

/**
 * A call that could act in a signed-in user's name must come from our own pages. Browsers say so
 * in `Sec-Fetch-Site`; older ones, and plain http beyond this machine, only in `Origin`.
 */
export function refuseCrossOrigin({ sessionCookie, publicOrigin }: Rule): Middleware {
  return async function sameOrigin(ctx, next) {
    const isExempt =
      SAFE_METHODS.has(ctx.method) ||
      ctx.cookies.get(sessionCookie, { signed: false }) === undefined
    if (!isExempt && !isSameOrigin(ctx, publicOrigin)) throw new ApiError('CROSS_ORIGIN')
    await next()
  }
}

function isSameOrigin(ctx: Context, publicOrigin: string | undefined): boolean {
  const site = ctx.get('Sec-Fetch-Site')
  if (site !== '') return site === 'same-origin'
  return ctx.get('Origin') === (publicOrigin ?? `${ctx.protocol}://${ctx.host}`)
}
