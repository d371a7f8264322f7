import { type Asker, lockAsker } from '#api/accounts/lock-asker.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import type { Services } from '#api/services.ts'
import { endWallets } from '#api/trust/wallets/end-wallets.ts'
import { WalletRow } from '#api/trust/wallets/wallet-row.ts'

/** Ends a wallet for ever. The wallet gets no more instances, and all its instances are revoked. */
export async function endWallet(
  { database, clock }: Services,
  { user, walletId }: { user: Asker; walletId: string },
): Promise<void> {
  if (!isUuid(walletId)) throw new ApiError('WALLET_NOT_FOUND')
  await database.transaction(async (trx) => {
    await lockAsker(trx, user)
    const wallet = await WalletRow.withId(trx, walletId)
    if (wallet?.userId !== user.id || wallet.endedAt) throw new ApiError('WALLET_NOT_FOUND')
    await endWallets(trx, [walletId], { reason: 'user', now: clock.now() })
  })
}
