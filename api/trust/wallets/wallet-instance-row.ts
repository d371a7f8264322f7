import type { Knex } from 'knex'
import { Model, type Transaction } from 'objection'
import type { InteropFormat } from '#contracts/interop/visa-type.ts'

/** The place of one instance of a credential in another wallet, in a list for wallets only. */
export class WalletInstanceRow extends Model {
  static override tableName = 'wallet_instances'
  static override idColumn = ['list', 'index']
  declare list: number
  declare index: number
  declare credentialId: string
  declare walletId: string
  declare format: InteropFormat
  /** After this time another instance may get the place. */
  declare expiresAt: Date
  declare isRevoked: boolean

  /** Answers the instances whose places were free. */
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
