import type { Knex } from 'knex'

const STATEMENTS = [
  `create table users (
    id uuid primary key default gen_random_uuid(),
    username text not null check (username <> ''),
    username_key text not null unique,
    email text not null check (email <> ''),
    email_key text not null unique,
    password_hash text not null,
    premium_granted boolean not null default false,
    is_admin boolean not null default false,
    is_guest boolean not null default false,
    email_confirmed_at timestamptz,
    stripe_customer_id text unique,
    deleted_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint users_guest_is_no_admin check (not (is_guest and is_admin)),
    constraint users_deleted_has_no_rights check (
      deleted_at is null or not (is_admin or premium_granted)
    )
  )`,
  `create index users_created_at on users (created_at desc, id)`,
  `create index users_admins on users (id) where is_admin`,

  `create table purchases (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete restrict,
    stripe_payment_intent_id text unique,
    amount text not null,
    status text not null default 'pending' check (status in ('pending', 'completed', 'failed')),
    product_type text not null default 'visa_guide',
    completed_at timestamptz,
    refunded_at timestamptz,
    created_at timestamptz not null default now(),
    constraint purchases_completed_has_time check ((status = 'completed') = (completed_at is not null)),
    constraint purchases_refunded_was_completed check (refunded_at is null or status = 'completed')
  )`,
  `create index purchases_user on purchases (user_id)`,
  `create unique index purchases_one_in_force on purchases (user_id, product_type)
    where status = 'completed' and refunded_at is null`,

  `create table sessions (
    id uuid primary key default gen_random_uuid(),
    token_hash bytea not null unique check (octet_length(token_hash) = 32),
    user_id uuid not null references users on delete restrict,
    created_at timestamptz not null,
    last_seen_at timestamptz not null
  )`,
  `create index sessions_user on sessions (user_id)`,
  `create index sessions_last_seen on sessions (last_seen_at)`,

  `create table account_tokens (
    id uuid primary key default gen_random_uuid(),
    token_hash bytea not null unique check (octet_length(token_hash) = 32),
    kind text not null check (kind in ('confirm', 'claim', 'reset')),
    user_id uuid not null references users on delete restrict,
    email_key text not null,
    created_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > created_at),
    used_at timestamptz
  )`,
  `create index account_tokens_user on account_tokens (user_id, kind)`,

  `create table admin_events (
    id uuid primary key default gen_random_uuid(),
    action text not null,
    admin_id uuid not null references users on delete restrict,
    user_id uuid references users on delete restrict,
    credential_id text,
    created_at timestamptz not null
  )`,
  `create index admin_events_created_at on admin_events (created_at desc, id)`,

  `create table rate_limits (
    key varchar(255) primary key,
    points integer not null default 0,
    expire bigint
  )`,
  `create index rate_limits_expire on rate_limits (expire)`,

  // The advisory lock makes the check see what a simultaneous transaction has just committed.
  `create function keep_an_admin() returns trigger language plpgsql as $$
  begin
    perform pg_advisory_xact_lock(7203002);
    if not exists (select 1 from users where is_admin) then
      raise exception 'at least one administrator has to remain'
        using errcode = 'integrity_constraint_violation', constraint = 'users_keep_an_admin';
    end if;
    return null;
  end $$`,
  `create constraint trigger users_keep_an_admin
    after update or delete on users deferrable initially deferred
    for each row when (old.is_admin) execute function keep_an_admin()`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  const tables = ['rate_limits', 'admin_events', 'account_tokens', 'sessions', 'purchases', 'users']
  for (const table of tables) await trx.schema.dropTable(table)
  await trx.raw('drop function keep_an_admin()')
}
