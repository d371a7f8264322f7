import type { Knex } from 'knex'

const STATEMENTS = [
  `create table content_packs (
    version integer primary key check (version > 0),
    sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
    built text not null check (built ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    editor text not null,
    note text not null,
    signed_by text not null,
    -- Canonical JSON with its signature, which is looked at whenever it is read.
    pack text not null,
    imported_at timestamptz not null,
    active_since timestamptz
  )`,
  `create unique index content_packs_active on content_packs ((true))
    where active_since is not null`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('drop table content_packs')
}
