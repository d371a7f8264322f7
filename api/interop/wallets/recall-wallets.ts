import type { Transaction } from 'objection'
import { WalletRequestRow } from '#api/interop/authorize/wallet-request-row.ts'
import { OfferRow } from '#api/interop/offers/offer-row.ts'
import { WalletListRow } from '#api/interop/status/wallet-list-row.ts'
import { WalletInstanceRow } from '#api/trust/wallets/wallet-instance-row.ts'
import { WalletRow } from '#api/trust/wallets/wallet-row.ts'

/**
 * Ends the wallets of other makers after a restore. The restored database does not know which instances were
 * issued or revoked after the backup, and which indices they have. Therefore this function ends every such
 * wallet, and closes every list with all its indices revoked. New instances go into new lists with unused
 * numbers.
 */
export async function recallWallets(trx: Transaction, now: Date): Promise<void> {
  await WalletRow.end(trx, { reason: 'restored', now })
  // Waits for a transaction that is adding an instance to a list. The next statement then revokes this
  // instance too.
  await WalletListRow.closeAll(trx, now)
  await WalletInstanceRow.revokeAll(trx)
  await OfferRow.forgetAll(trx)
  await WalletRequestRow.forgetAll(trx)
}
