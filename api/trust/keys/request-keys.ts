import type { Knex } from 'knex'
import { toBase64Url } from '#contracts/bytes.ts'
import { endOfDay } from '#contracts/credentials/credential.ts'
import type { KeyUse } from '#contracts/trust/issuer-key.ts'
import type { Clock } from '#api/clock.ts'
import type { Sealing } from '#api/trust/sealing.ts'
import { IssuerKeyRow } from './issuer-key-row.ts'
import { keyMessage, type KeyRequest } from './key-request.ts'
import { readCurrentKeySet } from './key-set-row.ts'
import { makeKey, openPrivateKey, proveKey } from './make-keys.ts'
import { keepKeys, planKeys, type Window } from './plan-keys.ts'

interface RequestKeysServices {
  database: Knex
  sealing: Sealing
  clock: Clock
  issuer: string
}

/**
 * Makes a request for the next key set. The request has the present keys that verifiers still need, and the
 * new keys of the plan. For a new key, takes a key of an earlier request that is in no key set. If there is
 * none, makes and seals a key.
 */
export async function requestKeys(needs: RequestKeysServices): Promise<KeyRequest> {
  const { database, sealing, clock, issuer } = needs
  const now = clock.now()
  const listed = (await readCurrentKeySet(database))?.keys ?? []
  const rows = await IssuerKeyRow.all(database)
  const stopped = rows.filter(({ stoppedAt }) => stoppedAt !== null).map(({ kid }) => kid)
  const lastExpiry = await readLastExpiries(database)

  const standing = { listed, stopped, lastExpiry, now }
  const kept = keepKeys(standing).map((window) => {
    const row = rows.find(({ kid }) => kid === window.kid)
    if (!row)
      throw new Error(`Key ${window.kid} is listed, but this server does not have its private key.`)
    return { ...window, row }
  })
  const unlisted = rows.filter(
    (row) => row.stoppedAt === null && !listed.some(({ kid }) => kid === row.kid),
  )
  const former = unlisted
    .filter(({ kid }) => lastExpiry.has(kid))
    .map((row) => ({ use: 'credential' as const, notBefore: row.createdAt, notAfter: now, row }))
  const spare = unlisted.filter(({ kid }) => !lastExpiry.has(kid))
  const added = []
  for (const window of planKeys(standing)) {
    const at = spare.findIndex(({ use }) => use === window.use)
    const [row = await addKey(needs, window.use)] = at < 0 ? [] : spare.splice(at, 1)
    added.push({ ...window, row })
  }
  const prove = async ({ use, notBefore, notAfter, row, ...window }: Planned) => {
    const message = keyMessage(issuer, use, row.point)
    const proof = await proveKey(await openPrivateKey(sealing, row), message)
    const compromisedAt = window.compromisedAt ?? null
    return { use, point: toBase64Url(row.point), notBefore, notAfter, compromisedAt, proof }
  }
  return {
    kind: 'keys',
    issuer,
    keys: await Promise.all([...kept, ...former, ...added].map(prove)),
  }
}

interface Planned extends Window {
  compromisedAt?: Date | null
  row: Pick<IssuerKeyRow, 'kid' | 'point' | 'sealedPrivateKey'>
}

async function addKey({ database, sealing, clock }: RequestKeysServices, use: KeyUse) {
  const key = await makeKey(sealing, use, clock.now())
  await IssuerKeyRow.record(database, key)
  return key
}

/** Returns, for each key, the expiry date of the last credential that it has signed. */
async function readLastExpiries(database: Knex): Promise<Map<string, Date>> {
  const rows = await IssuerKeyRow.lastExpiries(database)
  return new Map(rows.map(({ kid, last }) => [kid, new Date(endOfDay(last))]))
}
