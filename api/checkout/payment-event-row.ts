import type { Knex } from 'knex'
import { rowOf, unexported } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import type { Outcome } from './settle.ts'

const NOT_TOLD = 'reports of the payment provider; the purchase shows their result'

/**
 * An event from the payment provider. The ids of events are kept long after the provider's last repetition.
 * Therefore no event is used twice.
 */
export class PaymentEventRow extends rowOf({
  table: 'payment_events',
  kept: '10 years',
  why: 'tax; no report may count twice',
  sweeps: [{ since: 'received_at', days: KEPT_DAYS.payment }],
  columns: {
    id: unexported<string>(NOT_TOLD, 'stays'),
    type: unexported<string>(NOT_TOLD, 'stays'),
    paymentIntentId: unexported<string | null>(NOT_TOLD, 'stays'),
    purchaseId: unexported<string | null>(NOT_TOLD, 'stays'),
    outcome: unexported<Outcome>(NOT_TOLD, 'stays'),
    receivedAt: unexported<Date>(NOT_TOLD, 'stays'),
  },
}) {
  static async isKnown(trx: Knex, id: string): Promise<boolean> {
    return (await PaymentEventRow.query(trx).findById(id)) !== undefined
  }

  /** Returns false when the event was stored before. */
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
