import type { Knex } from 'knex'

const STATEMENTS = [
  // What a failed exam does not tell is not written down either: its number of right answers, where it is small.
  `alter table exams drop constraint marked_when_submitted`,
  `alter table exams add constraint marked_when_submitted check (
    (submitted_at is null) = (answers is null)
    and (submitted_at is null) = (passed is null)
    and (correct is null or submitted_at is not null)
    and (passed is not true or correct is not null))`,
  // A failed one stays: its questions are put off for the account.
  `drop index exams_started_at`,
  `create index exams_started_at on exams (started_at) where submitted_at is null`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

/** Where a failed exam does not tell a number, the former rule has none to hold. */
export function down(): Promise<void> {
  return Promise.reject(new Error('What was not written down is not known.'))
}
