import { z } from 'zod'
import { fromBase64Url, toBase64Url } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { type KeySet, readKeySet } from '#contracts/trust/key-set.ts'
import {
  type CertificateRequest,
  readRequestedSigners,
} from '#api/interop/certificates/certificate-request.ts'
import {
  openCertificateRoot,
  signCertificates,
} from '#api/interop/certificates/sign-certificates.ts'
import { describeChanges } from '#api/trust/keys/describe-changes.ts'
import {
  type KeyRequest,
  readRequestedKeys,
  type RequestedKey,
} from '#api/trust/keys/key-request.ts'
import { unlockRoot } from '#api/trust/keys/locked-root.ts'
import type { StoredRoot } from '#api/trust/keys/root-file.ts'
import { signKeys } from '#api/trust/keys/sign-keys.ts'
import { askPassphrase, askYes } from './ask.ts'
import { print } from './print.ts'
import { type Kind, readRequest, readSigned, type Signed, writeSigned } from './ceremony.ts'
import {
  type CurrentRoot,
  findCurrentRoot,
  readCertified,
  readCurrentRoot,
  SERIAL,
  writeCertified,
} from './root-folder.ts'

interface Signing {
  folder: string
  last?: string
  notAfter?: string[]
  compromised?: string[]
  withdraw?: string[]
  out?: string
  yes?: boolean
}

/**
 * A request that is ready to be signed: the text that people read before they agree, and the function that
 * signs.
 */
interface Prepared {
  said: string[]
  signBy: (root: StoredRoot) => Promise<Signed>
}

/** Prints the whole request, because people must read it before they enter the passphrase. */
export async function sign(file: string, signing: Signing): Promise<string> {
  const current = findCurrentRoot(signing.folder)
  const locked = readCurrentRoot(signing.folder, current)
  const { request, sha256 } = readRequest(file)
  refuseStrange(request.kind, signing)
  const { said, signBy } =
    request.kind === 'keys'
      ? await prepareKeySet(request, current, signing)
      : await prepareCertificates(request, current, signing)

  const generation = String(current.generation)
  // The hash comes first, so that no value of the request can stand in its place.
  print(`By root ${generation}. SHA-256 of the request, to be read aloud: ${sha256}`)
  for (const line of said) print(line)
  if (
    !signing.yes &&
    !(await askYes('Does the server show the same SHA-256, and do you agree to sign?'))
  ) {
    throw new Error('Nothing was signed.')
  }
  const passphrase = await askPassphrase('ROOT_PASSPHRASE', `Passphrase of root ${generation}: `)
  const signed = await signBy(await unlockRoot(locked, passphrase))
  return writeSigned(signed, signing.out ?? `${request.kind}-signed.json`)
}

/** Throws for an option that has no effect on this kind of request. People could believe that it has one. */
function refuseStrange(kind: Kind, { last, notAfter, compromised, withdraw }: Signing): void {
  const strange = kind === 'keys' ? { withdraw } : { last, 'not-after': notAfter, compromised }
  const [option] = Object.entries(strange).find(([, given]) => given !== undefined) ?? []
  if (option !== undefined) throw new Error(`--${option} has no meaning for a request of ${kind}.`)
}

async function prepareKeySet(
  request: KeyRequest,
  { pin: { nextRootHash } }: CurrentRoot,
  signing: Signing,
): Promise<Prepared> {
  const { issuer } = request
  const keys = applyTimes(await readRequestedKeys(request), signing)
  const last = signing.last === undefined ? null : await readLast(signing.last)
  const now = new Date()
  requireLater(last, now)
  const changes = describeChanges(last?.keys ?? [], keys)
  return {
    said: [
      `A key set of ${issuer}.`,
      ...(last && last.issuer !== issuer ? [`THE LAST KEY SET WAS OF ${last.issuer}!`] : []),
      ...(changes.length > 0 ? changes : ['  no key changes']),
    ],
    signBy: async (root) => {
      const keySet = await signKeys({ root, nextRootHash }, { issuer, keys }, now)
      return { kind: 'keys', keySet: toBase64Url(keySet) }
    },
  }
}

async function prepareCertificates(
  request: CertificateRequest,
  { generation }: CurrentRoot,
  { folder, withdraw = [] }: Signing,
): Promise<Prepared> {
  const { origin } = request
  await readRequestedSigners(request)
  if (!withdraw.every((serial) => SERIAL.test(serial))) {
    throw new Error(
      '--withdraw needs the serial number of a certificate, in small hexadecimal digits.',
    )
  }
  const certified = readCertified(folder, generation, origin)
  const now = new Date()
  return {
    said: [
      `Certificates for ${origin}: ${request.keys.map(({ use }) => use).join(', ')}.`,
      ...(certified ? [] : ['THE FIRST CERTIFICATES: the root makes its own certificate.']),
      ...withdraw.map((serial) => `THE CERTIFICATE ${serial} IS WITHDRAWN.`),
    ],
    signBy: async (root) => {
      const certificates = certified ? [fromBase64Url(certified.certificate)] : []
      const opened = await openCertificateRoot(root, { origin, now, certificates })
      const certificate = toBase64Url(opened.certificate)
      const withdrawn = [
        ...(certified?.withdrawn ?? []),
        ...withdraw.map((serial) => ({ serial, at: now.toISOString() })),
      ]
      const bundle = await signCertificates(opened, request, { now, withdrawn })
      writeCertified(folder, generation, { origin, certificate, withdrawn })
      return bundle
    },
  }
}

async function readLast(file: string): Promise<KeySet> {
  const signed = readSigned(file)
  try {
    const keySet = signed.kind === 'keys' && (await readKeySet(fromBase64Url(signed.keySet)))
    if (keySet) return keySet
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error
  }
  throw new Error(`${file} is not a signed key set.`)
}

/**
 * Throws when the clock is behind the time of the last key set. Verifiers would refuse the new set as too
 * old.
 */
function requireLater(last: KeySet | null, now: Date): void {
  if (!last || last.issuedAt < now) return
  throw new Error(
    `The last key set was signed at ${last.issuedAt.toISOString()}, and the clock of this machine says ${now.toISOString()}. Set the clock.`,
  )
}

function applyTimes(
  keys: RequestedKey[],
  { notAfter = [], compromised = [] }: Signing,
): RequestedKey[] {
  const ends = readTimes('--not-after', notAfter, keys)
  const thefts = readTimes('--compromised', compromised, keys)
  return keys.map((key) => ({
    ...key,
    notAfter: ends.get(key.kid) ?? key.notAfter,
    compromisedAt: thefts.get(key.kid) ?? key.compromisedAt,
  }))
}

const KidTime = /^([0-9a-f]{16})=(.+)$/

function readTimes(option: string, given: string[], keys: RequestedKey[]): Map<string, Date> {
  return new Map(
    given.map((text) => {
      const [, kid = '', time] = KidTime.exec(text) ?? []
      if (!z.iso.datetime().safeParse(time).success) {
        throw new Error(
          `${option} needs kid=time, such as ${option} 0123456789abcdef=2026-11-22T10:00:00Z`,
        )
      }
      if (!keys.some((key) => key.kid === kid)) {
        throw new Error(`${option}: the request has no key ${kid}.`)
      }
      return [kid, new Date(time ?? '')]
    }),
  )
}
