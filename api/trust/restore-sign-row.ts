import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'

/** Rows are missing: the chain has more than we sent, or a device has read more of its log than exists. */
export type RestoreSign = 'chain' | 'sync'

/** A sign that this database came from a backup, until an operator has run `after-restore`. */
export class RestoreSignRow extends rowOf({
  table: 'restore_signs',
  kept: 'until `after-restore` is run',
  why: 'where rows were missed',
  columns: {
    sign: nobodys<RestoreSign>(),
    noticedAt: nobodys<Date>(),
  },
}) {
  static override idColumn = 'sign'

  /** Keeps the first time of a sign. */
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
