import type { Knex } from 'knex'

const SCHEMA = `
  create table pass_weeks (
    week integer primary key,
    next integer not null
  );

  -- A revoked pass keeps its index. The next pass for the same credential gets another index.
  create table passes (
    week integer not null,
    status_index integer not null,
    credential_id text not null references visa_credentials (credential_id) on delete restrict,
    -- Both columns are null for codes that the server makes outside a session.
    device_id uuid references devices on delete restrict,
    session_id uuid,
    created_at timestamptz not null default now(),
    revoked_at timestamptz,
    primary key (week, status_index),
    constraint passes_session_or_device check (session_id is null or device_id is null)
  );
  create unique index passes_one_in_force on passes (credential_id, device_id, session_id, week)
    nulls not distinct where revoked_at is null;
  create index passes_device on passes (device_id);
  create index passes_revoked on passes (week, status_index) where revoked_at is not null;

  create table status_shards (
    week integer not null,
    shard integer not null,
    hash text not null,
    bits_set integer not null,
    bytes bytea not null,
    made_at timestamptz not null,
    replaced_at timestamptz,
    primary key (week, shard, hash)
  );
  create index status_shards_hash on status_shards (hash);
  create unique index status_shards_current on status_shards (week, shard)
    where replaced_at is null;
  create index status_shards_replaced on status_shards (replaced_at);

  create table manifests (
    issued_at timestamptz primary key,
    etag text not null,
    bytes bytea not null
  );

  create table restore_signs (
    sign text primary key check (sign in ('chain', 'sync')),
    noticed_at timestamptz not null
  );

  create table presentations (
    identity bytea primary key,
    token_id text unique,
    credential_id text not null references visa_credentials (credential_id) on delete restrict,
    -- The session that made the code. Codes of one credential and one session share an index in the week list.
    session_id uuid,
    week integer,
    status_index integer,
    minted_at timestamptz,
    expires_at timestamptz not null,
    ended_at timestamptz,
    -- The attempt that first verified the code. A repetition of this attempt does not count as a second one.
    first_attempt uuid,
    first_verified_at timestamptz,
    first_verdict text,
    constraint presentations_ended_has_place check (
      ended_at is null or (week is not null and status_index is not null))
  );
  create index presentations_expires_at on presentations (expires_at);
  create index presentations_minted on presentations (credential_id) where minted_at is not null;
  create index presentations_of_session on presentations (session_id)
    where session_id is not null;
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
