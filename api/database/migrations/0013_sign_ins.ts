import type { Knex } from 'knex'

export async function up(trx: Knex): Promise<void> {
  // Its name and its system's, such as "Firefox on Windows"; the header itself is not kept.
  await trx.raw('alter table sessions add column browser text')
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('alter table sessions drop column browser')
}
