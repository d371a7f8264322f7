import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  // The one order of the console's list that no index had.
  await knex.schema.alterTable('visa_credentials', (table) => {
    table.index(['credential_type', 'id'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('visa_credentials', (table) => {
    table.dropIndex(['credential_type', 'id'])
  })
}
