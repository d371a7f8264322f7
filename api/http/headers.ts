import helmet from 'helmet'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { Middleware } from 'koa'

const HSTS_SECONDS = 365 * 24 * 60 * 60
const PAYMENT_PAGES = new Set(['/checkout', '/success'])
/**
 * The permissions of every page except the payment pages. All these pages have one document. The scanner
 * needs the camera, and spoken answers need the microphone.
 */
const SHELL_PERMISSIONS = 'camera=(self), geolocation=(), microphone=(self), payment=()'
/** The origins of the payment provider's frames. Google Pay and Link pay inside them. */
const PROVIDER_FRAMES = [
  'https://js.stripe.com',
  'https://*.js.stripe.com',
  'https://hooks.stripe.com',
]
const PAYMENT_PERMISSIONS = `camera=(), geolocation=(), microphone=(), payment=(self ${PROVIDER_FRAMES.map((origin) => `"${origin}"`).join(' ')})`
const API_PERMISSIONS = 'camera=(), geolocation=(), microphone=(), payment=()'

const NOTHING = ["'none'"]
const SELF = ["'self'"]

const SHELL_POLICY = {
  defaultSrc: SELF,
  // The QR reader is WebAssembly and needs this rule.
  scriptSrc: ["'self'", "'wasm-unsafe-eval'"],
  scriptSrcAttr: NOTHING,
  styleSrc: SELF,
  imgSrc: ["'self'", 'data:', 'blob:'],
  mediaSrc: ["'self'", 'blob:'],
  fontSrc: SELF,
  connectSrc: SELF,
  workerSrc: SELF,
  manifestSrc: SELF,
  frameSrc: NOTHING,
  objectSrc: NOTHING,
  baseUri: NOTHING,
  formAction: SELF,
  frameAncestors: NOTHING,
}

/**
 * The policy for the pages `/checkout` and `/success`. No other page may load the payment provider's script.
 */
const PAYMENT_POLICY = {
  ...SHELL_POLICY,
  scriptSrc: ["'self'", 'https://js.stripe.com', 'https://*.js.stripe.com'],
  // The provider's card form sets a style attribute on its own frame.
  styleSrc: ["'self'", "'unsafe-inline'"],
  connectSrc: ["'self'", 'https://api.stripe.com'],
  frameSrc: ["'self'", ...PROVIDER_FRAMES],
  imgSrc: ["'self'", 'data:', 'https://*.stripe.com'],
}

const API_POLICY = {
  defaultSrc: NOTHING,
  objectSrc: NOTHING,
  baseUri: NOTHING,
  frameAncestors: NOTHING,
  sandbox: [],
}

/**
 * Sets the security headers of every response. The policy depends on the path: one for payment pages, one for
 * other pages, and one for the API.
 */
export function setSecurityHeaders(isProduction: boolean): Middleware {
  const build = (
    directives: Record<string, string[]>,
    permissions: string,
    opener: 'same-origin' | 'same-origin-allow-popups' = 'same-origin',
  ) =>
    headersOf({
      contentSecurityPolicy: { useDefaults: false, directives },
      strictTransportSecurity: isProduction && { maxAge: HSTS_SECONDS, includeSubDomains: true },
      referrerPolicy: { policy: 'no-referrer' },
      crossOriginOpenerPolicy: { policy: opener },
      crossOriginResourcePolicy: { policy: 'same-origin' },
      xFrameOptions: { action: 'deny' },
    }).set('permissions-policy', permissions)
  const shell = build(SHELL_POLICY, SHELL_PERMISSIONS)
  // The provider's own windows, such as the one of Link, answer to the page that has opened them.
  const payment = build(PAYMENT_POLICY, PAYMENT_PERMISSIONS, 'same-origin-allow-popups')
  const api = build(API_POLICY, API_PERMISSIONS).set('cache-control', 'no-store')

  return function securityHeaders(ctx, next) {
    if (isApi(ctx.path) || isOpen(ctx.path)) ctx.res.setHeaders(api)
    else ctx.res.setHeaders(PAYMENT_PAGES.has(ctx.path) ? payment : shell)
    return next()
  }
}

/** Returns Helmet's headers. Computed once, because they are the same for each response. */
function headersOf(options: Parameters<typeof helmet>[0]): Map<string, string> {
  const answer = new ServerResponse(new IncomingMessage(new Socket()))
  helmet(options)(answer.req, answer, () => undefined)
  return new Map(Object.entries(answer.getHeaders()).map(([name, value]) => [name, String(value)]))
}

/**
 * Returns whether the path is for other wallets and verifiers. Any origin may call such a path, without a
 * cookie.
 */
export function isOpen(path: string): boolean {
  return path.startsWith('/interop/') || path.startsWith('/.well-known/')
}

export function isApi(path: string): boolean {
  return path === '/api' || path.startsWith('/api/')
}
