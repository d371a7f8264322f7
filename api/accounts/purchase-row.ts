import { Model, raw, type QueryBuilder } from 'objection'
import type { Knex } from 'knex'
import { PRICE, PRICE_AMOUNT } from '#contracts/checkout.ts'
import type { PurchaseQuery } from '#contracts/purchases.ts'
import { toAccountKey } from './account-key.ts'

const OPEN: PurchaseRow['status'][] = ['pending', 'failed']

/**
 * An order until it is completed, then a purchase, which gives access while it is not refunded. It
 * only moves up: pending, failed, completed. Refund and dispute lie on top of that.
 */
export class PurchaseRow extends Model {
  static override tableName = 'purchases'
  declare id: string
  declare userId: string
  declare stripePaymentIntentId: string | null
  declare intentVersion: number
  declare amount: string
  declare status: 'pending' | 'completed' | 'failed'
  declare productType: string
  /** What the provider said of the last try. */
  declare lastError: string | null
  declare completedAt: Date | null
  declare refundedAt: Date | null
  /** A second payment for what was paid already: this one has to go back. */
  declare refundDueAt: Date | null
  declare disputedAt: Date | null
  /** When the provider was last asked about it without being prompted. */
  declare askedAt: Date | null
  declare createdAt: Date

  static ofUser(connection: Knex, userId: string) {
    return this.query(connection).where({ userId }).orderBy('createdAt')
  }

  static async openOrder(trx: Knex, userId: string): Promise<PurchaseRow | undefined> {
    return this.query(trx)
      .where({ userId, productType: PRICE.productType })
      .whereIn('status', OPEN)
      .first()
  }

  static async add(
    trx: Knex,
    order: Pick<PurchaseRow, 'userId' | 'createdAt'> & Partial<PurchaseRow>,
  ): Promise<PurchaseRow> {
    return this.query(trx)
      .insert({ amount: PRICE_AMOUNT, productType: PRICE.productType, ...order })
      .returning('*')
  }

  /** Paid, not refunded, and not waiting to be: at most one per user. */
  static async inForce(trx: Knex, userId: string): Promise<PurchaseRow | undefined> {
    return this.query(trx)
      .where({ userId, productType: PRICE.productType, status: 'completed' })
      .whereNull('refundedAt')
      .whereNull('refundDueAt')
      .first()
  }

  static change(trx: Knex, id: string, change: Partial<PurchaseRow>) {
    return this.query(trx).patch(change).where({ id })
  }

  /** Keeps the order's intent, unless it was paid by another one meanwhile. */
  static async keepIntent(trx: Knex, id: string, intentId: string): Promise<void> {
    await this.query(trx)
      .patch({ stripePaymentIntentId: intentId })
      .where({ id })
      .whereIn('status', OPEN)
  }

  /** Once per version, so that of several answers in error only the first counts. */
  static async nextVersion(trx: Knex, { id, intentVersion }: PurchaseRow): Promise<void> {
    await this.query(trx)
      .patch({ intentVersion: intentVersion + 1, stripePaymentIntentId: null })
      .where({ id, intentVersion })
      .whereIn('status', OPEN)
  }

  /**
   * Takes some open orders that nobody has asked the provider about for long, the longer they are
   * open the rarer, and each paid one once. Claimed by the same statement, so that two processes do not ask twice.
   */
  static takeUnasked(
    trx: Knex,
    {
      olderThan,
      youngerThan,
      now,
      limit,
    }: Record<'olderThan' | 'youngerThan' | 'now', Date> & {
      limit: number
    },
  ): QueryBuilder<PurchaseRow, PurchaseRow[]> {
    return this.query(trx)
      .patch({ askedAt: now })
      .whereIn(
        'id',
        this.query(trx)
          .select('id')
          .where((either) => {
            void either
              .where((open) => {
                void open
                  .whereIn('status', OPEN)
                  .whereBetween('createdAt', [youngerThan, olderThan])
                  .whereRaw(
                    `(asked_at is null or asked_at <= ?::timestamptz
                       - greatest(interval '5 minutes', (?::timestamptz - created_at) / 10))`,
                    [now, now],
                  )
              })
              .orWhere((paid) => {
                void paid
                  .where({ status: 'completed' })
                  .whereBetween('completedAt', [youngerThan, olderThan])
                  .whereRaw('(asked_at is null or asked_at <= completed_at)')
              })
          })
          .orderByRaw('asked_at nulls first')
          .limit(limit)
          .forUpdate()
          .skipLocked(),
      )
      .returning('*')
  }

  static page(trx: Knex, { search, status, refundDue, limit, offset }: PurchaseQuery) {
    const purchases = PurchaseRow.withEmail(trx)
    if (search) {
      const escape = (text: string) => text.replace(/[\\%_]/g, '\\$&')
      void purchases.where((either) => {
        void either
          .where('users.emailKey', 'like', `%${escape(toAccountKey(search))}%`)
          .orWhere('purchases.stripePaymentIntentId', 'like', `${escape(search)}%`)
      })
    }
    if (status) void purchases.where({ status })
    if (refundDue) void purchases.whereNotNull('refundDueAt').whereNull('refundedAt')
    return { total: purchases.clone().resultSize(), rows: purchases.limit(limit).offset(offset) }
  }

  static withEmail(trx: Knex) {
    return PurchaseRow.query(trx)
      .select('purchases.*', raw('users.email').as('email'))
      .join('users', 'users.id', 'purchases.userId')
      .orderBy('purchases.createdAt', 'desc')
      .orderBy('purchases.id', 'desc')
      .castTo<(PurchaseRow & { email: string })[]>()
  }
}
