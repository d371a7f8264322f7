import { OAuthError } from '#api/interop/oauth-error.ts'

const REDIRECT_MAX = 500

/** Schemes without a dot that wallets have published as theirs, with the wallets' names. */
const PUBLISHED: Record<string, string> = {
  'asitplus-wallet:': 'Valera, of A-SIT Plus',
  'eudi-openid4ci:': 'the reference wallet of the European Union',
}

/** A reversed domain (RFC 8252, 7.1). Schemes of browsers and operating systems have no dot. */
const PRIVATE_USE = /^[a-z][a-z0-9]*(\.[a-z0-9][a-z0-9-]*)+:$/
/** These reversed domains belong to apps of the operating system. */
const OF_SYSTEMS = /^(com\.(android|apple|microsoft)|android|ms|windows)\./

/**
 * Accepts a page of the wallet, or an app under the wallet's own scheme. A wallet whose name is an https
 * address gets its answers at that host, so that no wallet can use another one's name.
 */
export function readRedirectUri(text: string, clientId: string): string {
  const url = text.length <= REDIRECT_MAX && URL.canParse(text) ? new URL(text) : null
  if (!url || url.hash !== '' || url.username !== '' || !isOfApps(url)) {
    throw new OAuthError('invalid_request', 'redirect_uri leads nowhere that an answer may go.')
  }
  if (!isUnderName(url, clientId)) {
    throw new OAuthError('invalid_request', 'redirect_uri and client_id have to share their host.')
  }
  return text
}

function isOfApps({ protocol }: URL): boolean {
  if (protocol === 'https:' || protocol in PUBLISHED) return true
  return PRIVATE_USE.test(protocol) && !OF_SYSTEMS.test(protocol)
}

/** Behind a private scheme anybody can write any host; only https and published schemes count. */
function isUnderName({ protocol, host }: URL, clientId: string): boolean {
  const client = URL.canParse(clientId) ? new URL(clientId) : null
  if (client?.protocol !== 'https:') return true
  return (protocol === 'https:' || protocol in PUBLISHED) && host === client.host
}

/** The answer's destination as people read it: the host, or the scheme of an app. */
export function nameDestination(redirectUri: string): string {
  const { protocol, host } = new URL(redirectUri)
  return protocol === 'https:' ? host : (PUBLISHED[protocol] ?? protocol.slice(0, -1))
}
