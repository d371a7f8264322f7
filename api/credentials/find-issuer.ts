import type { Knex } from 'knex'
import { UserRow } from '#api/accounts/user-row.ts'
import type { Person } from '#api/audit/doer.ts'
import { hasRight } from '#contracts/accounts/rights.ts'

/**
 * Returns the person who started the import or made the invitation. Returns undefined when the person has
 * lost the right to issue. `requestId` is the id of the request by which the person did this.
 */
export async function findIssuer(
  trx: Knex,
  { id, requestId }: { id: string; requestId: string | null },
): Promise<Person | undefined> {
  const issuer = await UserRow.withId(trx, id)
  if (!issuer || !hasRight(issuer, 'issue')) return undefined
  return { kind: 'admin', id, proof: 'session', requestId, names: { by: issuer.username } }
}
