import type { Knex } from 'knex'
import { CLOCK_TOLERANCE_MS, DAY_MS } from '#contracts/time.ts'
import type { Alarms } from '#api/audit/alarms.ts'
import type { Clock } from '#api/clock.ts'
import { readCurrentKeySet } from '#api/trust/keys/key-set-row.ts'
import { ManifestRow } from './manifest-row.ts'
import { type RestoreSign, RestoreSignRow } from './restore-sign-row.ts'

export const TRUST_ALARMS = [
  'keys_end',
  'certificates_end',
  'lists_old',
  'forged_pass',
  'rows_lost',
] as const
export type TrustAlarm = (typeof TRUST_ALARMS)[number]

/** The time between the alarm and the end of a key set. People need some days to arrange a ceremony. */
const CEREMONY_MS = 30 * DAY_MS
/**
 * The age of the last manifest at which the alarm is raised. At this age, two later manifests are missing.
 */
const LISTS_OLD_MS = 20 * 60_000

interface WatchTrustServices {
  database: Knex
  clock: Clock
  trustAlarms: Alarms<TrustAlarm>
}

/** Raises alarms about faults of keys and lists, before verifiers notice these faults. */
export async function watchTrust({
  database,
  clock,
  trustAlarms,
}: WatchTrustServices): Promise<void> {
  const now = clock.now()
  const endsAt = (await readCurrentKeySet(database))?.expiresAt
  if (endsAt && endsAt.getTime() - now.getTime() > CEREMONY_MS) trustAlarms.clear('keys_end')
  else {
    const when = endsAt ? `ends on ${endsAt.toISOString().slice(0, 10)}` : 'is missing'
    const message = `The key set ${when}. Hold a ceremony, as docs/operations.md says under Keys.`
    trustAlarms.raise('keys_end', message)
  }

  const notAfter = new Date(now.getTime() + CLOCK_TOLERANCE_MS)
  const issuedAt = (await ManifestRow.latest(database, { notAfter }))?.issuedAt
  if (issuedAt && now.getTime() - issuedAt.getTime() < LISTS_OLD_MS) trustAlarms.clear('lists_old')
  else {
    const since = issuedAt ? `since ${issuedAt.toISOString()}` : 'yet'
    const message = `No list for verifiers was signed ${since}. The log says why. A day later, offline verifiers say "not checked".`
    trustAlarms.raise('lists_old', message)
  }
  await watchWholeness(database, trustAlarms)
}

const SIGNS: Record<RestoreSign, string> = {
  chain: 'one of our accounts has sent more transactions than are stored here',
  sync: 'a phone has read more entries of its log than are stored here',
}

async function watchWholeness(database: Knex, trustAlarms: WatchTrustServices['trustAlarms']) {
  const signs = await RestoreSignRow.all(database)
  if (signs.length === 0) {
    trustAlarms.clear('rows_lost')
    return
  }
  const seen = signs.map(({ sign }) => SIGNS[sign]).join(', and ')
  const theft = signs.some(({ sign }) => sign === 'chain')
    ? ' If it was not restored, somebody else has the key of that account: withdraw the role of the account first.'
    : ''
  trustAlarms.raise(
    'rows_lost',
    `No passes are issued: ${seen}. If this database was restored from a backup, run: npm run visa -- database after-restore.${theft}`,
  )
}
