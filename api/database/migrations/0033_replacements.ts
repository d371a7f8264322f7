import type { Knex } from 'knex'

/** A credential is replaced at most once, however many ask for it. */
export async function up(trx: Knex): Promise<void> {
  await trx.raw(
    `alter table visa_credentials
      add column replaces_id text unique references visa_credentials (credential_id)
        on delete restrict,
      add column replaces_as text check (replaces_as in ('correction', 'renewal')),
      add constraint replaces_in_one_way check ((replaces_id is null) = (replaces_as is null)),
      add constraint replaces_another check (replaces_id <> credential_id)`,
  )
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('alter table visa_credentials drop column replaces_as, drop column replaces_id')
}
