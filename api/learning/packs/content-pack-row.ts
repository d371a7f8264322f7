import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'
import { readPage } from '#api/http/read-page.ts'
import type { Page } from '#contracts/page.ts'

/** All columns except the pack itself, which is long. */
const HEAD = [
  'version',
  'sha256',
  'built',
  'editor',
  'note',
  'signedBy',
  'importedAt',
  'activeSince',
] as const
export type PackHead = Pick<ContentPackRow, (typeof HEAD)[number]>

export class ContentPackRow extends rowOf({
  table: 'content_packs',
  kept: 'for ever',
  why: 'shows what readers were told; an administrator can return to an earlier pack',
  columns: {
    version: nobodys<number>(),
    sha256: nobodys<string>(),
    built: nobodys<string>(),
    editor: nobodys<string>(),
    note: nobodys<string>(),
    /** The editor's public key. */
    signedBy: nobodys<string>(),
    pack: nobodys<string>(),
    importedAt: nobodys<Date>(),
    activeSince: nobodys<Date | null>(),
  },
}) {
  static override idColumn = 'version'

  /** Locks the table, because only one transaction at a time may change the active pack. */
  static async lock(trx: Knex): Promise<void> {
    await trx.raw('lock table content_packs in share row exclusive mode')
  }

  static async highestVersion(connection: Knex): Promise<number> {
    const [row] = await this.query(connection).select('version').orderBy('version', 'desc').limit(1)
    return row?.version ?? 0
  }

  static async active(connection: Knex): Promise<PackHead | undefined> {
    const [row] = await this.query(connection)
      .select(...HEAD)
      .whereNotNull('activeSince')
    return row
  }

  static async textOf(connection: Knex, version: number): Promise<string | undefined> {
    return (await this.query(connection).findById(version))?.pack
  }

  static async head(connection: Knex, version: number): Promise<PackHead | undefined> {
    return this.query(connection)
      .select(...HEAD)
      .findById(version)
  }

  static page(connection: Knex, page: Page) {
    const version = { column: 'version', kind: 'number' } as const
    return readPage(connection, page, {
      matching: [this.query(connection)],
      sort: version,
      id: version,
      order: 'desc',
      shown: this.query(connection).select(...HEAD),
    })
  }

  static async add(trx: Knex, row: Omit<PackHead, 'activeSince'> & { pack: string }) {
    await this.query(trx).insert(row)
  }

  /** Makes this pack the only active pack. Without a version, makes no pack active. */
  static async activate(trx: Knex, version: number | null, activeSince: Date): Promise<void> {
    await this.query(trx).patch({ activeSince: null }).whereNotNull('activeSince')
    if (version !== null) await this.query(trx).patch({ activeSince }).where({ version })
  }
}
