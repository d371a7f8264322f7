import type { Knex } from 'knex'
import { Model } from 'objection'

/** Money that the provider was asked to give back. */
export class RefundRow extends Model {
  static override tableName = 'refunds'
  declare id: string
  declare purchaseId: string
  declare cents: number
  /** `asked` until the provider has answered; `taken` says nothing of the bank yet. */
  declare state: 'asked' | 'taken' | 'refused'
  declare askedAt: Date

  static add(trx: Knex, refund: Pick<RefundRow, 'purchaseId' | 'cents' | 'askedAt'>) {
    return RefundRow.query(trx).insert(refund).returning('*')
  }

  /** Those that the provider has not answered, the oldest first. */
  static unanswered(trx: Knex, { before, limit }: { before: Date; limit: number }) {
    return RefundRow.query(trx)
      .where({ state: 'asked' })
      .where('askedAt', '<', before)
      .orderBy('askedAt')
      .limit(limit)
  }

  static async conclude(trx: Knex, id: string, state: 'taken' | 'refused'): Promise<void> {
    await RefundRow.query(trx).patch({ state }).where({ id, state: 'asked' })
  }
}
