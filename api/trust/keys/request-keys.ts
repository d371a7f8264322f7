import type { Knex } from 'knex'
import { toBase64Url } from '#contracts/bytes.ts'
import { endOfDay } from '#contracts/credentials/credential.ts'
import type { IssuerKey, KeyUse } from '#contracts/trust/issuer-key.ts'
import type { Clock } from '#api/clock.ts'
import type { Sealing } from '#api/trust/sealing.ts'
import { IssuerKeyRow } from './issuer-key-row.ts'
import { type KeyRequest, proveKey } from './key-request.ts'
import { readCurrentKeySet } from './key-set-row.ts'
import { makeKey, openPrivateKey } from './make-keys.ts'
import { keepKeys, planKeys, type Window } from './plan-keys.ts'

interface RequestKeysServices {
  database: Knex
  sealing: Sealing
  clock: Clock
  issuer: string
}

/**
 * Requests the keys of the next set: present keys that still verify something, and the new keys of the plan.
 * Makes and seals the new keys here. Requests a key again that an earlier request made and no set lists.
 */
export async function requestKeys(needs: RequestKeysServices): Promise<KeyRequest> {
  const { database, sealing, clock, issuer } = needs
  const now = clock.now()
  const listed = (await readCurrentKeySet(database))?.keys ?? []
  const rows = await IssuerKeyRow.all(database)
  const stopped = rows.filter(({ stoppedAt }) => stoppedAt !== null).map(({ kid }) => kid)
  const lastExpiry = await readLastExpiries(database)

  const standing = { listed, stopped, lastExpiry, now }
  const kept = keepKeys(standing).map(({ kid, ...window }) => ({ kid, window }))
  const unlisted = rows.filter(
    (row) => row.stoppedAt === null && !listed.some(({ kid }) => kid === row.kid),
  )
  const former = unlisted
    .filter(({ kid }) => lastExpiry.has(kid))
    .map(({ kid, createdAt }) => ({
      kid,
      window: { use: 'credential' as const, notBefore: createdAt, notAfter: now },
    }))
  const spare = unlisted.filter(({ kid }) => !lastExpiry.has(kid))
  const added = await assign(needs, planKeys(standing), spare)

  const all = [...kept, ...former, ...added]
  const held = await IssuerKeyRow.all(database)
  return {
    format: 'vsg/key-request/1',
    issuer,
    keys: await Promise.all(
      all.map(async ({ kid, window }) => {
        const row = held.find((one) => one.kid === kid)
        if (!row) throw new Error(`Key ${kid} is listed, and its private half is not here.`)
        const { use, notBefore, notAfter } = window
        const point = row.point
        const privateKey = await openPrivateKey(sealing, row)
        return {
          use,
          point: toBase64Url(point),
          notBefore,
          notAfter,
          compromisedAt: compromiseOf(window),
          proof: await proveKey(privateKey, { issuer, use, point }),
        }
      }),
    ),
  }
}

function compromiseOf(window: Window | Omit<IssuerKey, 'kid'>): Date | null {
  return 'compromisedAt' in window ? window.compromisedAt : null
}

async function assign(
  { database, sealing, clock }: RequestKeysServices,
  windows: readonly Window[],
  spare: readonly IssuerKeyRow[],
) {
  const left = [...spare]
  const takeSpare = (use: KeyUse) => {
    const at = left.findIndex((row) => row.use === use)
    return at < 0 ? undefined : left.splice(at, 1)[0]
  }
  const assigned = windows.map((window) => ({ window, row: takeSpare(window.use) }))
  const made = await Promise.all(
    assigned
      .filter(({ row }) => !row)
      .map(({ window: { use } }) => makeKey(sealing, use, clock.now())),
  )
  if (made.length > 0) await IssuerKeyRow.record(database, made)
  const fresh = [...made]
  return assigned.map(({ window, row }) => ({
    window,
    kid: row?.kid ?? takeMade(fresh, window.use),
  }))
}

function takeMade(made: { kid: string; use: KeyUse }[], use: KeyUse): string {
  const at = made.findIndex((key) => key.use === use)
  const [key] = at < 0 ? [] : made.splice(at, 1)
  if (!key) throw new Error('a window without its key')
  return key.kid
}

/** Returns when the last credential of each key expires. */
async function readLastExpiries(database: Knex): Promise<Map<string, Date>> {
  const rows = await IssuerKeyRow.lastExpiries(database)
  return new Map(rows.map(({ kid, last }) => [kid, new Date(endOfDay(last))]))
}
