import type { Transaction } from 'objection'
import { type WalletEnd, WalletRow } from './wallet-row.ts'
import { WalletInstanceRow } from './wallet-instance-row.ts'

/*
 * These functions end other wallets. An ended wallet receives nothing more, and our own verifier refuses
 * its credentials. Other verifiers refuse them after they read the next signed lists. The caller has
 * locked the holder.
 */

export async function endWallets(trx: Transaction, ids: string[], end: WalletEnd): Promise<void> {
  if (ids.length === 0) return
  await WalletRow.end(trx, end).whereIn('id', ids)
  await WalletInstanceRow.revokeForWallets(trx, ids)
}

/** Ends all wallets that a user has given a credential to. */
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

/** Ends all wallets that hold one of these credentials; revokes the instances of ended wallets too. */
export async function endWalletsWith(
  trx: Transaction,
  credentialIds: string[],
  now: Date,
): Promise<void> {
  await WalletRow.end(trx, { reason: 'revoked', now }).whereIn('credentialId', credentialIds)
  await WalletInstanceRow.revokeForCredentials(trx, credentialIds)
}
