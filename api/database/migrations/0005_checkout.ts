import type { Knex } from 'knex'

const STATEMENTS = [
  `alter table purchases
    add column intent_version integer not null default 1 check (intent_version > 0),
    add column last_error text,
    add column refund_due_at timestamptz,
    add column disputed_at timestamptz,
    add column asked_at timestamptz,
    add constraint purchases_refund_due_was_completed check (
      refund_due_at is null or status = 'completed'
    )`,
  `drop index purchases_one_in_force`,
  `create unique index purchases_one_in_force on purchases (user_id, product_type)
    where status = 'completed' and refunded_at is null and refund_due_at is null`,
  `create unique index purchases_one_open on purchases (user_id, product_type)
    where status in ('pending', 'failed')`,
  `create index purchases_created_at on purchases (created_at desc, id)`,

  // A guest's key is the address, a space and a name of its own, so that guests never hold an address.
  `create index users_guest_address on users (split_part(email_key, ' ', 1)) where is_guest`,

  `create table payment_events (
    id text primary key,
    type text not null,
    payment_intent_id text,
    purchase_id uuid references purchases on delete restrict,
    outcome text not null check (outcome in ('applied', 'ignored', 'unknown', 'mismatch')),
    received_at timestamptz not null
  )`,

  `create table sandbox_payments (
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
    is_disputed boolean not null default false,
    settles_at timestamptz,
    created_at timestamptz not null
  )`,

  `create table mail_outbox (
    id uuid primary key default gen_random_uuid(),
    user_id uuid references users on delete restrict,
    recipient text,
    template text not null,
    content text,
    account_token_id uuid references account_tokens on delete set null,
    attempts integer not null default 0,
    next_attempt_at timestamptz not null,
    created_at timestamptz not null,
    sent_at timestamptz,
    given_up_at timestamptz,
    constraint mail_outbox_open_is_complete check (
      sent_at is not null or given_up_at is not null
        or (recipient is not null and content is not null)
    )
  )`,
  `create index mail_outbox_waiting on mail_outbox (next_attempt_at)
    where sent_at is null and given_up_at is null`,
  `create index mail_outbox_user on mail_outbox (user_id)`,

  `alter table visa_credentials add column expiry_warned_at timestamptz`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('alter table visa_credentials drop column expiry_warned_at')
  for (const table of ['mail_outbox', 'sandbox_payments', 'payment_events']) {
    await trx.schema.dropTable(table)
  }
  await trx.raw('drop index users_guest_address')
  await trx.raw('drop index purchases_created_at')
  await trx.raw('drop index purchases_one_open')
  await trx.raw('drop index purchases_one_in_force')
  await trx.raw(`create unique index purchases_one_in_force on purchases (user_id, product_type)
    where status = 'completed' and refunded_at is null`)
  await trx.raw(`alter table purchases drop column intent_version, drop column last_error,
    drop column refund_due_at, drop column disputed_at, drop column asked_at`)
}
