import type { Context } from 'koa'
import { hashSecret } from '#api/accounts/recovery/link-secret.ts'
import type { Services } from '#api/services.ts'
import { WalletRow } from '#api/trust/wallets/wallet-row.ts'
import { OAuthError } from '#api/interop/oauth-error.ts'
import { requireDpop } from './dpop.ts'

const SCHEME = /^DPoP ([A-Za-z0-9_-]{43})$/i

/**
 * Returns the wallet of the access token. The call must have a proof by the key to which the token is bound.
 */
export async function requireAccess(
  services: Services,
  ctx: Context,
  path: string,
): Promise<WalletRow & { accessHash: Buffer }> {
  const [, accessToken] = SCHEME.exec(ctx.get('Authorization')) ?? []
  if (accessToken === undefined) {
    throw new OAuthError('invalid_token', 'Bring an access token by the DPoP scheme.')
  }
  const accessHash = hashSecret(accessToken)
  const wallet = await WalletRow.withAccess(services.database, accessHash)
  const isOver = !wallet?.accessExpiresAt || wallet.accessExpiresAt <= services.clock.now()
  if (isOver) throw new OAuthError('invalid_token', 'This access token is over.')
  const address = `${services.publicOrigin()}${path}`
  const thumbprint = await requireDpop(services, ctx, { method: 'POST', address, accessToken })
  if (thumbprint !== wallet.thumbprint) {
    throw new OAuthError('invalid_token', 'This access token is bound to another key.')
  }
  return Object.assign(wallet, { accessHash })
}
