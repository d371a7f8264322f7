import type { Knex } from 'knex'
import { ProgressEvent } from '#contracts/sync.ts'
import { SyncEventRow } from './sync-event-row.ts'

/** Returns what a user has learned, according to their devices. */
export async function readProgress(connection: Knex, userId: string): Promise<ProgressEvent[]> {
  const rows = await SyncEventRow.ofModules(connection, userId)
  return rows.flatMap(
    ({ id, kind, at, payload }) =>
      ProgressEvent.safeParse({ id, kind, at: at.toISOString(), payload }).data ?? [],
  )
}
