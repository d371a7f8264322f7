import type { Knex } from 'knex'
import { parseCredential } from '#contracts/presentation/credential.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { issuerKeySubject } from '#api/trust/keys/make-keys.ts'
import { type Sealing, SealBroken } from '#api/trust/sealing.ts'
import { CredentialRow } from './credential-row.ts'
import { hashHolderName } from './holder-name.ts'

/**
 * Throws a `SealBroken` when this database was sealed with other master keys. Without this check, a missing
 * key would be noticed only when a request needs a credential of this key. The first key also makes the name
 * hashes. With a wrong first key, these hashes would match no name.
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
