import { Model } from 'objection'
import type { Knex } from 'knex'

/** The list of certificates that count no more; of each root the last one stays. */
export class RevocationListRow extends Model {
  static override tableName = 'interop_revocation_lists'
  static override idColumn = 'rootFingerprint'
  declare rootFingerprint: Buffer
  declare bytes: Buffer
  declare issuedAt: Date
  declare nextAt: Date

  static all(connection: Knex) {
    return this.query(connection).orderBy('issuedAt', 'desc')
  }

  /** An older one than stands changes nothing. */
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
