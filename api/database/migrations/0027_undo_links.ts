import type { Knex } from 'knex'

const KINDS = ['confirm', 'claim', 'reset', 'change', 'unlock']

export async function up(trx: Knex): Promise<void> {
  await setKinds(trx, [...KINDS, 'undo'])
  // As it was spelled, for whoever goes back to it.
  await trx.raw(`alter table email_changes add column former_email text`)
  await trx.raw(`update email_changes set former_email = former_email_key`)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw(`alter table email_changes drop column former_email`)
  await trx('account_tokens').delete().where({ kind: 'undo' })
  await setKinds(trx, KINDS)
}

async function setKinds(trx: Knex, kinds: string[]): Promise<void> {
  await trx.raw(`alter table account_tokens drop constraint account_tokens_kind_check`)
  await trx.raw(
    `alter table account_tokens add constraint account_tokens_kind_check
      check (kind in (${kinds.map((kind) => `'${kind}'`).join(', ')}))`,
  )
}
