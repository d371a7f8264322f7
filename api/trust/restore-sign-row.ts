import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'

/** What showed that rows are missing: entries on the chain, or events that a device has already read. */
export type RestoreSign = 'chain' | 'sync'

/** A sign that this database came from a backup. The row stays until an operator runs `after-restore`. */
export class RestoreSignRow extends rowOf({
  table: 'restore_signs',
  kept: 'until `after-restore` is run',
  why: 'shows how missing rows were noticed',
  columns: {
    sign: nobodys<RestoreSign>(),
    noticedAt: nobodys<Date>(),
  },
}) {
  static override idColumn = 'sign'

  /** Stores the sign. Keeps the time when it was first noticed. */
  static async note(connection: Knex, sign: RestoreSign, noticedAt: Date): Promise<void> {
    await this.query(connection).insert({ sign, noticedAt }).onConflict('sign').ignore()
  }

  static all(connection: Knex) {
    return this.query(connection).orderBy('sign')
  }

  static forget(connection: Knex) {
    return this.query(connection).delete()
  }
}
