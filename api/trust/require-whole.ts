import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import { RestoreSignRow } from './restore-sign-row.ts'

const RETRY_SECONDS = 10 * 60

/**
 * A restored database would give the places of passes away a second time, so none is made on one
 * until `after-restore` has run.
 */
export async function requireWhole(connection: Knex): Promise<void> {
  const signs = await RestoreSignRow.all(connection)
  if (signs.length > 0) throw new ApiError('PASSES_HELD', { retryAfterSeconds: RETRY_SECONDS })
}
