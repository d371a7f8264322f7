import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { rowOf, unexported } from '#api/database/row.ts'

const NOT_TOLD = 'our requests to the payment provider; the purchase shows their result'

/** A refund that we request from the provider, for a purchase or an unmatched payment. */
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
     * `asked` until the provider has responded. `taken` when the provider has accepted the refund. The bank
     * may pay later.
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

  /** Finds the payment's refund that still has no response from the provider. */
  static async askedOfUnmatched(
    trx: Knex,
    unmatchedPaymentId: string,
  ): Promise<RefundRow | undefined> {
    return RefundRow.query(trx).findOne({ unmatchedPaymentId, state: 'asked' })
  }

  static async isAskedOf(trx: Knex, purchaseId: string): Promise<boolean> {
    return (await RefundRow.query(trx).findOne({ purchaseId, state: 'asked' })) !== undefined
  }

  /** Finds the refunds that still have no response from the provider. The oldest comes first. */
  static unanswered(trx: Knex, { before, limit }: { before: Date; limit: number }) {
    return RefundRow.query(trx)
      .where({ state: 'asked' })
      .where('askedAt', '<', before)
      .orderBy('askedAt')
      .limit(limit)
  }

  /** Stores the outcome. Returns false when the refund already has an outcome. */
  static async conclude(trx: Knex, id: string, state: 'taken' | 'refused'): Promise<boolean> {
    return (await RefundRow.query(trx).patch({ state }).where({ id, state: 'asked' })) > 0
  }
}

/**
 * Returns whether this is the automatic refund of a second payment. Its id is derived from the payment, so
 * there is at most one such refund.
 */
export function isOfSecondPayment({ id }: Pick<RefundRow, 'id'>, intentId: string): boolean {
  return id === secondPaymentRefundId(intentId)
}

export function secondPaymentRefundId(intentId: string): string {
  const hex = createHash('sha256').update(`second payment ${intentId}`).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
