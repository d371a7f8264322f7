import type { Knex } from 'knex'
import { rowOf, unexported } from '#api/database/row.ts'
import { KEPT_DAYS } from '#contracts/privacy/retention.ts'
import { AuditEntryRow } from './audit-entry-row.ts'

const NOT_TOLD =
  'names and network of the administrator; the reason of a revocation is exported with the revocation'

/**
 * The names and reasons of an audit entry. These details can be erased, but not changed, because the entry
 * has their hash.
 */
export class AuditDetailsRow extends rowOf({
  table: 'audit_details',
  kept: '13 months, or until the account is deleted',
  why: 'shows why something was done, and from where',
  sweeps: [{ since: 'at', days: KEPT_DAYS.auditDetails }],
  columns: {
    entryId: unexported<string>(NOT_TOLD, 'row'),
    at: unexported<Date>(NOT_TOLD, 'row'),
    salt: unexported<Buffer>(NOT_TOLD, 'row'),
    text: unexported<string>(NOT_TOLD, 'row'),
  },
}) {
  static override idColumn = 'entryId'

  static async add(
    trx: Knex,
    details: Pick<AuditDetailsRow, 'entryId' | 'at' | 'salt' | 'text'>,
  ): Promise<void> {
    await AuditDetailsRow.query(trx).insert(details)
  }

  /** Erases the details of entries that these users caused or that are about them. */
  static async erase(trx: Knex, userIds: string[]): Promise<void> {
    const entries = AuditEntryRow.query(trx)
      .select('id')
      .whereIn('actorId', userIds)
      .orWhereIn('subjectId', userIds)
    await AuditDetailsRow.query(trx).delete().whereIn('entryId', entries)
  }
}
