import type { Transaction } from 'objection'
import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'

/** The only row: the present series of receipt numbers, and the last number used. */
export class ReceiptSeriesRow extends rowOf({
  table: 'receipt_series',
  kept: 'for ever',
  why: 'one row: the last number of a receipt',
  columns: {
    isOnly: nobodys<true>(),
    series: nobodys<string>(),
    lastNumber: nobodys<number>(),
  },
}) {
  static override idColumn = 'isOnly'

  static read(connection: Knex) {
    return this.query(connection).first().throwIfNotFound()
  }

  /**
   * Takes the next number. Another caller waits for the end of this transaction. After a rollback, that
   * caller gets the same number.
   */
  static takeNumber(trx: Transaction) {
    return this.query(trx)
      .patch({ lastNumber: this.raw('last_number + 1') })
      .returning('*')
      .first()
      .throwIfNotFound()
  }

  /**
   * Begins a series of receipt numbers, named after the present time. If series had numbers, a restored
   * backup would repeat the number of a series, and two receipts could get the same number.
   */
  static begin(trx: Transaction, now: Date) {
    const series = now.toISOString().slice(0, 19).replace(/\D/g, '')
    return this.query(trx).patch({ series, lastNumber: 0 })
  }
}
