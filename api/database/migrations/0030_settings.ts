import type { Knex } from 'knex'

export async function up(trx: Knex): Promise<void> {
  await trx.raw(`create table settings (name text primary key, value text not null)`)
}

export async function down(trx: Knex): Promise<void> {
  await trx.schema.dropTable('settings')
}
