import type { Knex } from 'knex'

export async function up(trx: Knex): Promise<void> {
  await trx.raw('alter table chain_senders add column hand_sent_at timestamptz')
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('alter table chain_senders drop column hand_sent_at')
}
