import type { Transaction } from 'objection'
import { type WalletEnd, WalletRow } from './wallet-row.ts'
import { WalletInstanceRow } from './wallet-instance-row.ts'

/*
 * These functions end other wallets. An ended wallet gets no more instances. Our own verifier refuses its
 * credentials immediately. Other verifiers refuse them after they have the next signed lists. The caller must
 * have locked the holder.
 */

export async function endWallets(trx: Transaction, ids: string[], end: WalletEnd): Promise<void> {
  if (ids.length === 0) return
  await WalletRow.end(trx, end).whereIn('id', ids)
  await WalletInstanceRow.revokeForWallets(trx, ids)
}

/** Ends all wallets to which the user has given a credential. */
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

/**
 * Ends all wallets that have one of these credentials. Also revokes the instances of wallets that have
 * already ended.
 */
export async function endWalletsWith(
  trx: Transaction,
  credentialIds: string[],
  now: Date,
): Promise<void> {
  await WalletRow.end(trx, { reason: 'revoked', now }).whereIn('credentialId', credentialIds)
  await WalletInstanceRow.revokeForCredentials(trx, credentialIds)
}
