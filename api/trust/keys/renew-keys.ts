import type { Knex } from 'knex'
import { equalBytes, fromBase64Url } from '#contracts/bytes.ts'
import { DAY_MS } from '#contracts/time.ts'
import type { KeySet } from '#contracts/trust/key-set.ts'
import type { Clock } from '#api/clock.ts'
import { takeLock } from '#api/database/locks.ts'
import { requireSoundClock } from '#api/database/sound-clock.ts'
import type { Env } from '#api/settings/env.ts'
import { type Sealing } from '#api/trust/sealing.ts'
import { importKeySet } from './import-key-set.ts'
import { IssuerKeyRow } from './issuer-key-row.ts'
import { readRequestedKeys } from './key-request.ts'
import { usableKeys } from './issuer-keys.ts'
import { KeySetRow, readCurrentKeySet } from './key-set-row.ts'
import { requestKeys } from './request-keys.ts'
import { openRoots } from './root-file.ts'
import { signKeys } from './sign-keys.ts'

const RENEW_BEFORE_MS = 70 * DAY_MS

interface RenewKeysServices {
  env: Env
  database: Knex
  sealing: Sealing
  clock: Clock
}

/**
 * Renews the keys outside production, where nobody holds a ceremony. If no key set is valid or a new set is
 * due, requests a set, signs it and imports it. Returns whether a set was imported.
 * Throws `CLOCKS_DIFFER` when a set is due and the date is in doubt.
 */
export async function renewKeys(needs: RenewKeysServices): Promise<boolean> {
  const { env, database, clock } = needs
  if (env.rootKey || !(await isDue(needs))) return false
  await requireSoundClock(database)
  return database.transaction(async (trx) => {
    await takeLock(trx, 'keys')
    // Another process may have renewed the keys meanwhile.
    const inside = { ...needs, database: trx, issuer: env.issuer }
    if (!(await isDue(inside))) return false
    const signing = await openRoots(env.dataDir)
    const current = await readCurrentKeySet(trx)
    const isOurs = current && equalBytes(current.rootPoint, fromBase64Url(signing.root.point))
    // This database is from another machine. Its key sets are deleted, because this machine has only its own
    // root for signatures.
    if (current && !isOurs) await KeySetRow.forgetAll(trx)
    const keys = await readRequestedKeys(await requestKeys(inside))
    const bytes = await signKeys(signing, { issuer: env.issuer, keys }, clock.now())
    const onCompromised = () => Promise.resolve()
    await importKeySet({ ...inside, pin: undefined, onCompromised }, bytes)
    return true
  })
}

async function isDue({
  database,
  clock,
}: Pick<RenewKeysServices, 'database' | 'clock'>): Promise<boolean> {
  const now = clock.now()
  const current = await readCurrentKeySet(database)
  if (!current || current.expiresAt.getTime() - now.getTime() < RENEW_BEFORE_MS) return true
  return !hasStandbys(current, await readStopped(database), now)
}

function hasStandbys({ keys }: KeySet, stopped: readonly string[], now: Date): boolean {
  const count = (use: 'credential' | 'pass' | 'status') =>
    usableKeys(keys, { use, stopped, now }).length
  return count('pass') > 1 && count('status') > 1 && count('credential') > 0
}

async function readStopped(database: Knex): Promise<string[]> {
  const rows = await IssuerKeyRow.all(database)
  return rows.filter(({ stoppedAt }) => stoppedAt !== null).map(({ kid }) => kid)
}
