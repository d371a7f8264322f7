import type { Knex } from 'knex'

const STATEMENTS = [
  // The session in which a code was made, and the place in the lists that it shares with others of that session.
  `alter table presentations
    add column session_id uuid,
    add column week integer,
    add column status_index integer,
    add column ended_at timestamptz,
    add constraint presentations_ended_has_place
      check (ended_at is null or (week is not null and status_index is not null))`,
  `create index presentations_minted on presentations (credential_id) where minted_at is not null`,
  `create index presentations_of_session on presentations (session_id) where session_id is not null`,

  // An ended pass keeps its place. The next pass for the same credential gets another place.
  `alter table passes
    add column session_id uuid,
    add constraint passes_session_or_device check (session_id is null or device_id is null)`,
  `alter table passes drop constraint passes_one_per_device`,
  `create unique index passes_one_in_force on passes (credential_id, device_id, session_id, week)
    nulls not distinct where revoked_at is null`,
]

export async function up(trx: Knex): Promise<void> {
  for (const statement of STATEMENTS) await trx.raw(statement)
}

/** The places of codes that were ended were given away twice, so the former rule no longer holds. */
export function down(): Promise<void> {
  return Promise.reject(new Error('Codes that were ended would count again.'))
}
