import type { Knex } from 'knex'

export async function up(trx: Knex): Promise<void> {
  await trx.raw(`alter table users add column username_skeleton text`)
  await trx.raw(
    `create unique index users_admins_look_different on users (username_skeleton) where is_admin`,
  )
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw(`drop index users_admins_look_different`)
  await trx.raw(`alter table users drop column username_skeleton`)
}
