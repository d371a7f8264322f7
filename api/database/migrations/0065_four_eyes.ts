import type { Knex } from 'knex'

export async function up(trx: Knex): Promise<void> {
  await trx.raw(`alter table users add column issue_lost_at timestamptz`)
  await trx.raw(
    `create index audit_entries_self_issued on audit_entries (at) where action = 'self_issued'`,
  )
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw(`drop index audit_entries_self_issued`)
  await trx.raw(`alter table users drop column issue_lost_at`)
}
