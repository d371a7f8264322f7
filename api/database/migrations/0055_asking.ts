import type { Knex } from 'knex'

export async function up(trx: Knex): Promise<void> {
  // Beside the rights, which open the console: this one opens nothing but a question to a wallet.
  await trx.raw(`alter table users add column may_ask_names boolean not null default false
    check (not may_ask_names or (deleted_at is null and not is_guest))`)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('alter table users drop column may_ask_names')
}
