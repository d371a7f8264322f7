import type { Knex } from 'knex'

const STATEMENTS = [
  // Where a session began: as much as its owner recognises it by.
  `alter table sessions add column network text`,
  `alter table sessions add column country text check (country ~ '^[A-Z]{2}$')`,
  `alter table sessions add column method text
    check (method in ('password', 'link', 'checkout'))`,
  `alter table sessions add column proved_at timestamptz`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  for (const column of ['proved_at', 'method', 'country', 'network']) {
    await trx.raw(`alter table sessions drop column ${column}`)
  }
}
