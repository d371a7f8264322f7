import { SHARE_PATH } from './shared-image.ts'

/**
 * The paths of the documents that load the payment provider's script. They must always come from the network.
 */
const PAYMENT_PAGES = new Set(['/checkout', '/success'])
const NOT_OURS = /^\/(?:api|interop|\.well-known|metrics|healthz|readyz)(?:\/|$)/
const OLD_CODE = /^\/assets\//

export const SHELL = '/index.html'
export const PAYING_OFFLINE = '/paying-offline.html'

export type Answer =
  | 'listed file'
  | 'shell'
  | 'payment page'
  | 'old code'
  | 'shared image'
  /** The worker leaves the request to the browser, which asks the network. */
  | 'network'

type Asked = Pick<Request, 'method' | 'mode' | 'url'>

/**
 * Decides for each request how the worker responds.
 * Decision: `docs/decisions/05-worker-by-hand.md`.
 */
export function chooseAnswer(
  { method, mode, url }: Asked,
  { origin, isListed }: { origin: string; isListed: (path: string) => boolean },
): Answer {
  const address = new URL(url)
  if (address.origin !== origin) return 'network'
  const path = address.pathname
  if (method === 'POST' && mode === 'navigate' && path === SHARE_PATH) return 'shared image'
  if (method !== 'GET' || NOT_OURS.test(path)) return 'network'
  if (PAYMENT_PAGES.has(path)) return mode === 'navigate' ? 'payment page' : 'network'
  if (isListed(path)) return 'listed file'
  if (mode === 'navigate' && !isFile(path)) return 'shell'
  return OLD_CODE.test(path) ? 'old code' : 'network'
}

function isFile(path: string): boolean {
  return path.slice(path.lastIndexOf('/')).includes('.')
}
