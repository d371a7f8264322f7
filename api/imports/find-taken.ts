import type { Knex } from 'knex'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { InvitationRow } from '#api/invitations/invitation-row.ts'

/** Those of the references by which something was issued, or somebody is invited. */
export async function findTaken(
  connection: Knex,
  references: string[],
  now: Date,
): Promise<Set<string | null>> {
  const issued = await CredentialRow.havingReferences(connection, references)
  const invited = await InvitationRow.havingReferences(connection, references, now)
  return new Set([...issued, ...invited].map(({ reference }) => reference))
}
