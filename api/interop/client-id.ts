import { OAuthError } from './oauth-error.ts'

const CLIENT_ID_MAX = 200
/** No control or format characters, joiners among them: it names a machine. */
const PRINTABLE = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u
const ANY = 'Another wallet'

/** What a wallet calls itself. Nobody registers, so it says nothing about who that is. */
export function readClientId(text: string): string {
  if (text.length > CLIENT_ID_MAX || !PRINTABLE.test(text)) {
    throw new OAuthError('invalid_request', 'client_id has to be 200 printable characters at most.')
  }
  return text
}

/** What people read: the host where it is an address. */
export function nameWallet(clientId: string | null): string {
  if (clientId === null) return ANY
  const url = URL.canParse(clientId) ? new URL(clientId) : null
  return url && url.host !== '' ? url.host : clientId
}
