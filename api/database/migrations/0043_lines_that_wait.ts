import type { Knex } from 'knex'

const STATEMENTS = [
  // Whose a line is, so that it goes with the account; gone with what is sealed. No constraint says so,
  // for an earlier version beside this one knows only of what is sealed.
  `alter table import_lines add column address_mark bytea`,
  `create index import_lines_address_mark on import_lines (address_mark)
    where address_mark is not null`,
  // A fault of ours makes a line wait, and none of the others.
  `alter table import_lines add column tries integer not null default 0 check (tries >= 0)`,
  `alter table import_lines add column retry_at timestamptz`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('alter table import_lines drop column address_mark, drop column tries')
  await trx.raw('alter table import_lines drop column retry_at')
}
