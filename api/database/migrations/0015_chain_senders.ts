import type { Knex } from 'knex'

/** An earlier version beside this one names no sender: it is read from what was signed. */
export async function up(trx: Knex): Promise<void> {
  await trx.raw('alter table chain_transactions add column sender text')
  // When a batch was first on any chain: an event that a reorganisation takes back is forgotten.
  await trx.raw(
    `alter table anchor_batches
      add column first_anchored_by bigint references chain_events (id) on delete set null`,
  )
  await trx.raw('update anchor_batches set first_anchored_by = anchored_by')
  await trx.raw('create index anchor_batches_first on anchor_batches (first_anchored_by)')
  await trx.raw(`alter table chain_epochs add column accounts text[] not null default '{}'`)
  await trx.raw('drop index chain_transactions_live')
  await trx.raw(
    `create index chain_transactions_live on chain_transactions (epoch_id, sender, nonce)
      where not is_retired`,
  )
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('drop index chain_transactions_live')
  await trx.raw(
    `create index chain_transactions_live on chain_transactions (epoch_id, nonce)
      where not is_retired`,
  )
  await trx.raw('alter table chain_transactions drop column sender')
  await trx.raw('alter table chain_epochs drop column accounts')
  await trx.raw('alter table anchor_batches drop column first_anchored_by')
}
