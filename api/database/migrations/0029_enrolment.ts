import type { Knex } from 'knex'

const KINDS = ['confirm', 'claim', 'reset', 'change', 'unlock', 'undo']

export async function up(trx: Knex): Promise<void> {
  await setKinds(trx, [...KINDS, 'enrol'])
}

export async function down(trx: Knex): Promise<void> {
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
