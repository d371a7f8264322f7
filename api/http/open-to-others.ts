import type Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import { isOpen } from './headers.ts'

const HEADERS =
  'Authorization, Content-Type, DPoP, OAuth-Client-Attestation, OAuth-Client-Attestation-PoP'
const READABLE = 'DPoP-Nonce, Retry-After, WWW-Authenticate'
const PREFLIGHT_SECONDS = '600'

/**
 * Handles the paths that other wallets and verifiers call, from a browser of any origin or without a browser.
 * This middleware runs before sessions and uses no cookie, so another site cannot misuse a cookie.
 */
export function openToOthers(router: Router): Middleware {
  const answer = router.routes() as unknown as Middleware
  const methods = router.allowedMethods() as unknown as Middleware
  return async function open(ctx, next) {
    if (!isOpen(ctx.path)) {
      await next()
      return
    }
    ctx.set('Access-Control-Allow-Origin', '*')
    ctx.set('Access-Control-Expose-Headers', READABLE)
    ctx.set('Cross-Origin-Resource-Policy', 'cross-origin')
    if (ctx.method === 'OPTIONS' && ctx.get('Access-Control-Request-Method') !== '') {
      answerPreflight(ctx)
      return
    }
    await methods(ctx, () => answer(ctx, nowhere) as Promise<void>)
  }
}

function answerPreflight(ctx: Context): void {
  ctx.set('Access-Control-Allow-Methods', 'GET, POST')
  ctx.set('Access-Control-Allow-Headers', HEADERS)
  ctx.set('Access-Control-Max-Age', PREFLIGHT_SECONDS)
  ctx.status = 204
}

/**
 * The last `next` of these paths. It does nothing, so that an unknown path gets no page of the app.
 * `answerProblems` then responds with 404.
 */
function nowhere(): Promise<void> {
  return Promise.resolve()
}
