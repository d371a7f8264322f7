import type { Knex } from 'knex'
import { nobodys, rowOf, unexported } from '#api/database/row.ts'

/**
 * The names of the settings. `passkey_host` contains the host at which passkeys are added. `backup_done` and
 * `restore_tested` contain the time of the operator's last report, as an ISO instant. `hops_question`
 * contains the doctor's question to the running product, and the product's reply.
 */
type Name = 'passkey_host' | 'backup_done' | 'restore_tested' | 'hops_question'

/** A value that the product must remember between starts. */
export class SettingRow extends rowOf({
  table: 'settings',
  kept: 'for ever',
  why: 'one row per fact: the host of the passkeys, the last backup, the last test of a restore, the last question of the doctor',
  columns: {
    name: unexported<Name>('the name of a setting', 'stays'),
    value: nobodys<string>(),
  },
}) {
  static override idColumn = 'name'

  static async read(trx: Knex, name: Name): Promise<string | undefined> {
    return (await SettingRow.query(trx).findById(name))?.value
  }

  static async keep(trx: Knex, name: Name, value: string): Promise<void> {
    await SettingRow.query(trx).insert({ name, value }).onConflict('name').merge()
  }
}
