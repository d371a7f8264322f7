import { createHash } from 'node:crypto'
import type { Transaction } from 'objection'
import { isSameSecret } from '#api/http/is-same-secret.ts'
import { hashSecret } from '#api/accounts/recovery/link-secret.ts'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import type { Services } from '#api/services.ts'
import { endWallets } from '#api/trust/wallets/end-wallets.ts'
import { WalletRow } from '#api/trust/wallets/wallet-row.ts'
import { type Consented, WalletRequestRow } from '#api/interop/authorize/wallet-request-row.ts'
import { OAuthError } from '#api/interop/oauth-error.ts'
import { type Form, requireParameter } from '#api/interop/read-form.ts'
import { requireGivable } from '#api/interop/require-givable.ts'
import type { Shown } from './grants.ts'
import { addWallet, type Tokens } from './new-tokens.ts'

const OVER = 'This code has expired, was used already, or belongs to another request.'
const VERIFIER = /^[A-Za-z0-9._~-]{43,128}$/

interface Granted {
  tokens: Tokens
  /** The configurations that the wallet named in `authorization_details`. Null when it named none. */
  details: string[] | null
}

/**
 * Redeems an authorization code. The code works only once. If somebody sends a used code again with the right
 * verifier and key, ends the wallet that got the first tokens (RFC 6749, 4.1.2). One of the two senders must
 * be a thief.
 */
export async function redeemCode(
  { database, clock, env, mailer }: Services,
  { form, thumbprint }: Shown,
): Promise<Granted> {
  const code = requireParameter(form, 'code')
  const now = clock.now()
  const request = await WalletRequestRow.withCode(database, hashSecret(code))
  if (!request || !isTheirs(request, form, thumbprint)) {
    throw new OAuthError('invalid_grant', OVER)
  }
  const granted = await database.transaction(async (trx) => {
    const holder = await lockHolder(trx, request.userId)
    if (holder?.authVersion !== request.authVersion) return null
    if (!(await WalletRequestRow.use(trx, request.id, now))) {
      await endGiven(trx, request.id, now)
      return null
    }
    const credential = await requireGivable(trx, request, now)
    const { id: requestId, clientId, redirectUri: provenUri, configurations } = request
    const asked = { requestId, clientId, provenUri, configurations }
    return addWallet(env, trx, { ...asked, credential, thumbprint, now })
  })
  if (!granted) throw new OAuthError('invalid_grant', OVER)
  mailer.wake()
  return { tokens: granted, details: request.hasDetails ? request.configurations : null }
}

function isTheirs(request: Consented, form: Form, thumbprint: string): boolean {
  const verifier = requireParameter(form, 'code_verifier')
  return (
    requireParameter(form, 'redirect_uri') === request.redirectUri &&
    requireParameter(form, 'client_id') === request.clientId &&
    (request.thumbprint === null || request.thumbprint === thumbprint) &&
    VERIFIER.test(verifier) &&
    isChallengeOf(request.codeChallenge, verifier)
  )
}

/**
 * Returns whether the challenge is the SHA-256 of the verifier. S256 is the only allowed method (RFC 7636,
 * 4.6).
 */
function isChallengeOf(challenge: string, verifier: string): boolean {
  const given = Buffer.from(challenge, 'base64url')
  const hash = createHash('sha256').update(verifier).digest()
  return isSameSecret(given, hash)
}

async function endGiven(trx: Transaction, requestId: string, now: Date): Promise<void> {
  const wallet = await WalletRow.ofRequest(trx, requestId)
  if (wallet) await endWallets(trx, [wallet.id], { reason: 'replaced', now })
}
