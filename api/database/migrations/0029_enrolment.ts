import type { Knex } from 'knex'

const KINDS = ['confirm', 'claim', 'reset', 'change', 'unlock', 'undo']

export async function up(trx: Knex): Promise<void> {
  await setKinds(trx, [...KINDS, 'enrol'])
  await trx.raw(`create table recovery_codes (
    sha256 bytea primary key check (octet_length(sha256) = 32),
    user_id uuid not null references users on delete restrict,
    created_at timestamptz not null,
    used_at timestamptz
  )`)
  await trx.raw(`create index recovery_codes_user on recovery_codes (user_id)`)
}

export async function down(trx: Knex): Promise<void> {
  await trx.schema.dropTable('recovery_codes')
  await trx('account_tokens').delete().where({ kind: 'enrol' })
  await setKinds(trx, KINDS)
}

async function setKinds(trx: Knex, kinds: string[]): Promise<void> {
  await trx.raw(`alter table account_tokens drop constraint account_tokens_kind_check`)
  await trx.raw(
    `alter table account_tokens add constraint account_tokens_kind_check
      check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`,
  )
}
