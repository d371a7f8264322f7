import type { Knex } from 'knex'
import { ProgressEvent } from '#contracts/sync.ts'
import { SyncEventRow } from './sync-event-row.ts'

/** What a user has learned, as their devices have reported. */
export async function readProgress(connection: Knex, userId: string): Promise<ProgressEvent[]> {
  const rows = await SyncEventRow.ofModules(connection, userId)
  return rows.flatMap(
    ({ id, kind, at, payload }) =>
      ProgressEvent.safeParse({ id, kind, at: at.toISOString(), payload }).data ?? [],
  )
}
