import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  // Only what the demo is made of: whatever else its holder is issued stays that holder's own.
  await knex.schema.alterTable('visa_credentials', (table) => {
    table.boolean('is_sample').notNullable().defaultTo(false)
  })
  await knex.raw(
    `CREATE INDEX visa_credentials_samples ON visa_credentials (created_at, id) WHERE is_sample`,
  )
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('visa_credentials', (table) => {
    table.dropColumn('is_sample')
  })
}
