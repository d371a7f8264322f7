import type { Context } from 'koa'
import * as z from 'zod/mini'
import { lockHolder } from '#api/accounts/lock-holders.ts'
import { readJsonBody } from '#api/http/read-body.ts'
import { OAuthError } from './oauth-error.ts'
import { requireAccess } from '#api/interop/token/require-access.ts'
import type { Services } from '#api/services.ts'
import { WalletInstanceRow } from '#api/trust/wallets/wallet-instance-row.ts'
import { NOTIFICATION_PATH } from '#contracts/interop/addresses.ts'
import { INTEROP_FORMATS } from '#contracts/interop/visa-type.ts'

const Notification = z.object({
  notification_id: z.string(),
  event: z.enum(['credential_accepted', 'credential_failure', 'credential_deleted']),
})

/** Revokes instances when a wallet reports that it has not stored them (OpenID4VCI 1.0, 11). */
export async function takeNotification(services: Services, ctx: Context): Promise<void> {
  const wallet = await requireAccess(services, ctx, NOTIFICATION_PATH)
  const { data } = Notification.safeParse(await readJsonBody(ctx))
  if (!data) throw new OAuthError('invalid_notification_request', 'The call cannot be read.')
  const format = INTEROP_FORMATS.find((one) => data.notification_id === `${wallet.id}.${one}`)
  if (!format) throw new OAuthError('invalid_notification_id', 'Nothing was given under this id.')
  if (data.event === 'credential_accepted') return
  await services.database.transaction(async (trx) => {
    await lockHolder(trx, wallet.userId)
    await WalletInstanceRow.revokeForWallets(trx, [wallet.id]).where({ format })
  })
}
