import type { Knex } from 'knex'

const STATEMENTS = [
  // What we ask of wallets of others. The key to which an answer is encrypted goes with the first answer.
  `create table presentation_requests (
    id uuid primary key,
    user_id uuid not null references users on delete restrict,
    way text not null check (way in ('link', 'browser')),
    client_id text not null,
    claims text[] not null check (cardinality(claims) > 0),
    nonce text not null,
    point bytea not null check (octet_length(point) = 65),
    sealed_private_key bytea,
    asked_at timestamptz not null,
    expires_at timestamptz not null check (expires_at > asked_at),
    answered_at timestamptz,
    is_declined boolean not null default false,
    sealed_outcome bytea,
    constraint answered_once check ((sealed_private_key is null) = (answered_at is not null)),
    constraint outcome_of_answer check (
      answered_at is not null or (sealed_outcome is null and not is_declined))
  )`,
  `create index presentation_requests_user on presentation_requests (user_id, asked_at)`,
  `create index presentation_requests_expires_at on presentation_requests (expires_at)`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.schema.dropTable('presentation_requests')
}
