import type { Knex } from 'knex'

const STATEMENTS = [
  // What authenticators know an account by: random, so that it tells nothing about it.
  `alter table users add column passkey_handle bytea unique check (length(passkey_handle) = 32)`,

  `create table passkeys (
    id uuid primary key default gen_random_uuid(),
    user_id uuid not null references users on delete restrict,
    key_id text not null unique,
    public_key bytea not null,
    counter bigint not null check (counter >= 0),
    is_backed_up boolean not null,
    name text not null check (name <> ''),
    created_at timestamptz not null,
    last_used_at timestamptz
  )`,
  `create index passkeys_user on passkeys (user_id, created_at)`,

  `create table used_challenges (
    hash bytea primary key,
    expires_at timestamptz not null
  )`,
  `create index used_challenges_expires_at on used_challenges (expires_at)`,

  `alter table sessions drop constraint sessions_method_check`,
  `alter table sessions add constraint sessions_method_check
    check (method in ('password', 'passkey', 'link', 'checkout'))`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx('sessions').delete().where({ method: 'passkey' })
  await trx.raw(`alter table sessions drop constraint sessions_method_check`)
  await trx.raw(
    `alter table sessions add constraint sessions_method_check
      check (method in ('password', 'link', 'checkout'))`,
  )
  await trx.schema.dropTable('used_challenges')
  await trx.schema.dropTable('passkeys')
  await trx.raw(`alter table users drop column passkey_handle`)
}
