import type { Knex } from 'knex'

/** An earlier version beside this one names no sender: it is read from what was signed. */
export async function up(trx: Knex): Promise<void> {
  await trx.raw('alter table chain_transactions add column sender text')
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
}
