import { hashSecret } from '#api/accounts/recovery/link-secret.ts'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import type { Services } from '#api/services.ts'
import { WalletRow } from '#api/trust/wallets/wallet-row.ts'
import { REISSUE_MS } from '#contracts/interop/limits.ts'
import { OAuthError } from '#api/interop/oauth-error.ts'
import { requireParameter } from '#api/interop/read-form.ts'
import { requireGivable } from '#api/interop/require-givable.ts'
import type { Shown } from './grants.ts'
import { makeTokens, type Tokens } from './new-tokens.ts'

const OVER = 'This token is over: the wallet was ended, or has a newer one.'

/**
 * Replaces the refresh token by a new pair of tokens. The old token stays valid until the first use of the
 * new token, because our response can be lost. A thief cannot use the old token, because the wallet's key
 * must sign the call. A copy of the wallet with its key can stay unnoticed until the refresh token expires.
 */
export async function refresh(
  { database, clock }: Services,
  { form, thumbprint, attested }: Shown,
): Promise<Tokens> {
  const shown = hashSecret(requireParameter(form, 'refresh_token'))
  const now = clock.now()
  const found = await WalletRow.withRefresh(database, shown)
  if (found?.thumbprint !== thumbprint || found.refreshExpiresAt <= now) {
    throw new OAuthError('invalid_grant', OVER)
  }
  if (attested !== undefined && attested !== (found.clientId ?? attested)) {
    throw new OAuthError('invalid_grant', 'This token was given to another wallet.')
  }
  const waitMs = (found.issuedAt?.getTime() ?? 0) + REISSUE_MS - now.getTime()
  if (waitMs > 0) {
    const message = 'What the wallet has is new: it is given new ones every 15 days at most.'
    throw new OAuthError('temporarily_unavailable', message, Math.ceil(waitMs / 1000))
  }
  return database.transaction(async (trx) => {
    await lockHolder(trx, found.userId)
    await requireGivable(trx, found, now)
    const { tokens, columns } = makeTokens(now)
    const renewed = await WalletRow.renew(trx, shown, columns)
    if (!renewed) throw new OAuthError('invalid_grant', OVER)
    return tokens
  })
}
