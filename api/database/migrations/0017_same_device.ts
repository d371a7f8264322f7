import type { Knex } from 'knex'

/**
 * Requests to a wallet on the same device. The answer is hidden as long as the row has the hash of the code with
 * which the wallet opens our page again.
 */
const SCHEMA = `
  alter table presentation_requests
    drop constraint presentation_requests_way_check,
    add constraint presentation_requests_way_check check (way in ('link', 'device', 'browser')),
    add column response_code_hash bytea,
    add constraint code_of_answer check (
      response_code_hash is null or (answered_at is not null and way = 'device'));
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
