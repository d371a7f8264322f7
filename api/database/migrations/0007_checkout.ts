import type { Knex } from 'knex'

const SCHEMA = `
  create table purchases (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete restrict,
    product_type text not null default 'visa_guide',
    product_name text not null,
    price_cents integer not null check (price_cents > 0),
    currency text not null check (currency ~ '^[a-z]{3}$'),
    -- The database computes this column, so that the displayed amount is always equal to the charged amount.
    amount text not null generated always as (
      (price_cents / 100)::text || '.' || lpad((price_cents % 100)::text, 2, '0')) stored,
    status text not null default 'pending' check (status in ('pending', 'completed', 'failed')),
    stripe_payment_intent_id text unique,
    intent_version integer not null default 1 check (intent_version > 0),
    -- The last state that the provider reported. The buyer's page gets it while no new request may be sent.
    last_state text check (last_state in ('none', 'processing', 'failed')),
    last_error text,
    asked_at timestamptz,
    polled_at timestamptz,
    polls integer not null default 0,
    polls_since timestamptz,
    -- The refunded amount. The column reversal_asked has the number of the request to the provider that returned it.
    refunded_cents integer not null default 0 check (refunded_cents >= 0),
    refund_reason text check (refund_reason in ('refund', 'dispute')),
    reversal_asked bigint not null default 0,
    created_at timestamptz not null default now(),
    completed_at timestamptz,
    disputed_at timestamptz,
    refund_due_at timestamptz,
    refunded_at timestamptz,
    constraint purchases_completed_has_time check (
      (status = 'completed') = (completed_at is not null)),
    constraint purchases_refund_due_was_completed check (
      refund_due_at is null or status = 'completed'),
    constraint purchases_refunded_was_completed check (
      refunded_at is null or status = 'completed'),
    constraint purchases_refund_has_reason check ((refunded_at is null) = (refund_reason is null))
  );
  create index purchases_user on purchases (user_id);
  create index purchases_created_at on purchases (created_at, id);
  create index purchases_status on purchases (status, created_at, id);
  create index purchases_refund_due on purchases (created_at, id)
    where refund_due_at is not null and refunded_at is null;
  create index purchases_payment_start on purchases (stripe_payment_intent_id text_pattern_ops);
  create index purchases_paid on purchases (user_id)
    where status = 'completed' and refunded_at is null;
  create unique index purchases_one_open on purchases (user_id, product_type)
    where status in ('pending', 'failed');
  create unique index purchases_one_in_force on purchases (user_id, product_type)
    where status = 'completed' and refunded_at is null and refund_due_at is null;
  create index purchases_watched on purchases (greatest(completed_at, disputed_at))
    where status = 'completed';
  create sequence payment_questions;

  create table payment_events (
    id text primary key,
    type text not null,
    payment_intent_id text,
    purchase_id uuid references purchases on delete restrict,
    outcome text not null check (outcome in ('applied', 'ignored', 'unknown', 'mismatch')),
    received_at timestamptz not null
  );
  create index payment_events_purchase on payment_events (purchase_id)
    where purchase_id is not null;
  create index payment_events_received_at on payment_events (received_at);

  -- The payments that match no order. An owner decides about each payment.
  create table unmatched_payments (
    id uuid primary key default gen_random_uuid(),
    stripe_payment_intent_id text not null unique,
    fault text not null check (fault in ('unknown', 'mismatch')),
    order_id uuid references purchases on delete restrict,
    cents integer not null,
    currency text not null,
    state text not null default 'open'
      check (state in ('open', 'accepted', 'returned', 'dismissed')),
    reversal_asked bigint not null default 0,
    found_at timestamptz not null,
    decided_at timestamptz,
    constraint unmatched_payments_mismatch_has_order check (
      (fault = 'mismatch') = (order_id is not null)),
    constraint unmatched_payments_decided_at check ((state = 'open') = (decided_at is null))
  );
  create index unmatched_payments_found_at on unmatched_payments (found_at, id);
  create index unmatched_payments_state on unmatched_payments (state, found_at, id);
  create index unmatched_payments_order on unmatched_payments (order_id);

  -- The refunds that we have requested. The row of a purchase has the refunded amount.
  create table refunds (
    id uuid primary key default gen_random_uuid(),
    purchase_id uuid references purchases on delete cascade,
    unmatched_payment_id uuid references unmatched_payments on delete cascade,
    cents integer not null check (cents > 0),
    state text not null default 'asked' check (state in ('asked', 'taken', 'refused')),
    asked_at timestamptz not null,
    constraint refunds_of_one_payment check (num_nonnulls(purchase_id, unmatched_payment_id) = 1)
  );
  create index refunds_purchase on refunds (purchase_id);
  create index refunds_asked on refunds (asked_at) where state = 'asked';
  create unique index refunds_one_asked_of_an_unmatched_payment on refunds (unmatched_payment_id) where state = 'asked';

  -- A transaction that takes a number locks the row until its end. Therefore no number is skipped.
  create table receipt_series (
    is_only boolean primary key default true check (is_only),
    series text not null default '1',
    last_number integer not null default 0 check (last_number >= 0)
  );
  insert into receipt_series default values;

  create table receipts (
    id uuid primary key default gen_random_uuid(),
    series text not null,
    number integer not null check (number > 0),
    purchase_id uuid not null references purchases on delete restrict,
    kind text not null check (kind in ('receipt', 'credit-note', 'debit-note')),
    issued_at timestamptz not null,
    snapshot jsonb not null,
    unique (series, number)
  );
  create index receipts_purchase on receipts (purchase_id);
  create unique index receipts_one_per_purchase on receipts (purchase_id) where kind = 'receipt';
  create index receipts_issued_at on receipts (issued_at);

  create table sandbox_payments (
    id text primary key,
    client_secret text not null unique,
    idempotency_key text not null unique,
    order_id uuid not null,
    user_id uuid not null,
    customer_id text not null,
    amount integer not null,
    currency text not null,
    status text not null,
    error text,
    dispute_status text,
    refunded_cents integer not null default 0,
    refund_ids uuid[] not null default '{}',
    settles_at timestamptz,
    created_at timestamptz not null
  );
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
