import type { Knex } from 'knex'
import type { Transaction } from 'objection'
import { exported, rowOf, unexported } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import type { ReceiptKind, ReceiptSnapshot } from '#contracts/checkout/receipts.ts'
import { ReceiptSeriesRow } from './receipt-series-row.ts'

/** A receipt, a credit note or a debit note of a purchase. The row never changes. */
export class ReceiptRow extends rowOf({
  table: 'receipts',
  kept: '10 years; a receipt names no buyer, and after the deletion of the account nothing leads to the buyer',
  why: 'tax',
  sweeps: [{ since: 'issued_at', days: KEPT_DAYS.payment }],
  lists: { receipts: { of: 'purchase_id', key: 'id' } },
  columns: {
    id: unexported<string>('an internal id', 'stays'),
    series: exported<string>('series', 'stays'),
    number: exported<number>('number', 'stays'),
    purchaseId: exported<string>('purchaseId', 'stays'),
    kind: exported<ReceiptKind>('kind', 'stays'),
    issuedAt: exported<Date>('issuedAt', 'stays'),
    snapshot: exported<ReceiptSnapshot>('snapshot', 'stays'),
  },
}) {
  static override jsonAttributes = ['snapshot']

  static async issue(
    trx: Transaction,
    receipt: Pick<ReceiptRow, 'purchaseId' | 'kind' | 'issuedAt' | 'snapshot'>,
  ): Promise<void> {
    const { series, lastNumber: number } = await ReceiptSeriesRow.takeNumber(trx)
    await this.query(trx).insert({ ...receipt, series, number })
  }

  static async withId(connection: Knex, id: string): Promise<ReceiptRow | undefined> {
    return this.query(connection).findById(id)
  }

  /** The oldest comes first. */
  static ofPurchases(connection: Knex, purchaseIds: string[]) {
    return this.query(connection)
      .whereIn('purchaseId', purchaseIds)
      .orderBy('issuedAt')
      .orderBy('series')
      .orderBy('number')
  }
}
