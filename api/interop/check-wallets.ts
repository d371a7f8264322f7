import type { Knex } from 'knex'
import type { Check } from '#api/database/check.ts'
import { WalletInstanceRow } from '#api/trust/wallets/wallet-instance-row.ts'
import { WalletRow } from '#api/trust/wallets/wallet-row.ts'

/**
 * Checks three rules. An instance must be revoked if its credential, its wallet or its list has ended. An
 * instance must have the same credential as its wallet. A wallet must have ended if its credential is
 * revoked, is in doubt or belongs to another user.
 */
export async function* checkWallets({ database }: { database: Knex }): Check {
  const instances = () =>
    WalletInstanceRow.query(database)
      .join(
        'visa_credentials as credential',
        'credential.credentialId',
        'wallet_instances.credentialId',
      )
      .join('wallets as wallet', 'wallet.id', 'wallet_instances.walletId')
      .select('wallet_instances.*')
      .orderBy(['wallet_instances.list', 'wallet_instances.index'])
  const unmarked = await instances()
    .where({ 'wallet_instances.isRevoked': false })
    .where((ended) => {
      void ended
        .where('credential.isRevoked', true)
        .orWhereNotNull('credential.doubtedAt')
        .orWhereNotNull('wallet.endedAt')
    })
  for (const { list, index } of unmarked) {
    const fault = 'its credential or its wallet was ended, but it is not revoked'
    yield { subject: `Instance ${String(list)}/${String(index)}`, fault }
  }
  const closed = await instances()
    .join('wallet_lists as list', 'list.list', 'wallet_instances.list')
    .where({ 'wallet_instances.isRevoked': false })
    .whereNotNull('list.closedAt')
  for (const { list, index } of closed) {
    const fault = 'its list was closed, but it is not revoked'
    yield { subject: `Instance ${String(list)}/${String(index)}`, fault }
  }
  const strayed = await instances().whereColumn(
    'wallet.credentialId',
    '<>',
    'wallet_instances.credentialId',
  )
  for (const { list, index } of strayed) {
    const fault = 'it has another credential than its wallet'
    yield { subject: `Instance ${String(list)}/${String(index)}`, fault }
  }
  const alive = await WalletRow.query(database)
    .join('visa_credentials as credential', 'credential.credentialId', 'wallets.credentialId')
    .select('wallets.id')
    .whereNull('wallets.endedAt')
    .where((ended) => {
      void ended
        .where('credential.isRevoked', true)
        .orWhereNotNull('credential.doubtedAt')
        .orWhereColumn('credential.userId', '<>', 'wallets.userId')
    })
    .orderBy('wallets.id')
  for (const { id } of alive) {
    const fault =
      'its credential was ended or belongs to another person, but it still gets instances'
    yield { subject: `Wallet ${id}`, fault }
  }
  return { checked: await WalletRow.query(database).resultSize() }
}
