import type { Knex } from 'knex'

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('chain_epochs', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'))
    table.boolean('is_local').notNullable()
    table.bigInteger('chain_id').notNullable()
    table.text('genesis_hash').notNullable()
    table.text('contract_address').notNullable()
    table.text('code_hash').notNullable()
    table.text('network_name').notNullable()
    table.text('explorer_url')
    table.bigInteger('first_block').notNullable()
    table.bigInteger('followed_block').notNullable()
    table.text('followed_hash').notNullable()
    table.timestamp('started_at').notNullable().defaultTo(knex.fn.now())
    table.timestamp('ended_at')
  })
  await knex.raw(
    `CREATE UNIQUE INDEX chain_epochs_one_current ON chain_epochs ((true)) WHERE ended_at IS NULL`,
  )

  await knex.schema.createTable('chain_events', (table) => {
    table.bigIncrements('id')
    table.uuid('epoch_id').notNullable().references('chain_epochs.id').onDelete('RESTRICT')
    table.text('kind').notNullable().checkIn(['anchored', 'revoked'])
    table.text('root').notNullable()
    table.bigInteger('size')
    table.bigInteger('word')
    table.text('mask')
    table.integer('reason_code')
    /** How many credentials the event concerns, so that totals are a sum. */
    table.bigInteger('leaves').notNullable()
    table.text('transaction_hash').notNullable()
    table.integer('log_index').notNullable()
    table.bigInteger('block_number').notNullable()
    table.text('block_hash').notNullable()
    table.timestamp('block_time').notNullable()
    table.unique(['epoch_id', 'block_hash', 'log_index'])
    table.index(['epoch_id', 'block_number'])
  })
  await knex.raw(`
    ALTER TABLE chain_events ADD CONSTRAINT chain_event_fields CHECK (
      CASE kind
        WHEN 'anchored' THEN size IS NOT NULL AND word IS NULL AND mask IS NULL AND reason_code IS NULL
        ELSE size IS NULL AND word IS NOT NULL AND mask IS NOT NULL AND reason_code IS NOT NULL
      END)
  `)

  await knex.schema.createTable('anchor_batches', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'))
    table.text('root').notNullable().unique()
    table.integer('size').notNullable()
    table.timestamp('sealed_at').notNullable().defaultTo(knex.fn.now())
    table.bigInteger('anchored_by').references('chain_events.id').onDelete('RESTRICT').index()
  })

  await knex.schema.createTable('anchor_leaves', (table) => {
    table.text('anchor_hash').primary()
    table.timestamp('queued_at').notNullable().defaultTo(knex.fn.now())
    table.uuid('batch_id').references('anchor_batches.id').onDelete('RESTRICT')
    table.integer('leaf_index')
    table.binary('siblings')
    table.bigInteger('revoked_by').references('chain_events.id').onDelete('RESTRICT').index()
    table.unique(['batch_id', 'leaf_index'])
  })
  await knex.raw(`
    ALTER TABLE anchor_leaves
      ADD CONSTRAINT anchor_hash_form CHECK (anchor_hash ~ '^[0-9a-f]{64}$'),
      ADD CONSTRAINT sealed_at_once CHECK (
        (batch_id IS NULL) = (leaf_index IS NULL) AND (batch_id IS NULL) = (siblings IS NULL))
  `)
  await knex.raw(
    `CREATE INDEX anchor_leaves_waiting ON anchor_leaves (queued_at) WHERE batch_id IS NULL`,
  )

  await knex.schema.createTable('chain_calls', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'))
    table.uuid('epoch_id').notNullable().references('chain_epochs.id').onDelete('RESTRICT')
    table.uuid('batch_id').notNullable().references('anchor_batches.id').onDelete('RESTRICT')
    table.text('kind').notNullable().checkIn(['anchor', 'revoke'])
    table.bigInteger('word')
    table.text('mask')
    table.integer('reason_code')
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    table.timestamp('ended_at')
    table.index(['batch_id'])
  })
  await knex.raw(`
    ALTER TABLE chain_calls ADD CONSTRAINT chain_call_fields CHECK (
      (kind = 'revoke') = (word IS NOT NULL) AND (kind = 'revoke') = (mask IS NOT NULL)
      AND (kind = 'revoke') = (reason_code IS NOT NULL))
  `)
  await knex.raw(
    `CREATE UNIQUE INDEX chain_calls_anchor_once ON chain_calls (epoch_id, batch_id) WHERE kind = 'anchor'`,
  )
  await knex.raw(
    `CREATE INDEX chain_calls_open ON chain_calls (epoch_id, created_at) WHERE ended_at IS NULL`,
  )

  await knex.schema.createTable('chain_transactions', (table) => {
    table.text('hash').notNullable()
    table.uuid('epoch_id').notNullable().references('chain_epochs.id').onDelete('RESTRICT')
    /** Absent: it only fills a gap between nonces. */
    table.uuid('call_id').references('chain_calls.id').onDelete('RESTRICT').index()
    table.bigInteger('nonce').notNullable()
    table.text('raw').notNullable()
    table.text('max_fee_per_gas').notNullable()
    table.text('max_priority_fee_per_gas').notNullable()
    table.bigInteger('signed_at_block').notNullable()
    table.boolean('is_retired').notNullable().defaultTo(false)
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    /** Signing is deterministic: the same call at the same nonce of a chain begun anew has this hash. */
    table.primary(['epoch_id', 'hash'])
  })
  await knex.raw(
    `CREATE INDEX chain_transactions_live ON chain_transactions (epoch_id, nonce) WHERE NOT is_retired`,
  )

  await knex.schema.createTable('leaf_revocations', (table) => {
    table.text('anchor_hash').primary().references('anchor_leaves.anchor_hash').onDelete('RESTRICT')
    table.integer('reason_code').notNullable()
    table.timestamp('queued_at').notNullable().defaultTo(knex.fn.now())
    table.uuid('call_id').references('chain_calls.id').onDelete('RESTRICT').index()
  })
  await knex.raw(
    `CREATE INDEX leaf_revocations_waiting ON leaf_revocations (queued_at) WHERE call_id IS NULL`,
  )
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'leaf_revocations',
    'chain_transactions',
    'chain_calls',
    'anchor_leaves',
    'anchor_batches',
    'chain_events',
    'chain_epochs',
  ]) {
    await knex.schema.dropTableIfExists(table)
  }
}
