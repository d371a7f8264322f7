import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { fromBase64Url, fromHex, toBase64Url } from '#contracts/bytes.ts'
import {
  CertificateRequest,
  readRequestedSigners,
} from '#api/interop/certificates/certificate-request.ts'
import {
  makeCertificateRoot,
  openCertificateRoot,
} from '#api/interop/certificates/certificate-root.ts'
import { signCertificates } from '#api/interop/certificates/sign-certificates.ts'
import { LockedRoot, lockRoot, unlockRoot } from '#api/trust/keys/locked-root.ts'
import { askNewPassphrase, askPassphrase } from './ask.ts'
import { readJson, readRequest, requireAgreement } from './ceremony.ts'

const SERIAL = /^[0-9a-f]{2,40}$/

interface Signing {
  folder: string
  withdraw?: string[]
  out: string
  yes?: boolean
}

/** The file of the root: the encrypted root, its own certificate, and the certificates that it withdrew. */
const RootFile = z.strictObject({
  origin: z.string(),
  root: LockedRoot,
  certificate: z.base64url(),
  withdrawn: z.array(z.strictObject({ serial: z.string().regex(SERIAL), at: z.iso.datetime() })),
})

/** Signs a request. Shows the whole request before it asks for the passphrase. */
export async function signCertificateRequest(
  file: string,
  { folder, withdraw = [], out, yes }: Signing,
): Promise<string> {
  const command = 'npm run visa -- certificates request'
  const { request, sha256 } = readRequest(file, CertificateRequest, command)
  await readRequestedSigners(request)
  if (!withdraw.every((serial) => SERIAL.test(serial))) {
    throw new Error('--withdraw takes the serial number of a certificate, in small hexadecimal.')
  }
  console.log(
    `Certificates for ${request.origin}: ${request.keys.map(({ use }) => use).join(', ')}.`,
  )
  for (const serial of withdraw) console.log(`${serial} COUNTS NO MORE.`)
  await requireAgreement(sha256, { yes })
  const now = new Date()
  const path = join(folder, 'certificate-root.json')
  const stored = existsSync(path)
    ? await openFile(path, request.origin)
    : await makeFile(path, request.origin, now)
  const withdrawn = [
    ...stored.withdrawn,
    ...withdraw.map((serial) => ({ serial, at: now.toISOString() })),
  ]
  const bundle = await signCertificates(
    await openCertificateRoot(request.origin, stored),
    request,
    {
      now,
      withdrawn: withdrawn.map(({ serial, at }) => ({ serial: fromHex(serial), at: new Date(at) })),
    },
  )
  if (withdraw.length > 0) noteWithdrawn(path, withdrawn)
  writeFileSync(out, `${JSON.stringify(bundle, null, 2)}\n`)
  return `Signed: ${out}. On the server: npm run visa -- certificates install ${out}`
}

/** Creates the root's file at the first request and never overwrites the root. Keep copies in two places. */
async function makeFile(path: string, origin: string, now: Date) {
  const passphrase = await askNewPassphrase('ROOT_PASSPHRASE', 'the root of certificates')
  const { root, certificate } = await makeCertificateRoot(origin, now)
  const locked = await lockRoot(root, passphrase)
  const file = { origin, root: locked, certificate: toBase64Url(certificate), withdrawn: [] }
  mkdirSync(join(path, '..'), { recursive: true, mode: 0o700 })
  writeFileSync(path, `${JSON.stringify(file, null, 2)}\n`, { mode: 0o600, flag: 'wx' })
  return { root, certificate, withdrawn: [] }
}

async function openFile(path: string, origin: string) {
  const fault = `${path} is no root, or damaged. Take the copy from the other place.`
  const file = readJson(path, RootFile, fault)
  if (file.origin !== origin) {
    throw new Error(`${path} is the root of ${file.origin}. Each address has a root of its own.`)
  }
  const passphrase = await askPassphrase('ROOT_PASSPHRASE', 'Passphrase of the root: ')
  const root = await unlockRoot(file.root, passphrase)
  return { root, certificate: fromBase64Url(file.certificate), withdrawn: file.withdrawn }
}

/** Stores the withdrawn certificates, so that later lists also name them. */
function noteWithdrawn(path: string, withdrawn: z.infer<typeof RootFile>['withdrawn']): void {
  const file = JSON.parse(readFileSync(path, 'utf8')) as object
  writeFileSync(path, `${JSON.stringify({ ...file, withdrawn }, null, 2)}\n`, { mode: 0o600 })
}
