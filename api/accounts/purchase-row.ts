import { Model } from 'objection'
import type { Knex } from 'knex'

/** A purchase gives access while it is completed and not refunded. */
export class PurchaseRow extends Model {
  static override tableName = 'purchases'
  declare id: string
  declare userId: string
  declare stripePaymentIntentId: string | null
  declare amount: string
  declare status: 'pending' | 'completed' | 'failed'
  declare productType: string
  declare completedAt: Date | null
  declare refundedAt: Date | null
  declare createdAt: Date

  static ofUser(connection: Knex, userId: string) {
    return this.query(connection).where({ userId }).orderBy('createdAt')
  }
}
