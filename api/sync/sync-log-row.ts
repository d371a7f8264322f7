import type { Transaction } from 'objection'
import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'

/** A table with one row: the epoch of the log of events, and the time of the last `after-restore`. */
export class SyncLogRow extends rowOf({
  table: 'sync_log',
  kept: 'for ever',
  why: 'one row: the id of the log, and the time of the last restore',
  columns: {
    isOnly: nobodys<true>(),
    epoch: nobodys<string>(),
    restoredAt: nobodys<Date | null>(),
  },
}) {
  static override idColumn = 'isOnly'

  static read(connection: Knex) {
    return this.query(connection).first().throwIfNotFound()
  }

  /** Locks the row until the transaction ends. Returns false if another epoch has begun. */
  static async hold(trx: Transaction, epoch: string): Promise<boolean> {
    return (await this.query(trx).findOne({ epoch }).forShare()) !== undefined
  }

  /** Locks the row for a transaction that begins an epoch. Other such transactions must wait. */
  static lock(trx: Transaction) {
    return this.query(trx).forUpdate().first().throwIfNotFound()
  }

  static beginEpoch(connection: Knex, restoredAt: Date) {
    return this.query(connection).patch({ epoch: this.raw('gen_random_uuid()'), restoredAt })
  }
}
