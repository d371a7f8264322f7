import type { Knex } from 'knex'
import { Model } from 'objection'

/**
 * `backup_done` and `restore_tested`: when an operator last said so, as an ISO instant. `hops_question`:
 * what the doctor asks of the running product, and its answer.
 */
type Name = 'passkey_host' | 'backup_done' | 'restore_tested' | 'hops_question'

/** What the product itself has to remember from start to start. */
export class SettingRow extends Model {
  static override tableName = 'settings'
  static override idColumn = 'name'
  declare name: Name
  declare value: string

  static async read(trx: Knex, name: Name): Promise<string | undefined> {
    return (await SettingRow.query(trx).findById(name))?.value
  }

  static async keep(trx: Knex, name: Name, value: string): Promise<void> {
    await SettingRow.query(trx).insert({ name, value }).onConflict('name').merge()
  }
}
