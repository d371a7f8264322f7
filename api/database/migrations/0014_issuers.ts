import type { Knex } from 'knex'

/**
 * An issuance looks for a second issuer. Without this index, it reads all accounts. The condition repeats the
 * condition of the query (`accounts/admin-row.ts`), so that PostgreSQL can use the index.
 */
const SCHEMA = `
  create index users_issuers on users (id)
    where rights && array['issue', 'own'] or issue_lost_at is not null;
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
