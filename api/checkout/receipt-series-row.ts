import type { Transaction } from 'objection'
import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'

/** The only row of the table: the present series of receipt numbers, and the last number that was used. */
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
   * Takes the next number. A second transaction waits until this transaction ends. If this transaction rolls
   * back, the second one gets the same number. The numbers therefore have no gap.
   */
  static takeNumber(trx: Transaction) {
    return this.query(trx)
      .patch({ lastNumber: this.raw('last_number + 1') })
      .returning('*')
      .first()
      .throwIfNotFound()
  }

  /**
   * Begins a series of receipt numbers. The name of the series is the present time. If the name were a
   * counter, a restored backup would repeat it, and two receipts could get the same number.
   */
  static begin(trx: Transaction, now: Date) {
    const series = now.toISOString().slice(0, 19).replace(/\D/g, '')
    return this.query(trx).patch({ series, lastNumber: 0 })
  }
}
