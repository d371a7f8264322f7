import type { Knex } from 'knex'

/** The only format that a request asks a wallet for. Null when either format is welcome. */
const SCHEMA = `
  alter table presentation_requests add column format text
    check (format in ('dc+sd-jwt', 'mso_mdoc'));
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
