import type { Knex } from 'knex'
import { Model } from 'objection'
import { AuditEntryRow } from './audit-entry-row.ts'

/** What names people in an entry. The entry holds its hash, so that it can be erased and not changed. */
export class AuditDetailsRow extends Model {
  static override tableName = 'audit_details'
  static override idColumn = 'entryId'
  declare entryId: string
  declare at: Date
  declare salt: Buffer
  declare text: string

  static async add(
    trx: Knex,
    details: Pick<AuditDetailsRow, 'entryId' | 'at' | 'salt' | 'text'>,
  ): Promise<void> {
    await AuditDetailsRow.query(trx).insert(details)
  }

  /** Of whatever they did or had done to them. */
  static async erase(trx: Knex, userIds: string[]): Promise<void> {
    const entries = AuditEntryRow.query(trx)
      .select('id')
      .whereIn('actorId', userIds)
      .orWhereIn('subjectId', userIds)
    await AuditDetailsRow.query(trx).delete().whereIn('entryId', entries)
  }
}
