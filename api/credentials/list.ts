import type { HeldCredential } from '#contracts/credentials/credential.ts'
import type { CredentialQuery } from '#contracts/credentials/credential-list.ts'
import { dayOf } from '#contracts/credentials/credential.ts'
import { parseCredential } from '#contracts/presentation/credential.ts'
import type { Services } from '#api/services.ts'
import { CredentialRow } from './credential-row.ts'
import { presentHeld } from './present.ts'

/** What the holder's own wallet shows: the name comes out of the sealed credential. */
export async function listHeld(
  { database, sealing }: Services,
  userId: string,
): Promise<HeldCredential[]> {
  const rows = await CredentialRow.heldBy(database, userId)
  return rows.map((row) => {
    const { claims } = parseCredential(sealing.open(row.credentialId, row.encryptedCredential))
    return presentHeld(row, claims.holderName, claims.issuer)
  })
}

/** One page of all credentials, and how many there are that fit. */
export async function listAll({ database, clock }: Services, wanted: CredentialQuery) {
  const { rows, total } = CredentialRow.page(database, wanted, dayOf(clock.now()))
  return { rows: await rows, total: await total }
}
