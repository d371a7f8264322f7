import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'

export class ManifestRow extends rowOf({
  table: 'manifests',
  kept: '24 hours; the last manifest stays',
  why: 'shows what verifiers were told',
  columns: {
    issuedAt: nobodys<Date>(),
    etag: nobodys<string>(),
    bytes: nobodys<Buffer>(),
  },
}) {
  static override idColumn = 'issuedAt'

  /** Finds the latest manifest. Leaves out a manifest from the far future, because verifiers refuse it. */
  static latest(connection: Knex, { notAfter }: { notAfter: Date }) {
    return this.query(connection)
      .where('issuedAt', '<=', notAfter)
      .orderBy('issuedAt', 'desc')
      .first()
  }

  static record(trx: Knex, manifest: Pick<ManifestRow, 'issuedAt' | 'etag' | 'bytes'>) {
    return this.query(trx).insert(manifest)
  }

  /** Deletes the manifests from before this time, except the latest manifest. */
  static deleteIssued(connection: Knex, before: Date) {
    return this.query(connection)
      .delete()
      .where('issuedAt', '<', before)
      .where('issuedAt', '<', this.query(connection).max('issuedAt'))
  }
}
