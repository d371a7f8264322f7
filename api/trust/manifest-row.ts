import { Model } from 'objection'
import type { Knex } from 'knex'

export class ManifestRow extends Model {
  static override tableName = 'manifests'
  static override idColumn = 'issuedAt'
  declare issuedAt: Date
  declare etag: string
  declare bytes: Buffer

  /** One from further ahead than clocks differ was taken by no client, and is none. */
  static latest(connection: Knex, { notAfter }: { notAfter: Date }) {
    return this.query(connection)
      .where('issuedAt', '<=', notAfter)
      .orderBy('issuedAt', 'desc')
      .first()
  }

  static record(trx: Knex, manifest: Pick<ManifestRow, 'issuedAt' | 'etag' | 'bytes'>) {
    return this.query(trx).insert(manifest)
  }

  /** But for the latest. */
  static deleteIssued(connection: Knex, before: Date) {
    return this.query(connection)
      .delete()
      .where('issuedAt', '<', before)
      .where('issuedAt', '<', this.query(connection).max('issuedAt'))
  }
}
