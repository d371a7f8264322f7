import { Model } from 'objection'
import type { Knex } from 'knex'

/** Where rows are missed: on chain is more than we sent, or a device has read more than there is. */
export type RestoreSign = 'chain' | 'sync'

/** That this database looks as if it came from a backup, and nobody has said so yet. */
export class RestoreSignRow extends Model {
  static override tableName = 'restore_signs'
  static override idColumn = 'sign'
  declare sign: RestoreSign
  declare noticedAt: Date

  /** The first time stays. */
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
