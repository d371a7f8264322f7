import type { Knex } from 'knex'
import { Model, raw } from 'objection'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import type { StrayPayment, StrayQuery } from '#contracts/checkout/stray-payments.ts'

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
  /** By it the provider knows a refund that it was asked for before. */
  declare refundId: string
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

  /** Holds it until the transaction ends, for whoever decides on it. */
  static async lockOpen(trx: Knex, id: string): Promise<void> {
    const { state } = await this.query(trx).findById(id).forUpdate().throwIfNotFound()
    if (state !== 'open') throw new ApiError('PAYMENT_DECIDED')
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
}
