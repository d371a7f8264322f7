import type { Transaction } from 'objection'
import { WalletRequestRow } from '#api/interop/authorize/wallet-request-row.ts'
import { OfferRow } from '#api/interop/offers/offer-row.ts'
import { WalletListRow } from '#api/interop/status/wallet-list-row.ts'
import { WalletInstanceRow } from '#api/trust/wallets/wallet-instance-row.ts'
import { WalletRow } from '#api/trust/wallets/wallet-row.ts'

/**
 * Ends everything in other wallets after a restore. Nobody knows which instances were issued, ended or
 * revoked since the backup, or which places they use. Every wallet therefore ends, and every list closes
 * with all places revoked. New instances go to lists with unused numbers.
 */
export async function recallWallets(trx: Transaction, now: Date): Promise<void> {
  await WalletRow.end(trx, { reason: 'restored', now })
  // Waits for a transaction that is adding an instance to a list. The next statement then finds the
  // instance.
  await WalletListRow.closeAll(trx, now)
  await WalletInstanceRow.revokeAll(trx)
  await OfferRow.forgetAll(trx)
  await WalletRequestRow.forgetAll(trx)
}
