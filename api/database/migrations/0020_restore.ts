import type { Knex } from 'knex'

const STATEMENTS = [
  // Drawn by chance: a counter would come back with the backup.
  `create table sync_log (
    is_only boolean primary key default true check (is_only),
    epoch uuid not null default gen_random_uuid(),
    restored_at timestamptz
  )`,
  `insert into sync_log default values`,

  `create table restore_signs (
    sign text primary key check (sign in ('chain', 'sync')),
    noticed_at timestamptz not null
  )`,

  `alter table issuer_keys add column is_stopped_for_good boolean not null default false
    check (stopped_at is not null or not is_stopped_for_good)`,

  `alter table chain_epochs
    add column restored_at timestamptz,
    add column must_reread boolean not null default false`,
  `create table chain_senders (
    epoch_id uuid not null references chain_epochs (id) on delete restrict,
    account text not null,
    first_nonce integer not null,
    primary key (epoch_id, account)
  )`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('drop table chain_senders')
  await trx.raw('alter table chain_epochs drop column must_reread, drop column restored_at')
  await trx.raw('alter table issuer_keys drop column is_stopped_for_good')
  await trx.raw('drop table restore_signs')
  await trx.raw('drop table sync_log')
}
