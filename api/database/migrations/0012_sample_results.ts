import type { Knex } from 'knex'

export async function up(trx: Knex): Promise<void> {
  await allow(trx, `'valid', 'invalid', 'revoked', 'expired', 'sample'`)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw(
    `update verification_logs set verification_result = 'invalid' where verification_result = 'sample'`,
  )
  await allow(trx, `'valid', 'invalid', 'revoked', 'expired'`)
}

async function allow(trx: Knex, results: string): Promise<void> {
  const name = 'verification_logs_verification_result_check'
  await trx.raw(
    `alter table verification_logs drop constraint ${name},
       add constraint ${name} check (verification_result in (${results}))`,
  )
}
