import { because } from '#contracts/reason.ts'
import type { Knex } from 'knex'
import { raw } from 'objection'
import type { Counted } from '#api/database/counted.ts'
import { rowOf, unexported } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { ApiError } from '#api/http/errors.ts'
import { readPage } from '#api/http/read-page.ts'
import type {
  UnmatchedPayment,
  UnmatchedPaymentQuery,
} from '#contracts/checkout/unmatched-payments.ts'

const REFUND_ASKED = `(select coalesce(sum(refunds.cents), 0)::integer from refunds
  where unmatched_payment_id = unmatched_payments.id and refunds.state = 'asked') as refund_asked_cents`

const NOT_TOLD = 'payments that match no order; an accepted payment is exported with its purchase'

/** A payment that matches no order. A repeated report of the payment adds no row. */
export class UnmatchedPaymentRow extends rowOf({
  table: 'unmatched_payments',
  kept: '10 years; no row names a person',
  why: 'tax; an administrator decides only once about a payment without a matching order',
  sweeps: [{ since: 'found_at', days: KEPT_DAYS.payment }],
  columns: {
    id: unexported<string>(NOT_TOLD, 'stays'),
    stripePaymentIntentId: unexported<string>(NOT_TOLD, 'stays'),
    fault: unexported<UnmatchedPayment['fault']>(NOT_TOLD, 'stays'),
    /** The id of the payment's order. Null unless the fault is a mismatch. */
    orderId: unexported<string | null>(NOT_TOLD, 'stays'),
    cents: unexported<number>(NOT_TOLD, 'stays'),
    currency: unexported<string>(NOT_TOLD, 'stays'),
    state: unexported<UnmatchedPayment['state']>(NOT_TOLD, 'stays'),
    /**
     * Each of our requests to the provider has a higher number than the last one. This is the number of the
     * request whose response contained the stored refunds and disputes.
     */
    reversalAsked: unexported<number>(NOT_TOLD, 'stays'),
    foundAt: unexported<Date>(NOT_TOLD, 'stays'),
    decidedAt: unexported<Date | null>(NOT_TOLD, 'stays'),
  },
}) {
  /** Returns false when the payment is already stored. */
  static async note(
    trx: Knex,
    unmatched: Pick<
      UnmatchedPaymentRow,
      'stripePaymentIntentId' | 'fault' | 'orderId' | 'cents' | 'currency' | 'foundAt'
    >,
  ): Promise<boolean> {
    const added = await trx('unmatched_payments')
      .insert(unmatched)
      .onConflict('stripe_payment_intent_id')
      .ignore()
      .returning('id')
    return added.length > 0
  }

  static async require(connection: Knex, id: string): Promise<UnmatchedPaymentRow> {
    const found = isUuid(id) && (await this.query(connection).findById(id))
    if (!found) throw new ApiError('NOT_FOUND', { reason: because('PAYMENT_UNKNOWN') })
    return found
  }

  static async lockById(trx: Knex, id: string): Promise<UnmatchedPaymentRow> {
    return this.query(trx).findById(id).forUpdate().throwIfNotFound()
  }

  static async lock(trx: Knex, intentId: string): Promise<UnmatchedPaymentRow | undefined> {
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

  static page(connection: Knex, page: UnmatchedPaymentQuery) {
    const { state } = page
    return readPage(connection, page, {
      matching: [this.query(connection).where(state ? { state } : {})],
      sort: { column: 'unmatched_payments.foundAt', kind: 'instant' },
      id: { column: 'unmatched_payments.id', kind: 'uuid' },
      order: 'desc',
      shown: UnmatchedPaymentRow.withOrder(connection),
    })
  }

  /** Counts the payments that wait for a decision. A payment that is being refunded waits for the provider. */
  static countOpen(connection: Knex) {
    return this.query(connection)
      .where({ state: 'open' })
      .whereRaw(
        `not exists (select from refunds
                      where unmatched_payment_id = unmatched_payments.id and refunds.state = 'asked')`,
      )
      .select(raw('count(*)::int as count'), raw('min(found_at) as since'))
      .first()
      .throwIfNotFound()
      .castTo<Counted>()
  }

  static async shown(connection: Knex, id: string): Promise<ShownUnmatchedPayment> {
    const [shown] = await UnmatchedPaymentRow.withOrder(connection).where({
      'unmatched_payments.id': id,
    })
    if (!shown) throw new ApiError('NOT_FOUND', { reason: because('PAYMENT_UNKNOWN') })
    return shown
  }

  static withOrder(connection: Knex) {
    return UnmatchedPaymentRow.query(connection)
      .select(
        'unmatched_payments.*',
        'users.email',
        raw('purchases.price_cents').as('orderCents'),
        raw('purchases.currency').as('orderCurrency'),
        raw(REFUND_ASKED),
      )
      .leftJoin('purchases', 'purchases.id', 'unmatched_payments.orderId')
      .leftJoin('users', 'users.id', 'purchases.userId')
      .castTo<ShownUnmatchedPayment[]>()
  }
}

/**
 * An unmatched payment for the console. The details of the order are null when the payment names no order.
 */
export type ShownUnmatchedPayment = UnmatchedPaymentRow & {
  email: string | null
  orderCents: number | null
  orderCurrency: string | null
  refundAskedCents: number
}
