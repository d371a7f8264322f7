import type Router from '@koa/router'
import type { Context, Middleware } from 'koa'
import { isOpen } from './headers.ts'

const HEADERS =
  'Authorization, Content-Type, DPoP, OAuth-Client-Attestation, OAuth-Client-Attestation-PoP'
const READABLE = 'DPoP-Nonce, Retry-After, WWW-Authenticate'
const PREFLIGHT_SECONDS = '600'

/**
 * Answers the paths that other wallets and verifiers call, from a browser of any origin or without one.
 * This middleware runs before sessions: it reads and sets no cookie, so another site cannot misuse one.
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

/** These callers do not want the app's pages, so an unanswered path is refused by an outer middleware. */
function nowhere(): Promise<void> {
  return Promise.resolve()
}
