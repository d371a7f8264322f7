import type { Knex } from 'knex'

const SCHEMA = `
  create table key_sets (
    generation integer not null,
    issued_at timestamptz not null,
    bytes bytea not null,
    primary key (generation, issued_at)
  );

  create table issuer_keys (
    kid text primary key,
    use text not null check (use in ('credential', 'pass', 'status')),
    point bytea not null,
    sealed_private_key bytea not null,
    created_at timestamptz not null default now(),
    stopped_at timestamptz,
    is_stopped_for_good boolean not null default false
      check (stopped_at is not null or not is_stopped_for_good)
  );
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
