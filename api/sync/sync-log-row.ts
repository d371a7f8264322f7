import { Model, type Transaction } from 'objection'
import type { Knex } from 'knex'

/** One row: which log of events this is, and when `after-restore` last began another one. */
export class SyncLogRow extends Model {
  static override tableName = 'sync_log'
  static override idColumn = 'isOnly'
  declare isOnly: true
  declare epoch: string
  declare restoredAt: Date | null

  static read(connection: Knex) {
    return this.query(connection).first().throwIfNotFound()
  }

  /** Until the transaction ends; false where it is another epoch by now. */
  static async hold(trx: Transaction, epoch: string): Promise<boolean> {
    return (await this.query(trx).findOne({ epoch }).forShare()) !== undefined
  }

  /** Locked by a transaction that begins an epoch: one at a time. */
  static lock(trx: Transaction) {
    return this.query(trx).forUpdate().first().throwIfNotFound()
  }

  static beginEpoch(connection: Knex, restoredAt: Date) {
    return this.query(connection).patch({ epoch: this.raw('gen_random_uuid()'), restoredAt })
  }
}
