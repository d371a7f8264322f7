import { OAuthError } from '#api/interop/oauth-error.ts'

const REDIRECT_MAX = 500

/** The URL schemes without a dot that wallets have published, with the names of the wallets. */
const PUBLISHED: Record<string, string> = {
  'asitplus-wallet:': 'Valera, of A-SIT Plus',
  'eudi-openid4ci:': 'the reference wallet of the European Union',
}

/**
 * A scheme that is a reversed domain (RFC 8252, 7.1). The schemes of browsers and operating systems have no
 * dot.
 */
const PRIVATE_USE = /^[a-z][a-z0-9]*(\.[a-z0-9][a-z0-9-]*)+:$/
/** The reversed domains of apps that belong to an operating system. */
const OF_SYSTEMS = /^(com\.(android|apple|microsoft)|android|ms|windows)\./

/**
 * Returns a valid redirect address, or throws. It must be an https page, or use an app's own scheme. If the
 * wallet's name is an https address, the redirect must use the same host. A wallet therefore cannot use the
 * name of another wallet.
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

/**
 * Returns whether the redirect uses the host of the wallet's name. Only https and published schemes can
 * prove a host, because anybody can write any host after a private scheme.
 */
function isUnderName({ protocol, host }: URL, clientId: string): boolean {
  const client = URL.canParse(clientId) ? new URL(clientId) : null
  if (client?.protocol !== 'https:') return true
  return (protocol === 'https:' || protocol in PUBLISHED) && host === client.host
}

/**
 * Returns the text that tells the holder where the redirect leads: the host of an https address, the wallet's
 * name for a published scheme, or else the scheme itself.
 */
export function nameDestination(redirectUri: string): string {
  const { protocol, host } = new URL(redirectUri)
  return protocol === 'https:' ? host : (PUBLISHED[protocol] ?? protocol.slice(0, -1))
}
