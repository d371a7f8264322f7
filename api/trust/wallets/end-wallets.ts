import type { Transaction } from 'objection'
import { type WalletEnd, WalletRow } from './wallet-row.ts'
import { WalletInstanceRow } from './wallet-instance-row.ts'

/*
 * These functions end wallets of others. From then on such a wallet gets nothing more, and our own verifier
 * refuses what it holds. Other verifiers refuse that once they read the next signed lists. The caller has
 * locked the holder.
 */

export async function endWallets(trx: Transaction, ids: string[], end: WalletEnd): Promise<void> {
  if (ids.length === 0) return
  await WalletRow.end(trx, end).whereIn('id', ids)
  await WalletInstanceRow.revokeForWallets(trx, ids)
}

/** All that a person has given something to. */
export async function endWalletsOf(
  trx: Transaction,
  userId: string,
  end: WalletEnd,
): Promise<void> {
  const wallets = await WalletRow.ofUser(trx, userId).whereNull('endedAt').select('id')
  await endWallets(
    trx,
    wallets.map(({ id }) => id),
    end,
  )
}

/** All that hold one of these credentials; also what they hold beyond their own end. */
export async function endWalletsWith(
  trx: Transaction,
  credentialIds: string[],
  now: Date,
): Promise<void> {
  await WalletRow.end(trx, { reason: 'revoked', now }).whereIn('credentialId', credentialIds)
  await WalletInstanceRow.revokeForCredentials(trx, credentialIds)
}
