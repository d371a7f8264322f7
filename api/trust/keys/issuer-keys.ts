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

/** How long a process may use the keys that it read, and so how late it obeys a stop made elsewhere. */
const FRESH_MS = 5_000
/** An unknown key id triggers a new read, but not more often than this. */
const LOOK_AGAIN_MS = 1_000

export interface IssuerKeys {
  /** Throws `KEYS_OVER` when no key of this use may sign now. */
  signer(use: KeyUse): Promise<IssuerSigner>
  trust(): Promise<IssuerTrust>
  /** Like `trust`, but reads again: for a code that names an unknown key. */
  lookAgain(): Promise<IssuerTrust>
  /** Reads the keys again after this process has changed them. */
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

  /** When two reads overlap, the answer of the later read counts. */
  async function read(): Promise<Known> {
    const turn = ++asked
    const answer = await readKeys(needs)
    if (turn < answered) return known
    answered = turn
    known = answer
    return known
  }

  let reading: Promise<Known> | undefined
  /** Callers that arrive during a read wait for its answer. */
  function readOnce(): Promise<Known> {
    reading ??= read().finally(() => (reading = undefined))
    return reading
  }

  async function notOlderThan(ageMs: number): Promise<Known> {
    const age = clock.now().getTime() - known.readAt
    // After the clock was set back, nothing counts as fresh.
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

/** Answers the keys that may sign now. The key that ends first signs; the others stand by. */
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
