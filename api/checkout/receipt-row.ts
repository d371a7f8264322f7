import type { Knex } from 'knex'
import { Model, type Transaction } from 'objection'
import type { ReceiptKind, ReceiptSnapshot } from '#contracts/checkout/receipts.ts'
import { ReceiptSeriesRow } from './receipt-series-row.ts'

/** What was put on paper of a purchase; never changed. */
export class ReceiptRow extends Model {
  static override tableName = 'receipts'
  static override jsonAttributes = ['snapshot']
  declare id: string
  declare series: string
  declare number: number
  declare purchaseId: string
  declare kind: ReceiptKind
  declare issuedAt: Date
  declare snapshot: ReceiptSnapshot

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

  /** The oldest first. */
  static ofPurchases(connection: Knex, purchaseIds: string[]) {
    return this.query(connection)
      .whereIn('purchaseId', purchaseIds)
      .orderBy('issuedAt')
      .orderBy('series')
      .orderBy('number')
  }
}
