import type { Knex } from 'knex'

/** A key that was made ready to take the place of another one waits beside it, and takes no second place. */
export async function up(trx: Knex): Promise<void> {
  await trx.raw(
    'alter table devices add column prepared_for uuid references devices on delete restrict',
  )
  await trx.raw(
    'create index devices_prepared_for on devices (prepared_for) where prepared_for is not null',
  )
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('alter table devices drop column prepared_for')
}
