import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import { RestoreSignRow } from './restore-sign-row.ts'

const RETRY_SECONDS = 10 * 60

/**
 * Throws while a restored database waits for the command `after-restore`. Before this command, a new pass
 * could get the list index of a pass from after the backup.
 */
export async function requireWhole(connection: Knex): Promise<void> {
  const signs = await RestoreSignRow.all(connection)
  if (signs.length > 0) throw new ApiError('PASSES_HELD', { retryAfterSeconds: RETRY_SECONDS })
}
