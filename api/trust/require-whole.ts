import type { Knex } from 'knex'
import { ApiError } from '#api/http/errors.ts'
import { RestoreSignRow } from './restore-sign-row.ts'

const RETRY_SECONDS = 10 * 60

/**
 * Throws when a restored database is not prepared yet. Without `after-restore`, such a database would use
 * the places of passes a second time.
 */
export async function requireWhole(connection: Knex): Promise<void> {
  const signs = await RestoreSignRow.all(connection)
  if (signs.length > 0) throw new ApiError('PASSES_HELD', { retryAfterSeconds: RETRY_SECONDS })
}
