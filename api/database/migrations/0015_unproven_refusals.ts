import type { Knex } from 'knex'

/** A refusal that came unencrypted. It is shown to the asking user, and the request stays open. */
const SCHEMA = `
  alter table presentation_requests add column has_unproven_refusal boolean not null default false;
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
