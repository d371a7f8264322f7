import type { Knex } from 'knex'

/**
 * The tables for invitations and imports. The data for a credential is sealed, and is deleted when the
 * credential is issued or refused.
 */
const SCHEMA = `
  create table invitations (
    id uuid primary key,
    token_hash bytea not null unique,
    email text not null,
    email_key text not null,
    sealed bytea,
    reference text unique,
    invited_by uuid not null references users,
    -- The id of the request that made the invitation. The audit entry about the issue of the credential has this id.
    request_id uuid,
    invited_at timestamptz not null,
    expires_at timestamptz not null,
    tries integer not null default 0 check (tries between 0 and 5),
    claimed_by uuid references users,
    claimed_at timestamptz,
    credential_id text unique references visa_credentials (credential_id),
    ended_at timestamptz,
    -- The state without regard to expires_at. The number of tries is INVITATION_TRIES.
    stage text not null generated always as (case
      when credential_id is not null then 'issued'
      when ended_at is not null then 'withdrawn'
      when claimed_by is not null then 'waiting'
      when tries >= 5 then 'locked'
      else 'open' end) stored,
    constraint claimed_by_somebody check ((claimed_by is null) = (claimed_at is null)),
    constraint sealed_until_ended check ((sealed is null) = (ended_at is not null)),
    constraint issued_to_somebody check (
      credential_id is null or (claimed_by is not null and ended_at is not null))
  );
  create index invitations_invited_at on invitations (invited_at, id);
  create index invitations_stage on invitations (stage, expires_at);
  create index invitations_email_key on invitations (email_key);
  create index invitations_invited_by on invitations (invited_by);
  create index invitations_claimed_by on invitations (claimed_by) where claimed_by is not null;

  create table imports (
    id uuid primary key default gen_random_uuid(),
    state text not null default 'ready'
      check (state in ('ready', 'running', 'paused', 'done', 'cancelled')),
    uploaded_by uuid not null references users,
    uploaded_at timestamptz not null,
    started_by uuid references users,
    started_at timestamptz,
    -- The id of the request that started the import. The audit entries about the issue of credentials have this id.
    request_id uuid,
    ended_at timestamptz,
    constraint started_by_somebody check (
      (started_by is null) = (started_at is null) and (state <> 'running' or started_by is not null)),
    constraint ended_when_over check ((ended_at is null) = (state in ('ready', 'running', 'paused')))
  );
  create index imports_uploaded on imports (uploaded_at, id);
  create index imports_running on imports (started_at) where state = 'running';

  create table import_lines (
    import_id uuid not null references imports on delete cascade,
    line integer not null check (line > 1),
    state text not null check (state in ('open', 'wrong', 'issued', 'invited', 'refused')),
    -- True when no account had proven the address of the line at the upload.
    is_invitation boolean not null default false,
    sealed bytea,
    -- A keyed hash of the line's address. The deletion of an account finds its lines by this hash. The hash is
    -- removed together with the column sealed.
    address_mark bytea,
    -- The number of tries that failed because of an error of the server. The line then waits until the time in retry_at.
    tries integer not null default 0 check (tries >= 0),
    retry_at timestamptz,
    credential_id text references visa_credentials (credential_id),
    code text,
    field text,
    message text,
    primary key (import_id, line),
    constraint sealed_while_open check (sealed is null or state = 'open'),
    constraint sealed_with_mark check ((sealed is null) = (address_mark is null)),
    constraint issued_as_credential check ((state = 'issued') = (credential_id is not null)),
    constraint faulty_with_reason check (
      (state in ('wrong', 'refused')) = (code is not null and message is not null))
  );
  create index import_lines_open on import_lines (import_id, line) where sealed is not null;
  create index import_lines_credential on import_lines (credential_id);
  create index import_lines_address_mark on import_lines (address_mark)
    where address_mark is not null;
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
