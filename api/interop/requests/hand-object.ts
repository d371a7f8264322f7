import type { Context } from 'koa'
import { isUuid } from '#api/database/is-uuid.ts'
import { OAuthError } from '#api/interop/oauth-error.ts'
import { readForm } from '#api/interop/read-form.ts'
import type { Services } from '#api/services.ts'
import { WALLET_NONCE_MAX } from '#contracts/interop/limits.ts'
import { PresentationRequestRow } from './presentation-request-row.ts'
import { signForLink } from './request-object.ts'

/** Returns the signed request object. A wallet may fetch it several times, because a response can be lost. */
export async function handObject(services: Services, ctx: Context, id: string): Promise<string> {
  const walletNonce = ctx.method === 'POST' ? await readWalletNonce(ctx) : undefined
  const { database, clock, certificates, publicOrigin } = services
  const asked = isUuid(id)
    ? await PresentationRequestRow.openOne(database, id, clock.now())
    : undefined
  if (!asked) throw new OAuthError('invalid_request', 'This request is over. Ask for a new one.')
  const signer = await certificates.signer('reader')
  return signForLink(signer, asked, { origin: publicOrigin(), walletNonce })
}

/** Ignores the other data that the wallet sends about itself. */
async function readWalletNonce(ctx: Context): Promise<string | undefined> {
  const walletNonce = (await readForm(ctx)).get('wallet_nonce')
  if (walletNonce !== undefined && walletNonce.length > WALLET_NONCE_MAX) {
    throw new OAuthError('invalid_request', 'wallet_nonce is too long.')
  }
  return walletNonce
}
