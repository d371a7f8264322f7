import type { Knex } from 'knex'

const OF_VISAS = `'F-1', 'H-1B', 'B-1/B-2', 'J-1', 'L-1', 'O-1', 'TN'`

export async function up(trx: Knex): Promise<void> {
  await allow(trx, `${OF_VISAS}, 'Course'`)
  // Nobody at a desk issues it, but the product itself.
  await trx.raw(
    `alter table visa_credentials
      alter column issued_by drop not null,
      add constraint course_by_nobody check ((issued_by is null) = (credential_type = 'Course'))`,
  )
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw(
    `alter table visa_credentials drop constraint course_by_nobody, alter column issued_by set not null`,
  )
  await allow(trx, OF_VISAS)
}

async function allow(trx: Knex, types: string): Promise<void> {
  const name = 'visa_credentials_credential_type_check'
  await trx.raw(
    `alter table visa_credentials drop constraint ${name},
       add constraint ${name} check (credential_type in (${types}))`,
  )
}
