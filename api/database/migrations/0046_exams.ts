import type { Knex } from 'knex'

const STATEMENTS = [
  `create table exams (
    id uuid primary key,
    user_id uuid not null references users on delete restrict,
    reader_class text not null,
    pace text not null,
    started_at timestamptz not null,
    ends_at timestamptz,
    edition date not null,
    oldest_fact date not null,
    questions jsonb not null check (jsonb_array_length(questions) > 0),
    answers jsonb,
    correct smallint check (correct between 0 and jsonb_array_length(questions)),
    passed boolean,
    submitted_at timestamptz,
    credential_id text unique references visa_credentials (credential_id) on delete restrict,
    constraint marked_when_submitted check (
      (submitted_at is null) = (answers is null)
      and (submitted_at is null) = (correct is null)
      and (submitted_at is null) = (passed is null)),
    constraint certified_when_passed check (credential_id is null or passed)
  )`,
  // Each person has one that is open.
  `create unique index exams_open on exams (user_id) where submitted_at is null`,
  `create index exams_user on exams (user_id, started_at)`,
  `create index exams_started_at on exams (started_at) where passed is not true`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

export async function down(trx: Knex): Promise<void> {
  await trx.schema.dropTable('exams')
}
