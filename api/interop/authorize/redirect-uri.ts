import { OAuthError } from '#api/interop/oauth-error.ts'

const REDIRECT_MAX = 500
const LOOPBACK = new Set(['127.0.0.1', '[::1]', 'localhost'])

/** Schemes that a browser acts on by itself, instead of asking an app. */
const OF_BROWSERS =
  /^(about|blob|chrome|content|data|file|filesystem|ftp|intent|javascript|mailto|resource|sms|tel|vbscript|view-source|wss?|x-.*):$/

/** A page of the wallet, an app of its own scheme, or a program on the holder's own machine (RFC 8252). */
export function readRedirectUri(text: string): string {
  const url = text.length <= REDIRECT_MAX && URL.canParse(text) ? new URL(text) : null
  if (!url || url.hash !== '' || url.username !== '' || !isSafe(url)) {
    throw new OAuthError('invalid_request', 'redirect_uri leads nowhere that an answer may go.')
  }
  return text
}

function isSafe({ protocol, hostname }: URL): boolean {
  if (protocol === 'https:') return true
  if (protocol === 'http:') return LOOPBACK.has(hostname)
  return !OF_BROWSERS.test(protocol)
}

/** Where the answer goes, as people read it: the host, or the scheme of an app. */
export function nameDestination(redirectUri: string): string {
  const { protocol, host } = new URL(redirectUri)
  return protocol === 'https:' || protocol === 'http:' ? host : protocol.slice(0, -1)
}
