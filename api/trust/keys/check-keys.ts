import { createPrivateKey } from 'node:crypto'
import type { Knex } from 'knex'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { readPoint } from '#contracts/trust/issuer-key.ts'
import type { IssuerTrust } from '#contracts/trust/issuer-trust.ts'
import { type KeySet, readKeySet } from '#contracts/trust/key-set.ts'
import type { Check, Fault } from '#api/database/check.ts'
import { type Sealing, tryOpen } from '#api/trust/sealing.ts'
import { IssuerKeyRow } from './issuer-key-row.ts'
import { KeySetRow } from './key-set-row.ts'
import { issuerKeySubject } from './make-keys.ts'

interface CheckKeysServices {
  database: Knex
  sealing: Sealing
}

/**
 * Checks that every private key can be decrypted, that the key set in use has a valid signature, and that all
 * its keys are stored here.
 */
export async function* checkKeys({ database, sealing }: CheckKeysServices): Check {
  const rows = await IssuerKeyRow.all(database)
  for (const row of rows) {
    const fault = findKeyFault(row, sealing)
    if (fault !== undefined) yield { subject: `Issuer key ${row.kid}`, fault }
  }
  yield* checkKeySets(database, rows)
  return { checked: rows.length }
}

function findKeyFault(row: IssuerKeyRow, sealing: Sealing): string | undefined {
  const named = tryRead(row.point)
  if (named?.kid !== row.kid) return 'its id does not match its public key'
  const pkcs8 = tryOpen(sealing, issuerKeySubject(row.kid), row.sealedPrivateKey)
  if (!pkcs8) return 'no key in MASTER_KEY opens it'
  const key = createPrivateKey({ key: pkcs8, format: 'der', type: 'pkcs8' })
  const { x, y } = key.export({ format: 'jwk' })
  return x === named.point.x && y === named.point.y
    ? undefined
    : 'its private key does not match its public key'
}

function tryRead(point: Uint8Array) {
  try {
    return readPoint(point)
  } catch (error) {
    if (error instanceof MalformedError || error instanceof RangeError) return undefined
    throw error
  }
}

async function* checkKeySets(database: Knex, rows: IssuerKeyRow[]): AsyncGenerator<Fault> {
  for (const { generation, issuedAt, bytes } of await KeySetRow.latest(database)) {
    const subject = `Key set ${String(generation)}`
    const keySet = await tryOpenKeySet(bytes)
    if (!keySet) {
      yield { subject, fault: 'its signature does not verify' }
      continue
    }
    if (keySet.generation !== generation || keySet.issuedAt.getTime() !== issuedAt.getTime()) {
      yield { subject, fault: 'it is stored with a wrong number or time' }
    }
    const strange = keySet.keys.filter(
      ({ kid, use }) => !rows.some((row) => row.kid === kid && row.use === use),
    )
    for (const { kid } of strange)
      yield { subject, fault: `it lists ${kid}, but this key is not stored` }
  }
}

async function tryOpenKeySet(bytes: Uint8Array): Promise<KeySet | null> {
  try {
    return await readKeySet(bytes)
  } catch (error) {
    if (error instanceof MalformedError) return null
    throw error
  }
}

/** Returns the keys that verify stored signatures. Returns no keys when the key set is not valid. */
export async function readStoredTrust(database: Knex): Promise<IssuerTrust> {
  const row = (await KeySetRow.latest(database)).at(-1)
  const keySet = row ? await tryOpenKeySet(row.bytes) : null
  return { issuer: keySet?.issuer ?? '', keys: keySet?.keys ?? [], stopped: [] }
}
