import type { Knex } from 'knex'

const STATEMENTS = [
  // What is removed by age is found by age.
  `create index verification_logs_verifiers on verification_logs (created_at)
    where verifier_ip is not null or verifier_user_agent is not null`,
  `create index sync_events_verifications on sync_events (received_at)
    where kind = 'offline_verification'`,
  `create index account_tokens_end on account_tokens ((least(used_at, expires_at)))`,
  `create index mail_outbox_created_at on mail_outbox (created_at)`,
  `create index payment_events_received_at on payment_events (received_at)`,

  // What one person is named by is found without reading the table, also when a guest is removed.
  `create index verification_logs_credential on verification_logs (credential_id, id)`,
  `drop index verification_logs_credential_id_index`,
  `create index verification_logs_verifier on verification_logs (verifier_id, id)
    where verifier_id is not null`,
  `create index admin_events_admin on admin_events (admin_id, id)`,
  `create index admin_events_subject on admin_events (user_id, id) where user_id is not null`,
  `create index visa_credentials_issued_by on visa_credentials (issued_by)`,
  `create index revocation_events_revoked_by on revocation_events (revoked_by)`,
  `create index mail_outbox_link on mail_outbox (account_token_id)
    where account_token_id is not null`,
  `create index payment_events_purchase on payment_events (purchase_id)
    where purchase_id is not null`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw(
    'create index verification_logs_credential_id_index on verification_logs (credential_id)',
  )
  for (const statement of STATEMENTS) {
    const [, name] = /^create index (\w+)/.exec(statement) ?? []
    if (name !== undefined) await trx.raw('drop index ??', [name])
  }
}
