import type { Knex } from 'knex'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { InvitationRow } from '#api/invitations/invitation-row.ts'

/** Returns the given references that a credential or an open invitation already has. */
export async function findTaken(
  connection: Knex,
  references: string[],
  now: Date,
): Promise<Set<string | null>> {
  const issued = await CredentialRow.havingReferences(connection, references)
  const invited = await InvitationRow.havingReferences(connection, references, now)
  return new Set([...issued, ...invited].map(({ reference }) => reference))
}
