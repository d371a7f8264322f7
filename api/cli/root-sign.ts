import { readFileSync, writeFileSync } from 'node:fs'
import { z } from 'zod'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { type KeySet, readKeySet } from '#contracts/trust/key-set.ts'
import { describeChanges } from '#api/trust/keys/describe-changes.ts'
import { KeyRequest, readRequestedKeys, type RequestedKey } from '#api/trust/keys/key-request.ts'
import { unlockRoot } from '#api/trust/keys/locked-root.ts'
import { signKeys } from '#api/trust/keys/sign-keys.ts'
import { askPassphrase } from './ask.ts'
import { readRequest, requireAgreement } from './ceremony.ts'
import { findCurrentRoot, readCurrentRoot } from './root-folder.ts'

interface Signing {
  folder: string
  last?: string
  notAfter?: string[]
  compromised?: string[]
  out: string
  yes?: boolean
}

/** Signs a key set. Shows the whole set before it asks for the passphrase, so that people read it first. */
export async function sign(file: string, signing: Signing): Promise<string> {
  const current = findCurrentRoot(signing.folder)
  const locked = readCurrentRoot(signing.folder, current)
  const { request, sha256 } = readRequest(file, KeyRequest, 'npm run visa -- keys request')
  const keys = applyTimes(await readRequestedKeys(request), signing)
  const last = signing.last === undefined ? null : await readLast(signing.last)
  const now = new Date()
  requireLater(last, now)

  console.log(`A key set of ${request.issuer}, by root ${String(current.generation)}.`)
  if (last && last.issuer !== request.issuer) console.log(`BEFORE IT WAS OF ${last.issuer}!`)
  const changes = describeChanges(last?.keys ?? [], keys)
  for (const line of changes.length > 0 ? changes : ['  no key changes']) console.log(line)
  await requireAgreement(sha256, signing)
  const passphrase = await askPassphrase(
    'ROOT_PASSPHRASE',
    `Passphrase of root ${String(current.generation)}: `,
  )
  const { nextRootHash } = current.pin
  const root = await unlockRoot(locked, passphrase)
  const bytes = await signKeys({ root, nextRootHash }, { issuer: request.issuer, keys }, now)
  writeFileSync(signing.out, bytes)
  return `Signed: ${signing.out}. On the server: npm run visa -- keys import ${signing.out}`
}

async function readLast(file: string): Promise<KeySet> {
  try {
    const keySet = await readKeySet(readFileSync(file))
    if (keySet) return keySet
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error
  }
  throw new Error(`${file} is no signed key set.`)
}

/** Throws when the clock is behind the last key set. Verifiers would refuse such a key set. */
function requireLater(last: KeySet | null, now: Date): void {
  if (!last || last.issuedAt < now) return
  throw new Error(
    `The last set is of ${last.issuedAt.toISOString()}, and this clock says ${now.toISOString()}. Set the clock.`,
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
          `${option} takes kid=time, as in ${option} 0123456789abcdef=2026-11-22T10:00:00Z`,
        )
      }
      if (!keys.some((key) => key.kid === kid)) {
        throw new Error(`${option}: the request has no key ${kid}.`)
      }
      return [kid, new Date(time ?? '')]
    }),
  )
}
