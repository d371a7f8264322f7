import type { Knex } from 'knex'
import { fromHex } from '#contracts/bytes.ts'
import { isInWindow, type IssuerKey, type KeyUse } from '#contracts/trust/issuer-key.ts'
import type { IssuerSigner, IssuerTrust } from '#contracts/trust/issuer-trust.ts'
import type { KeySet } from '#contracts/trust/key-set.ts'
import type { Clock } from '#api/clock.ts'
import { ApiError } from '#api/http/errors.ts'
import { rememberEach } from '#api/remember.ts'
import type { Sealing } from '#api/trust/sealing.ts'
import { IssuerKeyRow } from './issuer-key-row.ts'
import { readCurrentKeySet } from './key-set-row.ts'
import { openPrivateKey } from './make-keys.ts'

/**
 * The time for which a process uses the keys that it has read. A stop in another process has effect within
 * this time.
 */
const FRESH_MS = 5_000
/** The shortest pause between two reads of the keys because of codes with an unknown key id. */
const LOOK_AGAIN_MS = 1_000

export interface IssuerKeys {
  /** Throws a `KEYS_OVER` when no key of this use may sign now. */
  signer(use: KeyUse): Promise<IssuerSigner>
  trust(): Promise<IssuerTrust>
  /** Reads the keys again, and returns the trust. Call this for a code with an unknown key id. */
  lookAgain(): Promise<IssuerTrust>
  /** Call this after this process has changed the keys. */
  refresh(): Promise<void>
}

interface IssuerKeysServices {
  database: Knex
  sealing: Sealing
  clock: Clock
  issuer: string
}

interface Known {
  keySet: KeySet | null
  rows: IssuerKeyRow[]
  stopped: string[]
  readAt: number
}

export async function openIssuerKeys(needs: IssuerKeysServices): Promise<IssuerKeys> {
  const { clock, issuer, sealing } = needs
  let known = await readKeys(needs)
  let asked = 0
  let answered = 0
  const openOnce = rememberEach<CryptoKey>()

  /** When two reads overlap, the result of the later read counts. */
  async function read(): Promise<Known> {
    const turn = ++asked
    const answer = await readKeys(needs)
    if (turn < answered) return known
    answered = turn
    known = answer
    return known
  }

  let reading: Promise<Known> | undefined
  /** A call during a read gets the result of this read. */
  function readOnce(): Promise<Known> {
    reading ??= read().finally(() => (reading = undefined))
    return reading
  }

  async function notOlderThan(ageMs: number): Promise<Known> {
    const age = clock.now().getTime() - known.readAt
    // A negative age means that somebody has set the clock back. The keys are then read again.
    return age > ageMs || age < 0 ? readOnce() : known
  }

  function toTrust({ keySet, stopped }: Known): IssuerTrust {
    return { issuer, keys: keySet?.keys ?? [], stopped }
  }

  return {
    signer: async (use) => {
      const { keySet, rows, stopped } = await notOlderThan(FRESH_MS)
      const usable = usableKeys(keySet?.keys ?? [], { use, stopped, now: clock.now() })
      const row = usable.flatMap(({ kid }) => rows.find((one) => one.kid === kid) ?? [])[0]
      if (!row) throw new ApiError('KEYS_OVER')
      const privateKey = await openOnce(row.kid, () => openPrivateKey(sealing, row))
      return { kid: fromHex(row.kid), privateKey, issuer }
    },
    trust: async () => toTrust(await notOlderThan(FRESH_MS)),
    lookAgain: async () => toTrust(await notOlderThan(LOOK_AGAIN_MS)),
    refresh: async () => {
      await read()
    },
  }
}

/** Returns the keys that may sign now. The first key ends first, and signs. The others are in reserve. */
export function usableKeys(
  keys: readonly IssuerKey[],
  { use, stopped, now }: { use: KeyUse; stopped: readonly string[]; now: Date },
): IssuerKey[] {
  return keys
    .filter(
      (key) =>
        key.use === use &&
        key.compromisedAt === null &&
        !stopped.includes(key.kid) &&
        key.notAfter > now &&
        isInWindow(key, now),
    )
    .sort((one, other) => one.notAfter.getTime() - other.notAfter.getTime())
}

async function readKeys({ database, clock }: IssuerKeysServices): Promise<Known> {
  const readAt = clock.now().getTime()
  const rows = await IssuerKeyRow.all(database)
  return {
    keySet: await readCurrentKeySet(database),
    rows,
    stopped: rows.filter(({ stoppedAt }) => stoppedAt !== null).map(({ kid }) => kid),
    readAt,
  }
}
