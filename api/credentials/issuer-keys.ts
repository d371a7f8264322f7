import type { Knex } from 'knex'
import { fromHex, toHex } from '#contracts/bytes.ts'
import { kidOf } from '#contracts/presentation/keys.ts'
import type { IssuerSigner } from '#contracts/presentation/signer.ts'
import type { IssuerKey } from '#contracts/presentation/trust-bundle.ts'
import type { Clock } from '#api/clock.ts'
import { IssuerKeyRow } from './issuer-key-row.ts'
import type { Sealing } from './sealing.ts'

/** How long a process may go on with the keys it read: a rotation elsewhere shows within a minute. */
const FRESH_MS = 60_000
/** An unknown key id makes us look again, but not more often than this. */
const LOOK_AGAIN_MS = 1_000
const ECDSA = { name: 'ECDSA', namedCurve: 'P-256' } as const

export interface IssuerKeys {
  signer(): Promise<IssuerSigner>
  /** Every key that signs or did, oldest first. */
  published(): Promise<IssuerKey[]>
  /** As `published`, but read anew: for a code that names a key we do not know. */
  lookAgain(): Promise<IssuerKey[]>
  /** Retires the key that signs and starts a new one; of two at once, one starts the key of both. */
  rotate(): Promise<IssuerKey>
}

interface Needs {
  database: Knex
  sealing: Sealing
  clock: Clock
  issuer: string
}

interface Known {
  signer: IssuerSigner
  published: IssuerKey[]
  readAt: number
}

/** Opens the issuer's keys, making the first one; refuses to start when the master key opens none. */
export async function openIssuerKeys(needs: Needs): Promise<IssuerKeys> {
  let known = await readKeys(needs)

  async function notOlderThan(ageMs: number): Promise<Known> {
    if (needs.clock.now().getTime() - known.readAt > ageMs) known = await readKeys(needs)
    return known
  }

  return {
    signer: async () => (await notOlderThan(FRESH_MS)).signer,
    published: async () => (await notOlderThan(FRESH_MS)).published,
    lookAgain: async () => (await notOlderThan(LOOK_AGAIN_MS)).published,
    rotate: async () => {
      const made = await makeKey(needs)
      await needs.database.transaction(async (trx) => {
        await IssuerKeyRow.retireSigning(trx, needs.clock.now())
        await IssuerKeyRow.record(trx, made)
      })
      known = await readKeys(needs)
      const signing = known.published.find(({ retiredAt }) => retiredAt === null)
      if (!signing) throw new Error('no issuer key signs')
      return signing
    },
  }
}

async function readKeys(needs: Needs): Promise<Known> {
  const { database, sealing, clock, issuer } = needs
  const rows = await IssuerKeyRow.all(database)
  const signing = rows.find(({ retiredAt }) => retiredAt === null)
  if (!signing) {
    await IssuerKeyRow.record(database, await makeKey(needs))
    return readKeys(needs)
  }

  const pkcs8 = sealing.open(issuerKeySubject(signing.kid), signing.sealedPrivateKey)
  const privateKey = await crypto.subtle.importKey('pkcs8', new Uint8Array(pkcs8), ECDSA, false, [
    'sign',
  ])
  return {
    signer: { kid: fromHex(signing.kid), privateKey, issuer },
    published: rows.map(publish),
    readAt: clock.now().getTime(),
  }
}

async function makeKey({ sealing, clock, issuer }: Needs) {
  const pair = await crypto.subtle.generateKey(ECDSA, true, ['sign', 'verify'])
  const { x = '', y = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  const kid = toHex(kidOf({ x, y }))
  const pkcs8 = await crypto.subtle.exportKey('pkcs8', pair.privateKey)
  return {
    kid,
    name: issuer,
    x,
    y,
    sealedPrivateKey: sealing.seal(issuerKeySubject(kid), new Uint8Array(pkcs8)),
    notBefore: clock.now(),
    retiredAt: null,
  }
}

/** What the seal of an issuer key is bound to. */
export function issuerKeySubject(kid: string): string {
  return `issuer-key:${kid}`
}

/** Without its private half. */
export function publish(
  row: Pick<IssuerKeyRow, 'kid' | 'name' | 'x' | 'y' | 'notBefore' | 'retiredAt'>,
) {
  return {
    kid: row.kid,
    name: row.name,
    x: row.x,
    y: row.y,
    notBefore: row.notBefore.toISOString(),
    retiredAt: row.retiredAt?.toISOString() ?? null,
  }
}
