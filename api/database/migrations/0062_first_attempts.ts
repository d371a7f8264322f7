import type { Knex } from 'knex'

export async function up(trx: Knex): Promise<void> {
  // Which attempt of which verifier a code's first verification was: its repeat is no second one.
  await trx.raw('alter table presentations add column first_attempt uuid')
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('alter table presentations drop column first_attempt')
}
