import { OAuthError } from './oauth-error.ts'

const CLIENT_ID_MAX = 200
/**
 * Text without control characters and format characters. Even joiners are excluded, because the name of a
 * program needs none.
 */
const PRINTABLE = /^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]+$/u

/**
 * Reads the name that a wallet gives itself. The name proves nothing, because wallets do not register here.
 * Therefore the consent page must say that nobody has checked the name, and must show the target of the
 * redirect. A thief can still persuade a holder to use the thief's wallet.
 */
export function readClientId(text: string): string {
  if (text.length > CLIENT_ID_MAX || !PRINTABLE.test(text)) {
    throw new OAuthError('invalid_request', 'client_id has to be 200 printable characters at most.')
  }
  return text
}
