import type { Knex } from 'knex'
import { fromBase64Url } from '#contracts/bytes.ts'

const STATEMENTS = [
  `create table key_sets (
    generation integer not null,
    issued_at timestamptz not null,
    bytes bytea not null,
    primary key (generation, issued_at)
  )`,
  `alter table issuer_keys
    add column use text not null default 'credential' check (use in ('credential', 'pass', 'status')),
    add column point bytea,
    add column stopped_at timestamptz`,
  `alter table issuer_keys alter column use drop default`,

  `alter table visa_credentials
    add column issuer_kid text references issuer_keys on delete restrict,
    add column doubted_at timestamptz`,
  `update visa_credentials as credential set issuer_kid = (
    select kid from issuer_keys as key where key.not_before <= credential.created_at
     order by key.not_before desc limit 1)`,
  `create index visa_credentials_of_key on visa_credentials (issuer_kid)`,

  // Whoever holds a pass gets a new one at the next renewal, which is daily.
  `drop table passes`,
  `drop table status_list`,
  `create table passes (
    week integer not null,
    status_index integer not null,
    credential_id text not null references visa_credentials (credential_id) on delete restrict,
    device_id uuid references devices on delete restrict,
    revoked_at timestamptz,
    created_at timestamptz not null default now(),
    primary key (week, status_index),
    constraint passes_one_per_device unique nulls not distinct (credential_id, device_id, week)
  )`,
  `create index passes_device on passes (device_id)`,
  `create index passes_revoked on passes (week, status_index) where revoked_at is not null`,
  `create table pass_weeks (week integer primary key, next integer not null)`,

  `create table status_shards (
    week integer not null,
    shard integer not null,
    hash text not null,
    bits_set integer not null,
    bytes bytea not null,
    made_at timestamptz not null,
    replaced_at timestamptz,
    primary key (week, shard, hash)
  )`,
  `create index status_shards_hash on status_shards (hash)`,
  `create unique index status_shards_current on status_shards (week, shard)
    where replaced_at is null`,
  `create index status_shards_replaced on status_shards (replaced_at)`,
  `create table manifests (
    issued_at timestamptz primary key,
    etag text not null,
    bytes bytea not null
  )`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
  for (const { kid, x, y } of await trx('issuer_keys').select<Listed[]>('kid', 'x', 'y')) {
    await trx('issuer_keys')
      .where({ kid })
      .update({ point: compress(x, y) })
  }
  await trx.raw(`drop index issuer_keys_one_signs`)
  await trx.raw(
    `alter table issuer_keys alter column point set not null,
      drop column name, drop column x, drop column y, drop column not_before, drop column retired_at`,
  )
}

interface Listed {
  kid: string
  x: string
  y: string
}

function compress(x: string, y: string): Buffer {
  const isOdd = ((fromBase64Url(y).at(-1) ?? 0) & 1) === 1
  return Buffer.concat([Buffer.of(isOdd ? 3 : 2), fromBase64Url(x)])
}

/** What the former version kept of keys and passes cannot be made again from what this one keeps. */
export function down(): Promise<void> {
  return Promise.reject(new Error('Keys and passes of the former kind are gone.'))
}
