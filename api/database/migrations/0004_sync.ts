import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('sync_events', (table) => {
    table.uuid('user_id').notNullable().references('users.id').onDelete('RESTRICT')
    table.uuid('id').notNullable()
    table.bigIncrements('position', { primaryKey: false })
    table.text('kind').notNullable()
    table.timestamp('at').notNullable()
    table.jsonb('payload').notNullable()
    table.timestamp('received_at').notNullable()
    table.primary(['user_id', 'id'])
    table.unique(['user_id', 'position'])
  })
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('sync_events')
}
