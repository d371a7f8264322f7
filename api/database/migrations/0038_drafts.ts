import type { Knex } from 'knex'

export async function up(trx: Knex): Promise<void> {
  // The form by which it was issued, however often that was sent.
  await trx.raw('alter table visa_credentials add column draft_id uuid unique')
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('alter table visa_credentials drop column draft_id')
}
