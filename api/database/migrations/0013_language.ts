import type { Knex } from 'knex'

/** The language of each person. A later version has more languages, so no list names them. */
const SCHEMA = `
  alter table users add column language text not null default 'en'
    check (language ~ '^[a-z]{2,3}$');
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
