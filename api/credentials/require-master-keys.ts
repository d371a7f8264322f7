import type { Knex } from 'knex'
import { parseCredential } from '#contracts/presentation/credential.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { issuerKeySubject } from '#api/trust/keys/make-keys.ts'
import { type Sealing, SealBroken } from '#api/trust/sealing.ts'
import { CredentialRow } from './credential-row.ts'
import { hashHolderName } from './holder-name.ts'

/**
 * Throws `SealBroken` when the master keys are not those that this database was sealed with: one
 * that is missing would show only when its credential is next asked for, and another first one only
 * as name hashes that nothing matches any more.
 */
export async function requireMasterKeys({
  database,
  sealing,
}: {
  database: Knex
  sealing: Sealing
}): Promise<void> {
  for (const { kid, sealedPrivateKey } of await IssuerKeyRow.all(database)) {
    sealing.open(issuerKeySubject(kid), sealedPrivateKey)
  }
  for (const row of await CredentialRow.firstAndLastSealed(database)) {
    const bytes = sealing.open(row.credentialId, row.encryptedCredential)
    const { holderName } = parseCredential(bytes).claims
    const nameHash = hashHolderName(sealing.namePepper, row.holderNameHashSalt, holderName)
    if (nameHash !== row.holderNameHash) throw new SealBroken(`the name in ${row.credentialId}`)
  }
}
