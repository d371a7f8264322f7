import type { Knex } from 'knex'
import { Model } from 'objection'

/** Of each day one link, whose hash goes to the chain. */
export class AuditHeadRow extends Model {
  static override tableName = 'audit_heads'
  static override idColumn = 'day'
  declare day: string
  declare seq: number
  declare hash: string
  declare anchorHash: string

  static async has(trx: Knex, day: string): Promise<boolean> {
    return (await AuditHeadRow.query(trx).findById(day)) !== undefined
  }

  static async last(trx: Knex): Promise<AuditHeadRow | undefined> {
    return AuditHeadRow.query(trx).orderBy('seq', 'desc').first()
  }

  static async add(
    trx: Knex,
    head: Pick<AuditHeadRow, 'day' | 'seq' | 'hash' | 'anchorHash'>,
  ): Promise<void> {
    await AuditHeadRow.query(trx).insert(head)
  }
}
