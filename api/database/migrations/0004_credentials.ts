import type { Knex } from 'knex'

const SCHEMA = `
  create table visa_credentials (
    id uuid primary key default gen_random_uuid(),
    credential_id text not null unique,
    user_id uuid not null references users on delete restrict,
    -- Null for a course certificate, because the product itself issues it.
    issued_by uuid references users on delete restrict,
    issuer_kid text not null references issuer_keys on delete restrict,
    -- The id of the issue form. A form that is sent twice issues one credential.
    draft_id uuid unique,
    reference text unique,
    -- The constraint allows only one replacement of a credential, even for simultaneous requests.
    replaces_id text unique references visa_credentials (credential_id) on delete restrict,
    replaces_as text check (replaces_as in ('correction', 'renewal')),
    -- True only for the credentials of the demo. Another credential of the demo holder is not a sample.
    is_sample boolean not null default false,
    credential_type text not null check (credential_type in (
      'F-1', 'H-1B', 'B-1/B-2', 'J-1', 'L-1', 'O-1', 'TN', 'Course')),
    issue_date date not null,
    expiry_date date not null,
    holder_initials text not null,
    holder_name_hash text not null,
    holder_name_hash_salt bytea not null,
    encrypted_credential bytea not null,
    blockchain_anchor_hash text not null unique,
    anchor_hash_salt bytea not null,
    blockchain_tx_hash text,
    is_revoked boolean not null default false,
    revoked_at timestamptz,
    revoke_reason text,
    doubted_at timestamptz,
    expiry_warned_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    constraint credential_id_form check (
      credential_id ~ '^urn:uuid:[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$'),
    constraint course_by_nobody check ((issued_by is null) = (credential_type = 'Course')),
    constraint expiry_after_issue check (expiry_date > issue_date),
    constraint replaces_in_one_way check ((replaces_id is null) = (replaces_as is null)),
    constraint replaces_another check (replaces_id <> credential_id),
    constraint revoked_has_a_time check (is_revoked = (revoked_at is not null)),
    constraint revoked_has_a_reason check (is_revoked = (revoke_reason is not null))
  );
  create index visa_credentials_user on visa_credentials (user_id, issue_date);
  create index visa_credentials_issued_by on visa_credentials (issued_by);
  create index visa_credentials_of_key on visa_credentials (issuer_kid);
  -- The indexes for the sort orders of the list in the console.
  create index visa_credentials_created_at on visa_credentials (created_at, id);
  create index visa_credentials_expiry_date on visa_credentials (expiry_date, id) include (is_revoked);
  create index visa_credentials_issue_date on visa_credentials (issue_date, id);
  create index visa_credentials_type on visa_credentials (credential_type, id);
  create index visa_credentials_revoked on visa_credentials (created_at, id) where is_revoked;
  create index visa_credentials_samples on visa_credentials (created_at, id) where is_sample;

  -- The indexes for the search in the console: by the start of an id or a hash, and by the end of an id.
  create index visa_credentials_id_start on visa_credentials (credential_id text_pattern_ops);
  create index visa_credentials_id_end on visa_credentials (reverse(credential_id) text_pattern_ops);
  create index visa_credentials_hash_start on visa_credentials (holder_name_hash text_pattern_ops);
  create index visa_credentials_tx_start on visa_credentials (blockchain_tx_hash text_pattern_ops);

  create table revocation_events (
    id uuid primary key default gen_random_uuid(),
    credential_id text not null unique
      references visa_credentials (credential_id) on delete restrict,
    source text not null check (source in ('admin', 'chain', 'refund')),
    revoked_by uuid references users on delete restrict,
    reason_code smallint not null check (reason_code between 1 and 5),
    reason text not null,
    blockchain_tx_hash text,
    created_at timestamptz not null default now(),
    constraint revoked_by_an_admin check ((revoked_by is null) = (source <> 'admin'))
  );
  create index revocation_events_revoked_by on revocation_events (revoked_by);
  -- The index for the count of revocations that were adopted from the chain in 24 hours.
  create index revocation_events_adopted on revocation_events (created_at) where source = 'chain';
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
