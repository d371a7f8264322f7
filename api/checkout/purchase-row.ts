import { raw, type QueryBuilder } from 'objection'
import type { Knex } from 'knex'
import type { Counted } from '#api/database/counted.ts'
import { exported, owner, rowOf, unexported } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { type OrderState, type Price, PRICE } from '#contracts/checkout/checkout.ts'
import { HOUR_MS } from '#contracts/time.ts'
import { isUuid } from '#api/database/is-uuid.ts'
import { NAMES_ADDRESS } from '#api/accounts/addresses/account-key.ts'

const OPEN: PurchaseRow['status'][] = ['pending', 'failed']

const POLL_EVERY_MS = 5_000
const POLLS_PER_HOUR = 60

/** The orders that a job checks at the provider. `since` is the SQL for the start of an order's age. */
const WATCHED = {
  open: { statuses: OPEN, since: 'created_at', pause: '5 minutes' },
  paid: {
    statuses: ['completed'] as PurchaseRow['status'][],
    since: 'greatest(completed_at, disputed_at)',
    pause: '1 hour',
  },
}

const REFUND_ASKED = `(select coalesce(sum(cents), 0)::integer from refunds
  where purchase_id = purchases.id and state = 'asked') as refund_asked_cents`

/** The SQL condition for purchases that the sweep may delete. An account's paid purchases stay. */
const GIVES_NO_ACCESS = `(status <> 'completed' or exists (
  select from users where users.id = purchases.user_id and users.deleted_at is not null))
  and not exists (select from payment_events where payment_events.purchase_id = purchases.id)
  and not exists (select from unmatched_payments where unmatched_payments.order_id = purchases.id)
  and not exists (select from receipts where receipts.purchase_id = purchases.id)`

const NOT_TOLD = 'how often and when we asked the payment provider, and its last answer'

/**
 * An order, which becomes a purchase when it is paid. A purchase gives access until it is refunded in full or
 * its dispute is lost. A completed order never gets another status, because refunds and disputes have their
 * own columns. We compare a payment with the price in the order, never with today's price, because the price
 * may change while the buyer fills in the form.
 */
export class PurchaseRow extends rowOf({
  table: 'purchases',
  kept: '10 years; a purchase that gives access as long as the account; after the deletion of the account without a name',
  why: 'tax; the purchase gives access',
  sweeps: [{ since: 'created_at', days: KEPT_DAYS.payment, where: GIVES_NO_ACCESS }],
  lists: { purchases: { of: 'user_id', key: 'id' } },
  columns: {
    id: exported<string>('purchaseId', 'stays'),
    userId: owner<string>('stays'),
    stripePaymentIntentId: exported<string | null>('stripePaymentIntentId', 'stays'),
    intentVersion: unexported<number>(NOT_TOLD, 'stays'),
    productName: exported<string>('productName', 'stays'),
    priceCents: unexported<number>('the exported amount, in cents', 'stays'),
    currency: exported<string>('currency', 'stays'),
    /** The exact price in whole units of the currency, computed by the database. */
    amount: exported<string>('amount', 'stays'),
    status: exported<'pending' | 'completed' | 'failed'>('status', 'stays'),
    productType: exported<string>('productType', 'stays'),
    /** The provider's error message about the last try to pay. */
    lastError: exported<string | null>('lastError', 'stays'),
    /** The last state that the provider reported. Null while the buyer may be trying to pay. */
    lastState: unexported<OrderState | null>(NOT_TOLD, 'stays'),
    completedAt: exported<Date | null>('completedAt', 'stays'),
    /** The time at which the buyer lost the access, by a full refund or a lost dispute. */
    refundedAt: exported<Date | null>('refundedAt', 'stays'),
    refundReason: exported<'refund' | 'dispute' | null>('refundReason', 'stays'),
    refundedCents: exported<number>('refundedCents', 'stays'),
    /** The time at which the server found that this second payment must be refunded. */
    refundDueAt: exported<Date | null>('refundDueAt', 'stays'),
    disputedAt: exported<Date | null>('disputedAt', 'stays'),
    /**
     * Each of our requests to the provider has a higher number than the last one. This is the number of the
     * request whose response contained the stored refunds and disputes.
     */
    reversalAsked: unexported<number>(NOT_TOLD, 'stays'),
    /** The time of the reconciling job's last request to the provider about the order. */
    askedAt: unexported<Date | null>(NOT_TOLD, 'stays'),
    /**
     * The time of our last request to the provider for the buyer's page. `polls` counts these requests since
     * `pollsSince`.
     */
    polledAt: unexported<Date | null>(NOT_TOLD, 'stays'),
    polls: unexported<number>(NOT_TOLD, 'stays'),
    pollsSince: unexported<Date | null>(NOT_TOLD, 'stays'),
    createdAt: exported<Date>('createdAt', 'stays'),
  },
}) {
  static ofUser(connection: Knex, userId: string) {
    return this.query(connection).where({ userId }).orderBy('createdAt')
  }

  static async openOrder(trx: Knex, userId: string): Promise<PurchaseRow | undefined> {
    return this.query(trx)
      .where({ userId, productType: PRICE.productType })
      .whereIn('status', OPEN)
      .first()
  }

  static async withId(connection: Knex, id: string): Promise<PurchaseRow | undefined> {
    return this.query(connection).findById(id)
  }

  static async lock(trx: Knex, id: string): Promise<PurchaseRow | undefined> {
    return this.query(trx).findById(id).forUpdate()
  }

  /** Finds the order by the payment's id. If there is none, finds it by the order id in the payment. */
  static async ofPayment(
    trx: Knex,
    { intentId, orderId }: { intentId: string; orderId?: string | undefined },
  ): Promise<PurchaseRow | undefined> {
    const byIntent = await this.query(trx).findOne({ stripePaymentIntentId: intentId })
    if (byIntent || orderId === undefined || !isUuid(orderId)) return byIntent
    return this.query(trx).findById(orderId)
  }

  /** Finds the user's paid purchases, refunded or not. The oldest comes first. */
  static paidBy(trx: Knex, userId: string) {
    return this.query(trx).where({ userId, status: 'completed' }).orderBy('completedAt')
  }

  static async add(
    trx: Knex,
    order: Pick<PurchaseRow, 'userId' | 'createdAt' | 'priceCents' | 'currency'> &
      Partial<PurchaseRow>,
  ): Promise<PurchaseRow> {
    const { productType, productName } = PRICE
    return this.query(trx)
      .insert({ productType, productName, ...order })
      .returning('*')
  }

  /** Finds the paid purchase that is not refunded and not due for a refund. A user has at most one. */
  static async inForce(trx: Knex, userId: string): Promise<PurchaseRow | undefined> {
    return this.query(trx)
      .where({ userId, productType: PRICE.productType, status: 'completed' })
      .whereNull('refundedAt')
      .whereNull('refundDueAt')
      .first()
  }

  /** Finds a valid purchase of the user, or of an account or guest with the same address. */
  static async inForceAt(
    trx: Knex,
    { userId, emailKey }: { userId: string; emailKey: string },
  ): Promise<PurchaseRow | undefined> {
    return this.query(trx)
      .where({ productType: PRICE.productType, status: 'completed' })
      .whereNull('refundedAt')
      .whereNull('refundDueAt')
      .whereRaw(
        `user_id in (select id from users where deleted_at is null and (id = ? or ${NAMES_ADDRESS}))`,
        [userId, emailKey],
      )
      .orderBy('completedAt')
      .first()
  }

  static change(trx: Knex, id: string, change: Partial<PurchaseRow>) {
    return this.query(trx).patch(change).where({ id })
  }

  /**
   * Stores the payment for this version of the order. Returns false when the order has already been paid, or
   * already has another version.
   */
  static async keepIntent(
    trx: Knex,
    { id, intentVersion }: PurchaseRow,
    intentId: string,
  ): Promise<boolean> {
    const kept = await this.query(trx)
      .patch({ stripePaymentIntentId: intentId, lastState: null })
      .where({ id, intentVersion })
      .whereIn('status', OPEN)
    return kept > 0
  }

  /**
   * Raises the version, so that the next request to the provider has a new idempotency key. Does nothing when
   * another call has raised the version meanwhile. Returns the order as stored now. Set another price only
   * when nobody can pay an earlier payment of the order.
   */
  static async nextVersion(
    trx: Knex,
    { id, intentVersion, priceCents, currency }: PurchaseRow,
    price: Price = { cents: priceCents, currency },
  ): Promise<PurchaseRow> {
    const moved = await this.query(trx)
      .patch({
        intentVersion: intentVersion + 1,
        stripePaymentIntentId: null,
        priceCents: price.cents,
        currency: price.currency,
      })
      .where({ id, intentVersion })
      .whereIn('status', OPEN)
      .returning('*')
      .first()
    return moved ?? this.query(trx).findById(id).throwIfNotFound()
  }

  /**
   * Returns whether the limit allows another request to the provider for the buyer's page. The same statement
   * reserves the request. Many pages and processes together therefore stay within the limit.
   */
  static async claimAsk(trx: Knex, id: string, now: Date): Promise<boolean> {
    const before = (age: number) => new Date(now.getTime() - age)
    const isSameHour = raw('(polls_since > ?)', [before(HOUR_MS)])
    const claimed = await this.query(trx)
      .patch({
        polledAt: now,
        polls: raw('case when ? then polls + 1 else 1 end', [isSameHour]),
        pollsSince: raw('case when ? then polls_since else ?::timestamptz end', [isSameHour, now]),
      })
      .where({ id })
      .whereRaw('(polled_at is null or polled_at <= ?)', [before(POLL_EVERY_MS)])
      .whereRaw('(polls < ? or ? is not true)', [POLLS_PER_HOUR, isSameHour])
    return claimed > 0
  }

  /**
   * Returns open or paid orders for which we have sent no request to the provider for some time. Paid orders
   * are included, because a payment can be refunded later. Older orders have a longer pause. The same
   * statement sets `askedAt`. Two processes therefore never send a request about the same order.
   */
  static takeUnasked(
    trx: Knex,
    kind: keyof typeof WATCHED,
    range: Record<'olderThan' | 'youngerThan' | 'now', Date> & { limit: number },
  ): QueryBuilder<PurchaseRow, PurchaseRow[]> {
    const { statuses, since, pause } = WATCHED[kind]
    const { olderThan, youngerThan, now, limit } = range
    return this.query(trx)
      .patch({ askedAt: now })
      .whereIn(
        'id',
        this.query(trx)
          .select('id')
          .whereIn('status', statuses)
          .whereRaw(`${since} between ? and ?`, [youngerThan, olderThan])
          .whereRaw(
            `(asked_at is null or asked_at <= greatest(${since},
               ?::timestamptz - greatest(?::interval, (?::timestamptz - ${since}) / 10)))`,
            [now, pause, now],
          )
          .orderByRaw('asked_at nulls first')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning('*')
  }

  /** Clears `askedAt`, so that the next run checks these orders first. Call this after an outage. */
  static async leaveUnasked(trx: Knex, ids: string[]): Promise<void> {
    await this.query(trx).patch({ askedAt: null }).whereIn('id', ids)
  }

  /** Counts the second payments whose refund was neither made nor asked for. */
  static countRefundsDue(trx: Knex) {
    return this.query(trx)
      .whereNotNull('refundDueAt')
      .whereNull('refundedAt')
      .whereRaw(
        "not exists (select from refunds where purchase_id = purchases.id and state = 'asked')",
      )
      .select(raw('count(*)::int as count'), raw('min(refund_due_at) as since'))
      .first()
      .throwIfNotFound()
      .castTo<Counted>()
  }

  static all(trx: Knex): QueryBuilder<PurchaseRow, PurchaseRow[]> {
    return this.query(trx)
  }

  static async shown(trx: Knex, id: string): Promise<ShownPurchase> {
    const [shown] = await PurchaseRow.withEmail(trx).where({ 'purchases.id': id })
    if (!shown) throw new Error('Its buyer is gone.')
    return shown
  }

  static withEmail(trx: Knex) {
    return PurchaseRow.query(trx)
      .select('purchases.*', raw('users.email').as('email'), raw(REFUND_ASKED))
      .join('users', 'users.id', 'purchases.userId')
      .castTo<ShownPurchase[]>()
  }
}

/** A purchase with the details that the console shows. */
export type ShownPurchase = PurchaseRow & { email: string; refundAskedCents: number }
