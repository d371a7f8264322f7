import type { Knex } from 'knex'

const STATEMENTS = [
  // The row is held from a number to the end of its transaction, so that none is left out.
  `create table receipt_series (
    is_only boolean primary key default true check (is_only),
    series text not null default '1',
    last_number integer not null default 0 check (last_number >= 0)
  )`,
  `insert into receipt_series default values`,

  `create table receipts (
    id uuid primary key default gen_random_uuid(),
    series text not null,
    number integer not null check (number > 0),
    purchase_id uuid not null references purchases on delete restrict,
    kind text not null check (kind in ('receipt', 'credit-note', 'debit-note')),
    issued_at timestamptz not null,
    snapshot jsonb not null,
    unique (series, number)
  )`,
  `create index receipts_purchase on receipts (purchase_id)`,
  `create unique index receipts_one_per_purchase on receipts (purchase_id) where kind = 'receipt'`,
  `create index receipts_issued_at on receipts (issued_at)`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('drop table receipts')
  await trx.raw('drop table receipt_series')
}
