import type { Knex } from 'knex'

const SCHEMA = `
  create table content_packs (
    version integer primary key check (version > 0),
    sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
    built text not null check (built ~ '^\\d{4}-\\d\\d-\\d\\d$'),
    editor text not null,
    note text not null,
    signed_by text not null,
    -- Canonical JSON with its signature. The signature is checked at each read.
    pack text not null,
    imported_at timestamptz not null,
    active_since timestamptz
  );
  create unique index content_packs_active on content_packs ((true))
    where active_since is not null;

  create table exams (
    id uuid primary key,
    user_id uuid not null references users on delete restrict,
    reader_class text not null,
    pace text not null,
    edition date not null,
    oldest_fact date not null,
    questions jsonb not null check (jsonb_array_length(questions) > 0),
    started_at timestamptz not null,
    ends_at timestamptz,
    submitted_at timestamptz,
    answers jsonb,
    -- Null before the submission, and for a failed exam with few right answers, because nobody is told this number.
    correct smallint check (correct between 0 and jsonb_array_length(questions)),
    passed boolean,
    credential_id text unique references visa_credentials (credential_id) on delete restrict,
    constraint marked_when_submitted check (
      (submitted_at is null) = (answers is null)
      and (submitted_at is null) = (passed is null)
      and (correct is null or submitted_at is not null)
      and (passed is not true or correct is not null)),
    constraint certified_when_passed check (credential_id is null or passed)
  );
  -- A user has at most one open exam.
  create unique index exams_open on exams (user_id) where submitted_at is null;
  create index exams_user on exams (user_id, started_at);
  -- Only unsubmitted exams are removed because of their age. A failed exam stays, because later exams prefer
  -- questions that the user has not seen.
  create index exams_started_at on exams (started_at) where submitted_at is null;

  create table sync_events (
    user_id uuid not null references users on delete restrict,
    id uuid not null,
    position bigserial not null,
    kind text not null,
    payload jsonb not null,
    at timestamptz not null,
    received_at timestamptz not null,
    primary key (user_id, id),
    unique (user_id, position)
  );
  create index sync_events_verifications on sync_events (received_at)
    where kind = 'offline_verification';

  create table sync_log (
    is_only boolean primary key default true check (is_only),
    -- The epoch is random, because a restored backup would repeat the value of a counter.
    epoch uuid not null default gen_random_uuid(),
    restored_at timestamptz
  );
  insert into sync_log default values;
`

export async function up(trx: Knex): Promise<void> {
  await trx.raw(SCHEMA)
}
