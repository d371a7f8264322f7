import { toSkeleton } from '#api/accounts/addresses/skeleton.ts'
import { OAuthError } from '#api/interop/oauth-error.ts'

const REDIRECT_MAX = 500

/** The URL schemes without a dot that the makers of wallets have published. Any app can take them. */
const PUBLISHED = ['asitplus-wallet:', 'eudi-openid4ci:']

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
  if (protocol === 'https:' || PUBLISHED.includes(protocol)) return true
  return PRIVATE_USE.test(protocol) && !OF_SYSTEMS.test(protocol)
}

/**
 * Returns whether the redirect address has the host of the wallet's name. A published scheme proves no host,
 * but its wallets use it in this form. The holder then reads the scheme (`nameWallet`).
 */
function isUnderName({ protocol, host }: URL, clientId: string): boolean {
  const client = URL.canParse(clientId) ? new URL(clientId) : null
  if (client?.protocol !== 'https:') return true
  return (protocol === 'https:' || PUBLISHED.includes(protocol)) && host === client.host
}

/**
 * Returns the target of the redirect for the holder to read: the host of an https address, or the scheme of an
 * app.
 */
export function nameDestination(redirectUri: string): string {
  const { protocol, host } = new URL(redirectUri)
  return protocol === 'https:' ? host : protocol.slice(0, -1)
}

/** The characters of an address. Its skeleton has a full stop for every character that looks like a dot. */
const ADDRESS = /[.:/\\@]/

/**
 * Returns the name of a wallet for the holder to read: on the consent page, in the list of wallets and in the
 * mail. If the name looks like an address, returns the proven address instead: the target of the redirect, or
 * an attested name. Returns null for a wallet without a name, and for an address that nothing proves.
 */
export function nameWallet(clientId: string, provenUri: string): string
export function nameWallet(clientId: string | null, provenUri: string | null): string | null
export function nameWallet(clientId: string | null, provenUri: string | null): string | null {
  if (clientId === null || !ADDRESS.test(toSkeleton(clientId))) return clientId
  return provenUri === null ? null : nameDestination(provenUri)
}
