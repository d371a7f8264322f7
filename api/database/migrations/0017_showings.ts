import type { Knex } from 'knex'

export async function up(trx: Knex): Promise<void> {
  // A holder reads the last checks of a credential, which may be few of very many.
  await trx.raw(
    `create index verification_logs_showings on verification_logs (credential_id, created_at, id)
      where credential_id is not null`,
  )
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('drop index verification_logs_showings')
}
