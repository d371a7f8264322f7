import type { Knex } from 'knex'

const STATEMENTS = [
  // Money that fits no order, until an owner has said what becomes of it.
  `create table stray_payments (
    id uuid primary key default gen_random_uuid(),
    stripe_payment_intent_id text not null unique,
    fault text not null check (fault in ('unknown', 'mismatch')),
    order_id uuid references purchases on delete restrict,
    cents integer not null,
    currency text not null,
    state text not null default 'open'
      check (state in ('open', 'accepted', 'returned', 'dismissed')),
    refund_id uuid not null default gen_random_uuid(),
    reversal_asked bigint not null default 0,
    found_at timestamptz not null,
    decided_at timestamptz,
    constraint stray_payments_mismatch_has_order check (
      (fault = 'mismatch') = (order_id is not null)
    ),
    constraint stray_payments_decided_at check ((state = 'open') = (decided_at is null))
  )`,
  `create index stray_payments_found_at on stray_payments (found_at desc, id)`,
  `create index stray_payments_order on stray_payments (order_id)`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('drop table stray_payments')
}
