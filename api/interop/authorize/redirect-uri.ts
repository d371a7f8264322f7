import { OAuthError } from '#api/interop/oauth-error.ts'

const REDIRECT_MAX = 500

/** URL schemes without a dot that wallets have published, with the name of each wallet. */
const PUBLISHED: Record<string, string> = {
  'asitplus-wallet:': 'Valera, of A-SIT Plus',
  'eudi-openid4ci:': 'the reference wallet of the European Union',
}

/**
 * A scheme that is a reversed domain (RFC 8252, 7.1). It contains a dot, unlike the schemes of browsers and
 * operating systems.
 */
const PRIVATE_USE = /^[a-z][a-z0-9]*(\.[a-z0-9][a-z0-9-]*)+:$/
/** The reversed domains of apps that belong to an operating system. */
const OF_SYSTEMS = /^(com\.(android|apple|microsoft)|android|ms|windows)\./

/**
 * Returns the redirect address if it is valid. Throws otherwise. The address must be an https page or have an
 * app's own scheme. If the wallet's name is an https address, the redirect address must have the same host. A
 * wallet therefore cannot use the name of another wallet. Plain http is refused, even to a loopback address.
 * The app redirects only after the holder's consent, because anybody can send a request with any address.
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
 * Returns whether the redirect address has the host of the wallet's name. Only an https address or a
 * published scheme can prove this, because anybody can write any host after a private scheme.
 */
function isUnderName({ protocol, host }: URL, clientId: string): boolean {
  const client = URL.canParse(clientId) ? new URL(clientId) : null
  if (client?.protocol !== 'https:') return true
  return (protocol === 'https:' || protocol in PUBLISHED) && host === client.host
}

/**
 * Returns the target of the redirect for the holder to read. For an https address, this is the host. For a
 * published scheme, this is the name of the wallet. For any other scheme, this is the scheme itself.
 */
export function nameDestination(redirectUri: string): string {
  const { protocol, host } = new URL(redirectUri)
  return protocol === 'https:' ? host : (PUBLISHED[protocol] ?? protocol.slice(0, -1))
}
