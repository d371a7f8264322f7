import type { Transaction } from 'objection'
import { WalletRequestRow } from '#api/interop/authorize/wallet-request-row.ts'
import { OfferRow } from '#api/interop/offers/offer-row.ts'
import { WalletListRow } from '#api/interop/status/wallet-list-row.ts'
import { WalletInstanceRow } from '#api/trust/wallets/wallet-instance-row.ts'
import { WalletRow } from '#api/trust/wallets/wallet-row.ts'

/**
 * After a restore nobody knows which instances were given, ended or revoked since the backup, nor which
 * places they took. So every wallet ends, every list closes with all places revoked, and new instances go
 * to lists with numbers that no former list can have.
 */
export async function recallWallets(trx: Transaction, now: Date): Promise<void> {
  await WalletRow.end(trx, { reason: 'restored', now })
  // Waits for a transaction that is placing an instance in a list, and then finds the instance.
  await WalletListRow.closeAll(trx, now)
  await WalletInstanceRow.revokeAll(trx)
  await OfferRow.forgetAll(trx)
  await WalletRequestRow.forgetAll(trx)
}
