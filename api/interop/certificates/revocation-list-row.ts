import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'

/** A list of withdrawn certificates. The table has only the last list of each root. */
export class RevocationListRow extends rowOf({
  table: 'interop_revocation_lists',
  kept: 'until the next list of the same root',
  why: 'shows which certificates are revoked',
  columns: {
    rootFingerprint: nobodys<Buffer>(),
    bytes: nobodys<Buffer>(),
    issuedAt: nobodys<Date>(),
    nextAt: nobodys<Date>(),
  },
}) {
  static override idColumn = 'rootFingerprint'

  static all(connection: Knex) {
    return this.query(connection).orderBy('issuedAt', 'desc')
  }

  /** Does nothing when the stored list is newer. */
  static async replace(
    trx: Knex,
    list: Pick<RevocationListRow, 'rootFingerprint' | 'bytes' | 'issuedAt' | 'nextAt'>,
  ): Promise<void> {
    await this.query(trx)
      .insert(list)
      .onConflict('rootFingerprint')
      .merge()
      .where('interop_revocation_lists.issued_at', '<=', list.issuedAt)
  }
}
