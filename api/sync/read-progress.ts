import type { Knex } from 'knex'
import { ProgressEvent } from '#contracts/sync.ts'
import { SyncEventRow } from './sync-event-row.ts'

/** Returns the events about a user's progress in the guide, as the user's devices have reported them. */
export async function readProgress(connection: Knex, userId: string): Promise<ProgressEvent[]> {
  const rows = await SyncEventRow.ofModules(connection, userId)
  return rows.flatMap(
    ({ id, kind, at, payload }) =>
      ProgressEvent.safeParse({ id, kind, at: at.toISOString(), payload }).data ?? [],
  )
}
