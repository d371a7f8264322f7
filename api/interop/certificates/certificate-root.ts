import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { decompressPoint } from '#contracts/presentation/keys.ts'
import { fromBase64Url, toBase64Url } from '#contracts/bytes.ts'
import { startOfDay } from '#contracts/time.ts'
import { ROOT_CERTIFICATE_YEARS } from './signers.ts'
import { importRoot, makeRoot, StoredRoot } from '#api/trust/keys/root-file.ts'
import { makeRootCertificate } from './make-certificate.ts'

/** The root of certificates. Another root signs key sets. */
export interface CertificateRoot {
  name: string
  point: Uint8Array
  privateKey: CryptoKey
  /** The root's own certificate, signed by the root itself. */
  certificate: Uint8Array
}

/** Makes the root of one address. Call this only once for an address. */
export async function makeCertificateRoot(
  origin: string,
  now: Date,
): Promise<{ root: StoredRoot; certificate: Uint8Array }> {
  const root = await makeRoot(0)
  const notBefore = startOfDay(now)
  const notAfter = new Date(notBefore)
  notAfter.setUTCFullYear(notAfter.getUTCFullYear() + ROOT_CERTIFICATE_YEARS)
  const certificate = await makeRootCertificate({
    origin,
    name: rootName(origin),
    point: pointOf(root),
    privateKey: await importRoot(root),
    notBefore,
    notAfter,
  })
  return { root, certificate }
}

export async function openCertificateRoot(
  origin: string,
  { root, certificate }: { root: StoredRoot; certificate: Uint8Array },
): Promise<CertificateRoot> {
  const privateKey = await importRoot(root)
  return { name: rootName(origin), point: pointOf(root), privateKey, certificate }
}

const SelfMade = z.strictObject({ origin: z.string(), root: StoredRoot, certificate: z.string() })

/**
 * Opens the root in the data folder, for use outside production. Only the folder's owner can read the root.
 * Each address has its own root.
 */
export async function openOwnCertificateRoot(
  dataDir: string,
  origin: string,
  now: Date,
): Promise<CertificateRoot> {
  const path = join(dataDir, 'certificate-root.json')
  const stored = existsSync(path) ? SelfMade.parse(JSON.parse(readFileSync(path, 'utf8'))) : null
  if (stored?.origin === origin) {
    return openCertificateRoot(origin, {
      root: stored.root,
      certificate: fromBase64Url(stored.certificate),
    })
  }
  const made = await makeCertificateRoot(origin, now)
  const file = { origin, root: made.root, certificate: toBase64Url(made.certificate) }
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 })
  writeFileSync(path, JSON.stringify(file), { mode: 0o600 })
  return openCertificateRoot(origin, made)
}

function rootName(origin: string): string {
  return `Visa Success Guide root of ${new URL(origin).host}`
}

function pointOf({ point }: StoredRoot): Uint8Array {
  const uncompressed = decompressPoint(fromBase64Url(point))
  if (!uncompressed) throw new Error('The file of the root holds no point of the curve.')
  return uncompressed
}
