import type { Knex } from 'knex'

const SCHEMA = `
  -- The keys with which the server signs for other wallets and verifiers. The root's key is never in this table.
  create table interop_keys (
    kid text primary key check (kid ~ '^[0-9a-f]{16}$'),
    use text not null check (use in ('document', 'status', 'reader')),
    point bytea not null unique check (octet_length(point) = 65),
    sealed_private_key bytea not null,
    created_at timestamptz not null
  );

  create table interop_certificates (
    fingerprint bytea primary key check (octet_length(fingerprint) = 32),
    use text not null check (use in ('root', 'document', 'status', 'reader')),
    kid text references interop_keys on delete restrict,
    root_fingerprint bytea references interop_certificates on delete restrict,
    bytes bytea not null,
    origin text not null,
    not_before timestamptz not null,
    not_after timestamptz not null check (not_after > not_before),
    installed_at timestamptz not null,
    constraint root_stands_alone check (
      (use = 'root') = (kid is null) and (use = 'root') = (root_fingerprint is null))
  );
  create index interop_certificates_kid on interop_certificates (kid);
  create index interop_certificates_root on interop_certificates (root_fingerprint);

  create table interop_revocation_lists (
    root_fingerprint bytea primary key references interop_certificates on delete restrict,
    bytes bytea not null,
    issued_at timestamptz not null,
    next_at timestamptz not null check (next_at > issued_at)
  );

  -- The code and the digits of an offer are derived with a secret. A reader of this table therefore cannot redeem an
  -- offer.
  create table wallet_offers (
    id uuid primary key,
    user_id uuid not null references users on delete restrict,
    credential_id text not null references visa_credentials (credential_id) on delete restrict,
    auth_version integer not null,
    tries integer not null default 0 check (tries between 0 and 5),
    expires_at timestamptz not null,
    used_at timestamptz
  );
  create index wallet_offers_user on wallet_offers (user_id);
  create index wallet_offers_credential on wallet_offers (credential_id);
  create index wallet_offers_expires_at on wallet_offers (expires_at);

  -- The requests that wallets push before they send their holders to the consent page.
  create table wallet_requests (
    id uuid primary key,
    request_hash bytea not null unique check (octet_length(request_hash) = 32),
    client_id text not null,
    redirect_uri text not null,
    state text,
    code_challenge text not null,
    configurations text[] not null check (cardinality(configurations) > 0),
    has_details boolean not null,
    thumbprint text,
    expires_at timestamptz not null,
    user_id uuid references users on delete restrict,
    credential_id text references visa_credentials (credential_id) on delete restrict,
    auth_version integer,
    code_hash bytea unique check (octet_length(code_hash) = 32),
    decided_at timestamptz,
    used_at timestamptz,
    constraint consent_is_whole check (
      (code_hash is null) = (user_id is null) and (user_id is null) = (credential_id is null)
      and (user_id is null) = (auth_version is null)
      and (code_hash is null or decided_at is not null))
  );
  create index wallet_requests_user on wallet_requests (user_id) where user_id is not null;
  create index wallet_requests_credential on wallet_requests (credential_id)
    where credential_id is not null;
  create index wallet_requests_expires_at on wallet_requests (expires_at);

  create table wallets (
    id uuid primary key,
    user_id uuid not null references users on delete restrict,
    credential_id text not null references visa_credentials (credential_id) on delete restrict,
    request_id uuid unique references wallet_requests on delete set null,
    client_id text,
    thumbprint text not null,
    configurations text[] not null check (cardinality(configurations) > 0),
    access_hash bytea unique check (octet_length(access_hash) = 32),
    access_expires_at timestamptz,
    batches_left integer not null check (batches_left >= 0),
    refresh_hash bytea unique check (octet_length(refresh_hash) = 32),
    former_refresh_hash bytea unique check (octet_length(former_refresh_hash) = 32),
    refresh_expires_at timestamptz not null,
    issued_at timestamptz,
    created_at timestamptz not null,
    ended_at timestamptz,
    end_reason text check (end_reason in (
      'user', 'wallet', 'replaced', 'revoked', 'account', 'restored')),
    constraint ended_with_reason check ((ended_at is null) = (end_reason is null)),
    constraint ended_without_tokens check (ended_at is null or (
      access_hash is null and refresh_hash is null and former_refresh_hash is null))
  );
  create index wallets_user on wallets (user_id);
  create index wallets_credential on wallets (credential_id);

  create table wallet_lists (
    list integer primary key check (list >= 0),
    jwt text,
    cwt bytea,
    signed_at timestamptz,
    -- The time of a restore. All indices of the list are then revoked, and the list gets no more instances.
    closed_at timestamptz,
    constraint signed_in_both check (
      (jwt is null) = (signed_at is null) and (cwt is null) = (signed_at is null))
  );

  create table wallet_instances (
    list integer not null references wallet_lists on delete restrict,
    index integer not null check (index between 0 and 131071),
    credential_id text not null references visa_credentials (credential_id) on delete restrict,
    wallet_id uuid not null references wallets on delete restrict,
    format text not null check (format in ('dc+sd-jwt', 'mso_mdoc')),
    expires_at timestamptz not null,
    is_revoked boolean not null default false,
    primary key (list, index)
  );
  create index wallet_instances_credential on wallet_instances (credential_id);
  create index wallet_instances_wallet on wallet_instances (wallet_id);
  create index wallet_instances_expires_at on wallet_instances (expires_at);
  create index wallet_instances_revoked on wallet_instances (list) where is_revoked;

  -- Our requests to other wallets. A wallet encrypts its answer for the key in the row. The first answer removes the
  -- private half of the key.
  create table presentation_requests (
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
  );
  create index presentation_requests_user on presentation_requests (user_id, asked_at);
  create index presentation_requests_expires_at on presentation_requests (expires_at);
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
