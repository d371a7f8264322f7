import type { Knex } from 'knex'
import { nobodys, rowOf } from '#api/database/row.ts'

/**
 * The evidence for missing rows. `chain`: the chain has entries that are missing here. `sync`: a device has
 * already read events that are missing here.
 */
export type RestoreSign = 'chain' | 'sync'

/**
 * A sign that this database was restored from a backup. The row stays until an operator runs `after-restore`.
 */
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

  /** A sign that is already stored keeps its time. */
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
