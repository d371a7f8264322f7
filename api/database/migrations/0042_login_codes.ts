import type { Knex } from 'knex'

const STATEMENTS = [
  // Mailed after a right password, for the one browser that gave it.
  `create table login_codes (
    id uuid primary key,
    user_id uuid not null references users on delete restrict,
    browser_hash bytea not null unique check (octet_length(browser_hash) = 32),
    code_hash bytea not null check (octet_length(code_hash) = 32),
    auth_version integer not null,
    tries integer not null default 0 check (tries >= 0),
    expires_at timestamptz not null,
    used_at timestamptz
  )`,
  `create index login_codes_user on login_codes (user_id)`,
  `create index login_codes_expires_at on login_codes (expires_at)`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.schema.dropTable('login_codes')
}
