import type { Transaction } from 'objection'
import { WalletRequestRow } from '#api/interop/authorize/wallet-request-row.ts'
import { OfferRow } from '#api/interop/offers/offer-row.ts'
import { WalletListRow } from '#api/interop/status/wallet-list-row.ts'
import { WalletInstanceRow } from '#api/trust/wallets/wallet-instance-row.ts'
import { WalletRow } from '#api/trust/wallets/wallet-row.ts'

/**
 * After a restore nobody knows what was given, ended or revoked since the backup, nor which places that took.
 * So no wallet gets anything more by what it has, every list closes as all revoked, and new instances stand
 * in lists of numbers that no former one can have had.
 */
export async function recallWallets(trx: Transaction, now: Date): Promise<void> {
  await WalletRow.end(trx, { reason: 'restored', now })
  // Waits for a transaction that is just placing something in a list, and then finds it.
  await WalletListRow.closeAll(trx, now)
  await WalletInstanceRow.revokeAll(trx)
  await OfferRow.forgetAll(trx)
  await WalletRequestRow.forgetAll(trx)
}
