import type { Knex } from 'knex'

const STATEMENTS = [
  // What was asked of the provider; how much it has given back stands with the purchase.
  `create table refunds (
    id uuid primary key default gen_random_uuid(),
    purchase_id uuid not null references purchases on delete cascade,
    cents integer not null check (cents > 0),
    state text not null default 'asked' check (state in ('asked', 'taken', 'refused')),
    asked_at timestamptz not null
  )`,
  `create index refunds_purchase on refunds (purchase_id)`,
  `create index refunds_asked on refunds (asked_at) where state = 'asked'`,

  `alter table sandbox_payments add column refund_ids uuid[] not null default '{}'`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('alter table sandbox_payments drop column refund_ids')
  await trx.raw('drop table refunds')
}
