import type { Knex } from 'knex'

export async function up(trx: Knex): Promise<void> {
  await trx.raw(
    `alter table revocation_events
      add column source text not null default 'admin' check (source in ('admin', 'chain', 'refund')),
      alter column revoked_by drop not null,
      add constraint revoked_by_an_admin check ((revoked_by is null) = (source <> 'admin'))`,
  )
  // What a day has taken over from the chain is counted.
  await trx.raw(
    `create index revocation_events_adopted on revocation_events (created_at) where source = 'chain'`,
  )
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw(
    `alter table revocation_events
      drop constraint revoked_by_an_admin, drop column source, alter column revoked_by set not null`,
  )
}
