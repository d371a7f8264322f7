import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { rowOf, unexported } from '#api/database/row.ts'

const NOT_TOLD = 'our requests to the payment provider; the purchase shows their result'

/** A refund that we request from the provider. It is for a purchase or for an unmatched payment. */
export class RefundRow extends rowOf({
  table: 'refunds',
  kept: 'as long as its payment',
  why: 'no refund may be made twice',
  columns: {
    id: unexported<string>(NOT_TOLD, 'stays'),
    purchaseId: unexported<string | null>(NOT_TOLD, 'stays'),
    unmatchedPaymentId: unexported<string | null>(NOT_TOLD, 'stays'),
    cents: unexported<number>(NOT_TOLD, 'stays'),
    /**
     * `asked`: the provider has not responded yet. `taken`: the provider has accepted the refund, but the
     * bank may pay later. `refused`: the provider has refused the refund, or we have withdrawn it.
     */
    state: unexported<'asked' | 'taken' | 'refused'>(NOT_TOLD, 'stays'),
    askedAt: unexported<Date>(NOT_TOLD, 'stays'),
  },
}) {
  static add(
    trx: Knex,
    refund: Pick<RefundRow, 'cents' | 'askedAt'> &
      Partial<Pick<RefundRow, 'id' | 'purchaseId' | 'unmatchedPaymentId'>>,
  ) {
    return RefundRow.query(trx).insert(refund).returning('*')
  }

  static async withId(trx: Knex, id: string): Promise<RefundRow | undefined> {
    return RefundRow.query(trx).findById(id)
  }

  /** Finds the payment's refund to which the provider has not responded yet. */
  static async askedOfUnmatched(
    trx: Knex,
    unmatchedPaymentId: string,
  ): Promise<RefundRow | undefined> {
    return RefundRow.query(trx).findOne({ unmatchedPaymentId, state: 'asked' })
  }

  static async isAskedOf(trx: Knex, purchaseId: string): Promise<boolean> {
    return (await RefundRow.query(trx).findOne({ purchaseId, state: 'asked' })) !== undefined
  }

  /** Finds the refunds to which the provider has not responded yet. The oldest comes first. */
  static unanswered(trx: Knex, { before, limit }: { before: Date; limit: number }) {
    return RefundRow.query(trx)
      .where({ state: 'asked' })
      .where('askedAt', '<', before)
      .orderBy('askedAt')
      .limit(limit)
  }

  /** Returns false when the refund already has an outcome. */
  static async conclude(trx: Knex, id: string, state: 'taken' | 'refused'): Promise<boolean> {
    return (await RefundRow.query(trx).patch({ state }).where({ id, state: 'asked' })) > 0
  }
}

/**
 * Returns whether this is the automatic refund of a second payment. The id of such a refund is derived from
 * the payment, so that a payment has at most one.
 */
export function isOfSecondPayment({ id }: Pick<RefundRow, 'id'>, intentId: string): boolean {
  return id === secondPaymentRefundId(intentId)
}

export function secondPaymentRefundId(intentId: string): string {
  const hex = createHash('sha256').update(`second payment ${intentId}`).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
