import type { Knex } from 'knex'
import { ProgressEvent } from '#contracts/sync.ts'
import { SyncEventRow } from './sync-event-row.ts'

/** What somebody has learned, as far as their devices have told. */
export async function readProgress(connection: Knex, userId: string): Promise<ProgressEvent[]> {
  const rows = await SyncEventRow.ofModules(connection, userId)
  return rows.flatMap(
    ({ id, kind, at, payload }) =>
      ProgressEvent.safeParse({ id, kind, at: at.toISOString(), payload }).data ?? [],
  )
}
