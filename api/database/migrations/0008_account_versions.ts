import type { Knex } from 'knex'

const STATEMENTS = [
  `alter table users add column auth_version integer not null default 1`,
  `alter table sessions add column auth_version integer not null default 1`,

  `alter table account_tokens drop constraint account_tokens_kind_check`,
  `alter table account_tokens add constraint account_tokens_kind_check
    check (kind in ('confirm', 'claim', 'reset', 'change', 'unlock'))`,

  `create table email_changes (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete restrict,
    email text not null check (email <> ''),
    email_key text not null,
    account_token_id uuid not null unique references account_tokens on delete cascade,
    requested_at timestamptz not null,
    former_email_key text,
    changed_at timestamptz,
    constraint email_changes_done_names_the_former check (
      (changed_at is null) = (former_email_key is null)
    )
  )`,
  `create unique index email_changes_one_open on email_changes (user_id) where changed_at is null`,
  `create index email_changes_former on email_changes (former_email_key)
    where changed_at is not null`,

  // An account and the guests of its address are locked together, in one order.
  `drop index users_guest_address`,
  `create index users_address on users (split_part(email_key, ' ', 1))`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw(`drop index users_address`)
  await trx.raw(
    `create index users_guest_address on users (split_part(email_key, ' ', 1)) where is_guest`,
  )
  await trx.schema.dropTable('email_changes')
  await trx('account_tokens').delete().whereIn('kind', ['change', 'unlock'])
  await trx.raw(`alter table account_tokens drop constraint account_tokens_kind_check`)
  await trx.raw(
    `alter table account_tokens add constraint account_tokens_kind_check
      check (kind in ('confirm', 'claim', 'reset'))`,
  )
  await trx.raw(`alter table sessions drop column auth_version`)
  await trx.raw(`alter table users drop column auth_version`)
}
