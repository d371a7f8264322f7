import type { Knex } from 'knex'

/** A batch is proved when somebody wants it, and what was proved before a rewind of the chain is not kept. */
export async function up(trx: Knex): Promise<void> {
  // Beside a fault an older proof was kept.
  await trx.raw('delete from batch_proofs where fault is not null')
  await trx.raw(`
    alter table batch_proofs
      add column wanted_at timestamptz,
      alter column tried_at drop not null,
      alter column tried_at drop default,
      drop constraint proof_or_fault,
      add constraint tried_with_outcome check (
        num_nonnulls(fault, header) = case when tried_at is null then 0 else 1 end),
      add constraint tried_or_wanted check (num_nonnulls(tried_at, wanted_at) > 0)
  `)
  await trx.raw(
    `create index batch_proofs_wanted on batch_proofs (wanted_at) where wanted_at is not null`,
  )
  await trx.raw(`alter table chain_epochs add column rewinds integer not null default 0`)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('alter table chain_epochs drop column rewinds')
  await trx.raw('delete from batch_proofs where tried_at is null')
  await trx.raw(`
    alter table batch_proofs
      drop constraint tried_or_wanted,
      drop constraint tried_with_outcome,
      drop column wanted_at,
      alter column tried_at set default now(),
      alter column tried_at set not null,
      add constraint proof_or_fault check (fault is not null or header is not null)
  `)
}
