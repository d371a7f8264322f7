import { OAuthError } from './oauth-error.ts'

const CLIENT_ID_MAX = 200
/** Text without control and format characters, not even joiners. The name of a program needs none of them. */
const PRINTABLE = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u
const ANY = 'Another wallet'

/** Reads the name that the wallet uses for itself. Wallets do not register, so the name proves nothing. */
export function readClientId(text: string): string {
  if (text.length > CLIENT_ID_MAX || !PRINTABLE.test(text)) {
    throw new OAuthError('invalid_request', 'client_id has to be 200 printable characters at most.')
  }
  return text
}

/** Returns the wallet's name as people see it. If the name is an address, this is the address's host. */
export function nameWallet(clientId: string | null): string {
  if (clientId === null) return ANY
  const url = URL.canParse(clientId) ? new URL(clientId) : null
  return url && url.host !== '' ? url.host : clientId
}
