import { createHash, X509Certificate } from 'node:crypto'
import type { Knex } from 'knex'
import type { Clock } from '#api/clock.ts'
import { fromBase64Url } from '#contracts/bytes.ts'
import type { SignerUse } from './signers.ts'
import type { CertificateBundle } from './certificate-request.ts'
import { CertificateRow, type NewCertificate } from './certificate-row.ts'
import { InteropKeyRow } from './interop-key-row.ts'
import { pointOf } from './make-certificate.ts'
import { RevocationListRow } from './revocation-list-row.ts'

/**
 * Installs the answer of the root. The root must have signed every item. Each item must be for our keys and
 * valid now. Otherwise throws an error with a message for the operator.
 */
export async function installCertificates(
  { database, clock, origin }: { database: Knex; clock: Clock; origin: string },
  bundle: CertificateBundle,
): Promise<void> {
  const now = clock.now()
  if (bundle.origin !== origin) {
    throw new Error(`These certificates are for ${bundle.origin}, but this server is ${origin}.`)
  }
  const root = readCertificate(bundle.root)
  if (!root.ca || !root.checkIssued(root) || !root.verify(root.publicKey)) {
    throw new Error('The first certificate is not the certificate of a root.')
  }
  requireWindow('root', root, now)
  const described = describe('root', root, { origin, now })
  const signers: NewCertificate[] = []
  for (const { use, certificate: text } of bundle.signers) {
    const certificate = readCertificate(text)
    if (!certificate.checkIssued(root) || !certificate.verify(root.publicKey)) {
      throw new Error(`The root has not signed the ${use} certificate.`)
    }
    requireWindow(use, certificate, now)
    const row = await InteropKeyRow.withPoint(database, pointOf(certificate))
    if (row?.use !== use) {
      throw new Error(`This server does not have the private key of the ${use} certificate.`)
    }
    signers.push({
      ...describe(use, certificate, { origin, now }),
      kid: row.kid,
      rootFingerprint: described.fingerprint,
    })
  }
  const { bytes, issuedAt, nextAt } = bundle.revocationList
  await database.transaction(async (trx) => {
    await CertificateRow.record(trx, [described, ...signers])
    await RevocationListRow.replace(trx, {
      rootFingerprint: described.fingerprint,
      bytes: Buffer.from(fromBase64Url(bytes)),
      issuedAt: new Date(issuedAt),
      nextAt: new Date(nextAt),
    })
  })
}

function readCertificate(text: string): X509Certificate {
  return new X509Certificate(fromBase64Url(text))
}

function describe(
  use: SignerUse | 'root',
  { raw, validFrom, validTo }: X509Certificate,
  { origin, now }: { origin: string; now: Date },
) {
  return {
    fingerprint: createHash('sha256').update(raw).digest(),
    use,
    kid: null,
    rootFingerprint: null,
    bytes: raw,
    origin,
    notBefore: new Date(validFrom),
    notAfter: new Date(validTo),
    installedAt: now,
  }
}

function requireWindow(
  use: SignerUse | 'root',
  { validFrom, validTo }: X509Certificate,
  now: Date,
): void {
  // Certificates have times in whole seconds. Therefore a certificate that was signed in this second is
  // already valid.
  if (new Date(validFrom).getTime() > now.getTime() || new Date(validTo) <= now) {
    throw new Error(`The ${use} certificate is valid from ${validFrom} to ${validTo}, not now.`)
  }
}
