import type { Knex } from 'knex'
import { Model } from 'objection'
import type { Outcome } from './settle.ts'

/** Every event of the provider; the ids stay far longer than any is sent again, so that none counts twice. */
export class PaymentEventRow extends Model {
  static override tableName = 'payment_events'
  declare id: string
  declare type: string
  declare paymentIntentId: string | null
  declare purchaseId: string | null
  declare outcome: Outcome
  declare receivedAt: Date

  static async isKnown(trx: Knex, id: string): Promise<boolean> {
    return (await PaymentEventRow.query(trx).findById(id)) !== undefined
  }

  /** False when the event was here before. */
  static async record(
    trx: Knex,
    event: Pick<PaymentEventRow, 'id' | 'type' | 'paymentIntentId' | 'receivedAt'>,
  ): Promise<boolean> {
    const added = await trx('payment_events')
      .insert({ ...event, outcome: 'ignored' })
      .onConflict('id')
      .ignore()
      .returning('id')
    return added.length > 0
  }

  static async conclude(
    trx: Knex,
    id: string,
    conclusion: Pick<PaymentEventRow, 'outcome' | 'purchaseId'>,
  ): Promise<void> {
    await PaymentEventRow.query(trx).patch(conclusion).where({ id })
  }
}
