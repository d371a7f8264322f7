import type { Knex } from 'knex'
import type { Clock } from '#api/clock.ts'
import { SIGNER_USES, type SignerUse } from './signers.ts'
import { CertificateRow } from './certificate-row.ts'
import { InteropKeyRow } from './interop-key-row.ts'
import { RevocationListRow } from './revocation-list-row.ts'

/** All stored certificates and lists for one address. */
export interface Known {
  origin: string
  readAt: number
  certificates: CertificateRow[]
  keys: InteropKeyRow[]
  list: RevocationListRow | undefined
}

export async function readKnown({
  database,
  clock,
  publicOrigin,
}: {
  database: Knex
  clock: Clock
  publicOrigin: () => string
}): Promise<Known> {
  const readAt = clock.now().getTime()
  const origin = publicOrigin()
  const all = await CertificateRow.all(database)
  const certificates = all.filter((one) => one.origin === origin)
  const root = certificates.find(({ use }) => use === 'root')
  const lists = await RevocationListRow.all(database)
  return {
    origin,
    readAt,
    certificates,
    keys: await InteropKeyRow.all(database),
    list: root && lists.find((one) => one.rootFingerprint.equals(root.fingerprint)),
  }
}

export function inForce(
  certificates: readonly CertificateRow[],
  use: SignerUse,
  now: Date,
): CertificateRow | undefined {
  return certificates.find((one) => one.use === use && one.notBefore <= now && one.notAfter > now)
}

/**
 * Returns the earliest end among the certificates of all uses. For each use, the certificate in force counts.
 * Without a certificate in force, the newest certificate of the use counts.
 */
export function firstEnd({ certificates }: Known, now: Date): Date | undefined {
  const ends = SIGNER_USES.flatMap((use) => {
    const newest = inForce(certificates, use, now) ?? certificates.find((one) => one.use === use)
    return newest ? [newest.notAfter.getTime()] : []
  })
  return ends.length > 0 ? new Date(Math.min(...ends)) : undefined
}
