import { Model } from 'objection'
import type { Knex } from 'knex'

export class ManifestRow extends Model {
  static override tableName = 'manifests'
  static override idColumn = 'issuedAt'
  declare issuedAt: Date
  declare etag: string
  declare bytes: Buffer

  /** Skips a manifest dated further ahead than clocks may differ, because no client accepted it. */
  static latest(connection: Knex, { notAfter }: { notAfter: Date }) {
    return this.query(connection)
      .where('issuedAt', '<=', notAfter)
      .orderBy('issuedAt', 'desc')
      .first()
  }

  static record(trx: Knex, manifest: Pick<ManifestRow, 'issuedAt' | 'etag' | 'bytes'>) {
    return this.query(trx).insert(manifest)
  }

  /** Deletes manifests issued before a time, but never the latest. */
  static deleteIssued(connection: Knex, before: Date) {
    return this.query(connection)
      .delete()
      .where('issuedAt', '<', before)
      .where('issuedAt', '<', this.query(connection).max('issuedAt'))
  }
}
