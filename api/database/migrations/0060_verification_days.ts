import type { Knex } from 'knex'

const STATEMENTS = [
  `create table verification_days (
    day date not null,
    verification_result text not null,
    verification_type text not null,
    credential_type text,
    verifications integer not null check (verifications > 0),
    constraint verification_days_counted_once
      unique nulls not distinct (day, verification_result, verification_type, credential_type)
  )`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.schema.dropTable('verification_days')
}
