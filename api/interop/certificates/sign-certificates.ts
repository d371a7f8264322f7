import { X509Certificate } from 'node:crypto'
import { fromBase64Url, fromHex, toBase64Url } from '#contracts/bytes.ts'
import { decompressPoint } from '#contracts/presentation/keys.ts'
import { startOfDay } from '#contracts/time.ts'
import { importRootKey, type StoredRoot } from '#api/trust/keys/root-file.ts'
import {
  type CertificateBundle,
  type CertificateRequest,
  readRequestedSigners,
} from './certificate-request.ts'
import {
  type Issuer,
  makeRevocationList,
  makeRootCertificate,
  makeSignerCertificate,
  pointOf,
} from './make-certificate.ts'
import {
  REVOCATION_LIST_MS,
  ROOT_CERTIFICATE_YEARS,
  SIGNER_CERTIFICATE_MS,
  type SignerUse,
} from './signers.ts'

const NAMES: Record<SignerUse, string> = {
  document: 'documents',
  status: 'status lists',
  reader: 'requests to wallets',
}

export interface CertificateRoot extends Issuer {
  /** The certificate of the root, signed by the root itself. */
  certificate: Uint8Array
}

interface Opening {
  origin: string
  now: Date
  /**
   * The root certificates that exist already. If none of them has the root's key, this function makes a new
   * one.
   */
  certificates: readonly Uint8Array[]
}

/** Opens the key of a root that signs certificates, for one address. */
export async function openCertificateRoot(
  { certifier }: Pick<StoredRoot, 'certifier'>,
  { origin, now, certificates }: Opening,
): Promise<CertificateRoot> {
  const point = decompressPoint(fromBase64Url(certifier.point))
  if (!point) throw new Error('The file of the root does not contain a point of the curve.')
  const name = `Visa Success Guide root of ${new URL(origin).host}`
  const issuer = { name, point, privateKey: await importRootKey(certifier) }
  const own = certificates.find((one) => pointOf(new X509Certificate(one)).equals(point))
  if (own) return { ...issuer, certificate: own }
  const notBefore = startOfDay(now)
  const notAfter = new Date(notBefore)
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + ROOT_CERTIFICATE_YEARS)
  const certificate = await makeRootCertificate({ ...issuer, origin, notBefore, notAfter })
  return { ...issuer, certificate }
}

/** A withdrawn certificate: its serial number in hex, and the time of the withdrawal. */
export interface Withdrawal {
  serial: string
  at: string
}

/** Signs a certificate for each key of the request, and the revocation list. Runs in a ceremony. */
export async function signCertificates(
  root: CertificateRoot,
  request: CertificateRequest,
  { now, withdrawn }: { now: Date; withdrawn: readonly Withdrawal[] },
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
  const listed = withdrawn.map(({ serial, at }) => ({ serial: fromHex(serial), at: new Date(at) }))
  const list = { issuedAt, nextAt, withdrawn: listed }
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
