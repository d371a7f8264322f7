import type Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import { isOpen } from './headers.ts'

const HEADERS =
  'Authorization, Content-Type, DPoP, OAuth-Client-Attestation, OAuth-Client-Attestation-PoP'
const READABLE = 'DPoP-Nonce, Retry-After, WWW-Authenticate'
const PREFLIGHT_SECONDS = '600'

/**
 * Handles the paths that other wallets and verifiers call, from a browser page of any origin or without a
 * browser. This middleware runs before the sessions and reads no cookie. Another site therefore cannot misuse
 * a user's cookie.
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
 * The function after the last route. It does nothing. An unknown path therefore gets a 404 from
 * `answerProblems`, and no page of the app.
 */
function nowhere(): Promise<void> {
  return Promise.resolve()
}
