import type { Knex } from 'knex'

/**
 * The language of each user and of each mail. The columns accept any language, because a later version has
 * more languages.
 */
const SCHEMA = `
  alter table users add column language text not null default 'en'
    check (language ~ '^[a-z]{2,3}$');
  alter table mail_outbox add column language text not null default 'en'
    check (language ~ '^[a-z]{2,3}$');
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
