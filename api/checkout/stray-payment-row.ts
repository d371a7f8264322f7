import type { Knex } from 'knex'
import { Model, raw } from 'objection'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import type { StrayPayment, StrayQuery } from '#contracts/checkout/stray-payments.ts'

const REFUND_ASKED = `(select coalesce(sum(refunds.cents), 0)::integer from refunds
  where stray_id = stray_payments.id and refunds.state = 'asked') as refund_asked_cents`

/** Money that fits no order. One row per payment, however often it is reported. */
export class StrayPaymentRow extends Model {
  static override tableName = 'stray_payments'
  declare id: string
  declare stripePaymentIntentId: string
  declare fault: StrayPayment['fault']
  /** Of a mismatch: the order that it names. */
  declare orderId: string | null
  declare cents: number
  declare currency: string
  declare state: StrayPayment['state']
  /** The question to the provider whose answer told what became of the money. */
  declare reversalAsked: number
  declare foundAt: Date
  declare decidedAt: Date | null

  /** False when it was noted before. */
  static async note(
    trx: Knex,
    stray: Pick<
      StrayPaymentRow,
      'stripePaymentIntentId' | 'fault' | 'orderId' | 'cents' | 'currency' | 'foundAt'
    >,
  ): Promise<boolean> {
    const added = await trx('stray_payments')
      .insert(stray)
      .onConflict('stripe_payment_intent_id')
      .ignore()
      .returning('id')
    return added.length > 0
  }

  static async require(connection: Knex, id: string): Promise<StrayPaymentRow> {
    const found = isUuid(id) && (await this.query(connection).findById(id))
    if (!found) throw new ApiError('NOT_FOUND', { message: 'There is no such payment.' })
    return found
  }

  /** Holds it until the transaction ends. */
  static async lockById(trx: Knex, id: string): Promise<StrayPaymentRow> {
    return this.query(trx).findById(id).forUpdate().throwIfNotFound()
  }

  static async lock(trx: Knex, intentId: string): Promise<StrayPaymentRow | undefined> {
    return this.query(trx).findOne({ stripePaymentIntentId: intentId }).forUpdate()
  }

  static async decide(
    trx: Knex,
    intentId: string,
    state: 'accepted' | 'dismissed',
    now: Date,
  ): Promise<void> {
    await this.query(trx)
      .patch({ state, decidedAt: now })
      .where({ stripePaymentIntentId: intentId, state: 'open' })
  }

  static page(connection: Knex, { state, limit, offset }: StrayQuery) {
    const strays = StrayPaymentRow.withOrder(connection)
    if (state) void strays.where({ state })
    return { total: strays.clone().resultSize(), rows: strays.limit(limit).offset(offset) }
  }

  static async shown(connection: Knex, id: string): Promise<ShownStray> {
    const [shown] = await StrayPaymentRow.withOrder(connection).where({ 'stray_payments.id': id })
    if (!shown) throw new ApiError('NOT_FOUND', { message: 'There is no such payment.' })
    return shown
  }

  static withOrder(connection: Knex) {
    return StrayPaymentRow.query(connection)
      .select(
        'stray_payments.*',
        'users.email',
        raw('purchases.price_cents').as('orderCents'),
        raw('purchases.currency').as('orderCurrency'),
        raw(REFUND_ASKED),
      )
      .leftJoin('purchases', 'purchases.id', 'stray_payments.orderId')
      .leftJoin('users', 'users.id', 'purchases.userId')
      .orderBy('stray_payments.foundAt', 'desc')
      .orderBy('stray_payments.id')
      .castTo<ShownStray[]>()
  }
}

/** As the console shows it; null where no order is named. */
export type ShownStray = StrayPaymentRow & {
  email: string | null
  orderCents: number | null
  orderCurrency: string | null
  refundAskedCents: number
}
