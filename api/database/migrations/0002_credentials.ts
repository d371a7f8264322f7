import type { Knex } from 'knex'

const CREDENTIAL_TYPES = ['F-1', 'H-1B', 'B-1/B-2', 'J-1', 'L-1', 'O-1', 'TN']

export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('issuer_keys', (table) => {
    table.text('kid').primary()
    table.text('name').notNullable()
    table.binary('sealed_private_key').notNullable()
    table.text('x').notNullable()
    table.text('y').notNullable()
    table.timestamp('not_before').notNullable()
    table.timestamp('retired_at')
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
  })
  await knex.raw(
    `CREATE UNIQUE INDEX issuer_keys_one_signs ON issuer_keys ((true)) WHERE retired_at IS NULL`,
  )

  await knex.schema.createTable('visa_credentials', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'))
    table.uuid('user_id').notNullable().references('users.id').onDelete('RESTRICT')
    table.uuid('issued_by').notNullable().references('users.id').onDelete('RESTRICT')
    table.text('credential_id').notNullable().unique()
    table.binary('encrypted_credential').notNullable()
    table.text('credential_type').notNullable().checkIn(CREDENTIAL_TYPES)
    table.text('holder_initials').notNullable()
    table.text('holder_name_hash').notNullable()
    table.date('issue_date').notNullable()
    table.date('expiry_date').notNullable()
    table.text('blockchain_tx_hash')
    table.text('blockchain_anchor_hash').notNullable().unique()
    table.binary('anchor_hash_salt').notNullable()
    table.binary('holder_name_hash_salt').notNullable()
    table.boolean('is_revoked').notNullable().defaultTo(false)
    table.timestamp('revoked_at')
    table.text('revoke_reason')
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    table.timestamp('updated_at').notNullable().defaultTo(knex.fn.now())
    table.index(['user_id', 'issue_date'])
    table.index(['created_at', 'id'])
    table.index(['expiry_date', 'id'])
    table.index(['issue_date', 'id'])
  })
  await knex.raw(`
    ALTER TABLE visa_credentials
      ADD CONSTRAINT credential_id_form CHECK (credential_id ~ '^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
      ADD CONSTRAINT expiry_after_issue CHECK (expiry_date > issue_date),
      ADD CONSTRAINT revoked_has_a_time CHECK (is_revoked = (revoked_at IS NOT NULL)),
      ADD CONSTRAINT revoked_has_a_reason CHECK (is_revoked = (revoke_reason IS NOT NULL))
  `)
  await knex.raw(
    `CREATE INDEX visa_credentials_revoked ON visa_credentials (created_at, id) WHERE is_revoked`,
  )

  await knex.schema.createTable('revocation_events', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'))
    table
      .text('credential_id')
      .notNullable()
      .unique()
      .references('visa_credentials.credential_id')
      .onDelete('RESTRICT')
    table.uuid('revoked_by').notNullable().references('users.id').onDelete('RESTRICT')
    table.text('blockchain_tx_hash')
    table.specificType('reason_code', 'smallint').notNullable().checkBetween([1, 5])
    table.text('reason').notNullable()
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
  })

  await knex.schema.createTable('devices', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'))
    table.uuid('user_id').notNullable().references('users.id').onDelete('RESTRICT')
    table.text('name').notNullable()
    table.binary('point').notNullable()
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    table.timestamp('renewed_at')
    table.timestamp('revoked_at')
    table.unique(['user_id', 'point'])
  })

  // One row: how long the status list is and how much of it is taken; and the list as last signed.
  await knex.schema.createTable('status_list', (table) => {
    table.boolean('only').primary().defaultTo(true).checkIn(['true'])
    table.integer('size').notNullable()
    table.integer('in_use').notNullable().defaultTo(0)
    table.integer('version').notNullable().defaultTo(0)
    table.binary('signed')
    table.integer('signed_version')
    table.text('signed_kid')
    table.timestamp('signed_at')
  })
  await knex('status_list').insert({ size: 1024 })

  await knex.schema.createTable('passes', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'))
    table
      .text('credential_id')
      .notNullable()
      .references('visa_credentials.credential_id')
      .onDelete('RESTRICT')
    table.uuid('device_id').references('devices.id').onDelete('RESTRICT')
    table.integer('status_index').notNullable().unique()
    table.boolean('is_revoked').notNullable().defaultTo(false)
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    table.index('device_id')
  })
  // A server-minted code's pass has no device: one such row per credential.
  await knex.raw(
    `CREATE UNIQUE INDEX passes_one_per_device ON passes (credential_id, device_id) NULLS NOT DISTINCT`,
  )
  await knex.raw(`CREATE INDEX passes_revoked ON passes (status_index) WHERE is_revoked`)

  await knex.schema.createTable('presentations', (table) => {
    table.binary('identity').primary()
    table.text('token_id').unique()
    table
      .text('credential_id')
      .notNullable()
      .references('visa_credentials.credential_id')
      .onDelete('RESTRICT')
    table.timestamp('minted_at')
    table.timestamp('expires_at').notNullable()
    table.timestamp('first_verified_at')
    table.text('first_verdict')
    table.index('expires_at')
  })

  await knex.schema.createTable('verification_logs', (table) => {
    table.uuid('id').primary().defaultTo(knex.raw('gen_random_uuid()'))
    table.text('credential_id').references('visa_credentials.credential_id').onDelete('RESTRICT')
    table.uuid('verifier_id').references('users.id').onDelete('RESTRICT')
    table.text('verifier_ip')
    table.text('verifier_user_agent')
    table.text('verifier_context').checkIn(['admin_portal', 'user_portal'])
    table.text('organization')
    table.text('verification_type').notNullable().checkIn(['qr_scan', 'manual_lookup', 'api_call'])
    table
      .text('verification_result')
      .notNullable()
      .checkIn(['valid', 'invalid', 'revoked', 'expired'])
    table.text('token_hash')
    table.timestamp('token_expires_at')
    table.timestamp('token_used_at')
    table.timestamp('verified_offline_at')
    table.timestamp('created_at').notNullable().defaultTo(knex.fn.now())
    table.index('created_at')
    table.index('credential_id')
  })
  await knex.raw(`
    ALTER TABLE verification_logs
      ADD CONSTRAINT token_hash_with_expiry CHECK ((token_hash IS NULL) = (token_expires_at IS NULL))
  `)
}

export async function down(knex: Knex): Promise<void> {
  for (const table of [
    'verification_logs',
    'presentations',
    'passes',
    'status_list',
    'devices',
    'revocation_events',
    'visa_credentials',
    'issuer_keys',
  ]) {
    await knex.schema.dropTable(table)
  }
}
