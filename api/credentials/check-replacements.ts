import type { Knex } from 'knex'
import { CORRECTION_CODE } from '#contracts/credentials/replacing.ts'
import { CredentialRow } from './credential-row.ts'
import { RevocationEventRow } from './revocation-event-row.ts'

interface Replaced {
  row: CredentialRow
  reasonCode: number | undefined
}

/**
 * Returns the rows of all credentials that the credentials on this page replace. The keys are the ids of the
 * replaced credentials.
 */
export async function readReplaced(
  database: Knex,
  page: CredentialRow[],
): Promise<Map<string, Replaced>> {
  const ids = page.flatMap(({ replacesId }) => replacesId ?? [])
  const rows = await CredentialRow.query(database).whereIn('credentialId', ids)
  const events = await RevocationEventRow.query(database).whereIn('credentialId', ids)
  const codes = new Map(events.map(({ credentialId, reasonCode }) => [credentialId, reasonCode]))
  return new Map(
    rows.map((row) => [row.credentialId, { row, reasonCode: codes.get(row.credentialId) }]),
  )
}

/**
 * Finds faults of a replacement. Does not report a missing replaced credential, because another check does
 * this.
 */
export function findReplacementFaults(
  { userId, replacesAs, expiryDate }: CredentialRow,
  replaced: Replaced | undefined,
): string[] {
  if (!replaced) return []
  const { row, reasonCode } = replaced
  const isWithdrawn = row.isRevoked && reasonCode === CORRECTION_CODE
  return [
    ...(row.userId === userId ? [] : ['it replaces a credential of another person']),
    ...(replacesAs === 'correction' && !isWithdrawn
      ? ['it corrects a credential that is not revoked for its error']
      : []),
    ...(replacesAs === 'renewal' && row.expiryDate >= expiryDate
      ? ['it renews a credential that ends no earlier']
      : []),
  ]
}
