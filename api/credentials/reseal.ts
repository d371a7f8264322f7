import type { Knex } from 'knex'
import { readInPages } from '#api/database/check.ts'
import { failpoint } from '#api/processes/failpoint.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { issuerKeySubject } from '#api/trust/keys/make-keys.ts'
import { resealKeys } from '#api/trust/keys/reseal-keys.ts'
import type { Sealing } from '#api/trust/sealing.ts'
import { CredentialRow } from './credential-row.ts'

const ROWS_PER_BATCH = 200

interface Resealed {
  credentials: number
  issuerKeys: number
}

/**
 * Seals issuer keys and credentials of an older master key again, with the newest master key. Each batch has
 * its own transaction. After a kill, the next run continues. When no master key opens the sealed bytes,
 * throws a `SealBroken` and does not change the batch.
 */
export async function reseal(
  needs: { database: Knex; sealing: Sealing },
  onProgress: (credentials: number) => void,
): Promise<Resealed> {
  const { database, sealing } = needs
  const issuerKeys = await resealKeys(needs, IssuerKeyRow, issuerKeySubject)
  let credentials = 0
  const all = () => CredentialRow.sealed(database)
  for await (const page of readInPages(all, 'credentialId', ROWS_PER_BATCH)) {
    const outdated = page.filter(
      // The sealed credential of a deleted holder is empty.
      ({ encryptedCredential }) =>
        encryptedCredential.length > 0 && !sealing.isSealedByCurrent(encryptedCredential),
    )
    if (outdated.length === 0) continue
    await resealCredentials(database, sealing, outdated)
    credentials += outdated.length
    onProgress(credentials)
    failpoint('reseal.after_batch')
  }
  return { credentials, issuerKeys }
}

async function resealCredentials(database: Knex, sealing: Sealing, rows: CredentialRow[]) {
  const seals = rows.map(({ credentialId, encryptedCredential }) => ({
    credentialId,
    from: encryptedCredential,
    to: sealing.seal(credentialId, sealing.open(credentialId, encryptedCredential)),
  }))
  await database.transaction((trx) => CredentialRow.replaceSeals(trx, seals))
}
