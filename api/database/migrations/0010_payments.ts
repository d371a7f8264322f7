import type { Knex } from 'knex'

const STATEMENTS = [
  // What was ordered, and at which price. Orders of earlier had one price only.
  `alter table purchases
    add column product_name text,
    add column price_cents integer check (price_cents > 0),
    add column currency text check (currency ~ '^[a-z]{3}$')`,
  `update purchases set
    product_name = 'US visa interview success guide',
    price_cents = (amount::numeric * 100)::integer,
    currency = 'usd'`,
  `alter table purchases
    alter column product_name set not null,
    alter column price_cents set not null,
    alter column currency set not null,
    drop column amount`,
  // Derived, so that the amount that is told can never be another one than was charged.
  `alter table purchases add column amount text not null generated always as (
    (price_cents / 100)::text || '.' || lpad((price_cents % 100)::text, 2, '0')
  ) stored`,

  // What became of the money, and the question to the provider that told it.
  `create sequence payment_questions`,
  `alter table purchases
    add column refunded_cents integer not null default 0 check (refunded_cents >= 0),
    add column refund_reason text check (refund_reason in ('refund', 'dispute')),
    add column reversal_asked bigint not null default 0`,
  `update purchases set refund_reason = 'refund', refunded_cents = price_cents
    where refunded_at is not null`,
  `alter table purchases add constraint purchases_refund_has_reason check (
    (refunded_at is null) = (refund_reason is null)
  )`,
  `create index purchases_watched on purchases (greatest(completed_at, disputed_at))
    where status = 'completed'`,

  // What the buyer's page is told while the provider is not asked.
  `alter table purchases
    add column last_state text check (last_state in ('none', 'processing', 'failed')),
    add column polled_at timestamptz,
    add column polls integer not null default 0,
    add column polls_since timestamptz`,

  `alter table sandbox_payments
    add column refunded_cents integer not null default 0,
    add column dispute_status text`,
  `update sandbox_payments set dispute_status = 'needs_response' where is_disputed`,
  `alter table sandbox_payments drop column is_disputed`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw(
    'alter table sandbox_payments add column is_disputed boolean not null default false',
  )
  await trx.raw('update sandbox_payments set is_disputed = dispute_status is not null')
  await trx.raw(
    'alter table sandbox_payments drop column refunded_cents, drop column dispute_status',
  )
  await trx.raw(`alter table purchases drop column last_state, drop column polled_at,
    drop column polls, drop column polls_since`)
  await trx.raw('drop index purchases_watched')
  await trx.raw(`alter table purchases drop column refunded_cents, drop column refund_reason,
    drop column reversal_asked`)
  await trx.raw('drop sequence payment_questions')
  await trx.raw('alter table purchases alter column amount drop expression')
  await trx.raw(`alter table purchases drop column product_name, drop column price_cents,
    drop column currency`)
}
