import { toBase64Url } from '#contracts/bytes.ts'
import { startOfDay } from '#contracts/time.ts'
import { REVOCATION_LIST_MS, SIGNER_CERTIFICATE_MS, type SignerUse } from './signers.ts'
import {
  type CertificateBundle,
  type CertificateRequest,
  readRequestedSigners,
} from './certificate-request.ts'
import type { CertificateRoot } from './certificate-root.ts'
import { makeRevocationList, makeSignerCertificate, type Withdrawn } from './make-certificate.ts'

const NAMES: Record<SignerUse, string> = {
  document: 'documents',
  status: 'status lists',
  reader: 'requests to wallets',
}

/** Signs a certificate for each key of the request, and the revocation list. Runs in a ceremony. */
export async function signCertificates(
  root: CertificateRoot,
  request: CertificateRequest,
  { now, withdrawn }: { now: Date; withdrawn: Withdrawn[] },
): Promise<CertificateBundle> {
  const { origin } = request
  const requested = await readRequestedSigners(request)
  const notBefore = startOfDay(now)
  const notAfter = new Date(notBefore.getTime() + SIGNER_CERTIFICATE_MS)
  const issuedAt = new Date(Math.floor(now.getTime() / 1000) * 1000)
  const nextAt = new Date(issuedAt.getTime() + REVOCATION_LIST_MS)
  const signers = await Promise.all(
    requested.map(async ({ use, point }) => {
      const name = `Visa Success Guide, ${NAMES[use]}`
      const signer = { use, name, point, origin, notBefore, notAfter }
      return { use, certificate: toBase64Url(await makeSignerCertificate(root, signer)) }
    }),
  )
  const list = { issuedAt, nextAt, withdrawn }
  return {
    kind: 'certificates',
    origin,
    root: toBase64Url(root.certificate),
    signers,
    revocationList: {
      bytes: toBase64Url(await makeRevocationList(root, list)),
      issuedAt: issuedAt.toISOString(),
      nextAt: nextAt.toISOString(),
    },
  }
}
