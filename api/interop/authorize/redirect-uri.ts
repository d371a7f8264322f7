import { OAuthError } from '#api/interop/oauth-error.ts'

const REDIRECT_MAX = 500

/** Schemes without a dot that wallets have published as their own, and whose they are. */
const PUBLISHED: Record<string, string> = {
  'asitplus-wallet:': 'Valera, of A-SIT Plus',
  'eudi-openid4ci:': 'the reference wallet of the European Union',
}

/** The reverse of a domain (RFC 8252, 7.1): a scheme of a browser or an operating system has no dot. */
const PRIVATE_USE = /^[a-z][a-z0-9]*(\.[a-z0-9][a-z0-9-]*)+:$/
/** But for these, which are apps of the system itself. */
const OF_SYSTEMS = /^(com\.(android|apple|microsoft)|android|ms|windows)\./

/**
 * A page of the wallet, or an app of its own scheme. A wallet that calls itself by an https address
 * has its answers there, so that nobody uses the name of somebody else.
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

/** Anybody can write any host behind a scheme of their own, so that one says nothing. */
function isUnderName({ protocol, host }: URL, clientId: string): boolean {
  const client = URL.canParse(clientId) ? new URL(clientId) : null
  if (client?.protocol !== 'https:') return true
  return (protocol === 'https:' || protocol in PUBLISHED) && host === client.host
}

/** Where the answer goes, as people read it: the host, or the scheme of an app. */
export function nameDestination(redirectUri: string): string {
  const { protocol, host } = new URL(redirectUri)
  return protocol === 'https:' ? host : (PUBLISHED[protocol] ?? protocol.slice(0, -1))
}
