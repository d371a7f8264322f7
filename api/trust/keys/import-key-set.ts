import type { Knex } from 'knex'
import type { Transaction } from 'objection'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import type { IssuerKey } from '#contracts/trust/issuer-key.ts'
import { type KeySet, readKeySet } from '#contracts/trust/key-set.ts'
import { mayFollow, type Pin } from '#contracts/trust/pin.ts'
import type { Clock } from '#api/clock.ts'
import { IssuerKeyRow } from './issuer-key-row.ts'
import { KeySetRow, readCurrentKeySet } from './key-set-row.ts'

interface ImportKeySetServices {
  database: Knex
  clock: Clock
  issuer: string
  /** The pin of the root that the verifiers trust. Absent outside production. */
  pin: Pin | undefined
  /** Ends all other data that depend on stolen keys. Runs in the transaction of the import. */
  onCompromised: (trx: Transaction, keys: readonly IssuerKey[], now: Date) => Promise<unknown>
  /** Runs in the transaction of the import, after the key set is stored. */
  onImported?: (trx: Transaction, keySet: KeySet, now: Date) => Promise<void>
}

/** The error for a key set that verifiers would not accept, or whose keys are not all stored here. */
class KeySetRefused extends Error {
  override readonly name = 'KeySetRefused'
}

/**
 * Stores a key set. From then on, the server signs with its keys and publishes it. Throws a `KeySetRefused`
 * with the reason when the key set is not acceptable.
 * Decision: `docs/decisions/10-key-windows-from-the-root.md`.
 */
export async function importKeySet(
  needs: ImportKeySetServices,
  bytes: Uint8Array,
): Promise<KeySet> {
  const { database, clock } = needs
  const keySet = await read(bytes)
  const stolen = keySet.keys.filter(({ compromisedAt }) => compromisedAt !== null)
  await requireAcceptable(database, keySet, { ...needs, now: clock.now() })
  // Stops the stolen keys in a separate transaction. It waits for transactions that are signing with these
  // keys. The next transaction therefore sees everything that these keys have signed. If the next transaction
  // fails, the keys stay stopped.
  const kids = stolen.map(({ kid }) => kid)
  await IssuerKeyRow.stop(database, kids, clock.now())
  return database.transaction(async (trx) => {
    const now = clock.now()
    await requireAcceptable(trx, keySet, { ...needs, now })
    await KeySetRow.record(trx, keySet, bytes)
    if (stolen.length > 0) await needs.onCompromised(trx, stolen, now)
    await needs.onImported?.(trx, keySet, now)
    return keySet
  })
}

async function read(bytes: Uint8Array): Promise<KeySet> {
  try {
    const keySet = await readKeySet(bytes)
    if (keySet) return keySet
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error
    throw new KeySetRefused(`This is not a key set: ${error.message}.`, { cause: error })
  }
  throw new KeySetRefused('The signature of this key set is not valid.')
}

async function requireAcceptable(
  trx: Knex,
  keySet: KeySet,
  { issuer, pin, now }: ImportKeySetServices & { now: Date },
): Promise<void> {
  if (keySet.issuer !== issuer) throw new KeySetRefused(`This key set is of ${keySet.issuer}.`)
  if (keySet.expiresAt <= now) throw new KeySetRefused('This key set has ended.')
  const current = await readCurrentKeySet(trx)
  if (!mayFollow({ pin: current ?? pin ?? null, keySet: current }, keySet, now)) {
    throw new KeySetRefused(
      'Verifiers would refuse this key set: it is not newer than the key set in force, or it has another root.',
    )
  }
  const rows = await IssuerKeyRow.all(trx)
  const strange = keySet.keys.filter(
    ({ kid, use }) => !rows.some((row) => row.kid === kid && row.use === use),
  )
  if (strange.length > 0) {
    const kids = strange.map(({ kid }) => kid).join(', ')
    throw new KeySetRefused(`This key set lists keys that this server does not have: ${kids}.`)
  }
}
