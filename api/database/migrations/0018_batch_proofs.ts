import type { Knex } from 'knex'

/** What a node proved of a batch at one block, and when it was last asked. */
export async function up(trx: Knex): Promise<void> {
  await trx.raw(`
    create table batch_proofs (
      batch_id uuid primary key references anchor_batches (id) on delete restrict,
      tried_at timestamptz not null default now(),
      fault text,
      block_number bigint,
      header bytea,
      account_proof text[],
      batch_proof text[],
      revocation_proof text[],
      constraint proof_whole check (
        num_nulls(block_number, header, account_proof, batch_proof, revocation_proof) in (0, 5)),
      constraint proof_or_fault check (fault is not null or header is not null))
  `)
  await trx.raw(
    `create index chain_events_revoked on chain_events (root, block_number) where kind = 'revoked'`,
  )
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('drop index chain_events_revoked')
  await trx.raw('drop table batch_proofs')
}
