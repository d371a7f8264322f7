import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { Model } from 'objection'

/** Money that the provider was asked to give back: of a purchase, or of a payment that fits no order. */
export class RefundRow extends Model {
  static override tableName = 'refunds'
  declare id: string
  declare purchaseId: string | null
  declare unmatchedPaymentId: string | null
  declare cents: number
  /** `asked` until the provider has answered; `taken` says nothing of the bank yet. */
  declare state: 'asked' | 'taken' | 'refused'
  declare askedAt: Date

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

  /** That the provider has not answered yet. */
  static async askedOfUnmatched(
    trx: Knex,
    unmatchedPaymentId: string,
  ): Promise<RefundRow | undefined> {
    return RefundRow.query(trx).findOne({ unmatchedPaymentId, state: 'asked' })
  }

  static async isAskedOf(trx: Knex, purchaseId: string): Promise<boolean> {
    return (await RefundRow.query(trx).findOne({ purchaseId, state: 'asked' })) !== undefined
  }

  /** Those that the provider has not answered, the oldest first. */
  static unanswered(trx: Knex, { before, limit }: { before: Date; limit: number }) {
    return RefundRow.query(trx)
      .where({ state: 'asked' })
      .where('askedAt', '<', before)
      .orderBy('askedAt')
      .limit(limit)
  }

  /** False when it was concluded before. */
  static async conclude(trx: Knex, id: string, state: 'taken' | 'refused'): Promise<boolean> {
    return (await RefundRow.query(trx).patch({ state }).where({ id, state: 'asked' })) > 0
  }
}

/** Whether the product refunded by itself, since an order was paid twice. That comes once: the payment gives the id. */
export function isOfSecondPayment({ id }: Pick<RefundRow, 'id'>, intentId: string): boolean {
  return id === secondPaymentRefundId(intentId)
}

export function secondPaymentRefundId(intentId: string): string {
  const hex = createHash('sha256').update(`second payment ${intentId}`).digest('hex')
  return hex.slice(0, 32).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}
