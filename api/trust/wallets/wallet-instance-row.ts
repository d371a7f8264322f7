import type { Knex } from 'knex'
import type { Transaction } from 'objection'
import { rowOf, unexported } from '#api/database/row.ts'
import type { InteropFormat } from '#contracts/interop/visa-type.ts'

const NOT_TOLD = 'places in lists; the credential and the wallet are exported'

/** One instance of a credential in another wallet, with its index in a status list. */
export class WalletInstanceRow extends rowOf({
  table: 'wallet_instances',
  kept: 'until the instance expires, 30 days at most',
  why: 'the place of the instance in a list that shows other verifiers what is revoked; an expired instance frees its place',
  sweeps: [{ since: 'expires_at', days: 0 }],
  columns: {
    list: unexported<number>(NOT_TOLD, 'stays'),
    index: unexported<number>(NOT_TOLD, 'stays'),
    credentialId: unexported<string>(NOT_TOLD, 'stays'),
    walletId: unexported<string>(NOT_TOLD, 'stays'),
    format: unexported<InteropFormat>(NOT_TOLD, 'stays'),
    /** The time at which the instance ends. After this time, another instance can get its index. */
    expiresAt: unexported<Date>(NOT_TOLD, 'stays'),
    isRevoked: unexported<boolean>(NOT_TOLD, 'stays'),
  },
}) {
  static override idColumn = ['list', 'index']

  /** Returns the indices that were free. Leaves out instances whose index was taken. */
  static async place(trx: Transaction, instances: Partial<WalletInstanceRow>[]) {
    if (instances.length === 0) return []
    const rows = await trx(this.tableName)
      .insert(instances)
      .onConflict(['list', 'index'])
      .ignore()
      .returning(['list', 'index'])
    return rows as Pick<WalletInstanceRow, 'list' | 'index'>[]
  }

  static at(connection: Knex, place: Pick<WalletInstanceRow, 'list' | 'index'>) {
    return this.query(connection).findOne(place)
  }

  static revokeForCredentials(trx: Transaction, credentialIds: string[]) {
    return this.query(trx)
      .patch({ isRevoked: true })
      .whereIn('credentialId', credentialIds)
      .where({ isRevoked: false })
  }

  static revokeForWallets(trx: Transaction, walletIds: string[]) {
    return this.query(trx)
      .patch({ isRevoked: true })
      .whereIn('walletId', walletIds)
      .where({ isRevoked: false })
  }

  static revokeAll(trx: Transaction) {
    return this.query(trx).patch({ isRevoked: true }).where({ isRevoked: false })
  }

  static async revokedIn(connection: Knex, list: number): Promise<number[]> {
    const rows = await this.query(connection).select('index').where({ list, isRevoked: true })
    return rows.map(({ index }) => index)
  }
}
