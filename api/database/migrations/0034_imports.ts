import type { Knex } from 'knex'

const STATEMENTS = [
  `alter table visa_credentials add column reference text unique`,

  `create table imports (
    id uuid primary key default gen_random_uuid(),
    state text not null default 'ready'
      check (state in ('ready', 'running', 'paused', 'done', 'cancelled')),
    uploaded_by uuid not null references users,
    uploaded_at timestamptz not null,
    started_by uuid references users,
    started_at timestamptz,
    -- Of the request that started it, for the entries of what is issued.
    request_id uuid,
    ended_at timestamptz,
    constraint started_by_somebody check (
      (started_by is null) = (started_at is null) and (state <> 'running' or started_by is not null)),
    constraint ended_when_over check ((ended_at is null) = (state in ('ready', 'running', 'paused')))
  )`,
  `create index imports_uploaded on imports (uploaded_at, id)`,
  `create index imports_running on imports (started_at) where state = 'running'`,

  // What is to be issued is sealed, and gone once it is.
  `create table import_lines (
    import_id uuid not null references imports on delete cascade,
    line integer not null check (line > 1),
    state text not null check (state in ('open', 'wrong', 'issued', 'refused')),
    sealed bytea,
    credential_id text references visa_credentials (credential_id),
    code text,
    field text,
    message text,
    primary key (import_id, line),
    constraint sealed_while_open check (sealed is null or state = 'open'),
    constraint issued_as_credential check ((state = 'issued') = (credential_id is not null)),
    constraint faulty_with_reason check (
      (state in ('wrong', 'refused')) = (code is not null and message is not null))
  )`,
  `create index import_lines_open on import_lines (import_id, line) where sealed is not null`,
  `create index import_lines_credential on import_lines (credential_id)`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.raw('drop table import_lines')
  await trx.raw('drop table imports')
  await trx.raw('alter table visa_credentials drop column reference')
}
