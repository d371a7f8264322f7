import type { Knex } from 'knex'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { MINTED_LIFE_MS, PASS_LIFE_MS } from '#contracts/presentation/pass.ts'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'
import { type Manifest, openManifest } from '#contracts/trust/manifest.ts'
import { isRevokedIn, openShard, SHARD_BITS } from '#contracts/trust/shard.ts'
import { WEEK_MS } from '#contracts/trust/week.ts'
import type { Check, Fault } from '#api/database/check.ts'
import { readStoredTrust } from '#api/trust/keys/check-keys.ts'
import { ManifestRow } from '#api/trust/manifest-row.ts'
import { PassRow } from './pass-row.ts'
import { PassWeekRow } from './pass-week-row.ts'
import { StatusShardRow } from './status-shard-row.ts'

/**
 * Checks that the lists refuse every pass that verifiers must refuse. Also checks that the lists agree with
 * the rows.
 */
export async function* checkPasses({ database }: { database: Knex }): Check {
  for (const { credentialId, week, statusIndex } of await findUnmarked(database)) {
    const fault = `${credentialId} is revoked or in doubt, but the bit of this pass is not set`
    yield { subject: nameOf({ week, statusIndex }), fault }
  }
  for (const pass of await findBeyond(database)) {
    yield { subject: nameOf(pass), fault: 'its place was never assigned' }
  }
  for (const pass of await findMisplaced(database)) {
    yield { subject: nameOf(pass), fault: 'a pass with its creation time cannot end in its week' }
  }
  yield* checkShards(database)
  yield* checkManifest(database)
  return { checked: await PassRow.query(database).resultSize() }
}

/** Returns the name of a pass for the output of fsck. */
export function nameOf({ week, statusIndex }: Pick<PassRow, 'week' | 'statusIndex'>): string {
  return `Pass ${String(week)}/${String(statusIndex)}`
}

/**
 * Finds passes without `revokedAt` whose credential is revoked or in doubt (`doubtedAt`). `checkDevices`
 * finds the passes of ended devices.
 */
function findUnmarked(database: Knex) {
  return PassRow.query(database)
    .join('visa_credentials as credential', 'credential.credentialId', 'passes.credentialId')
    .select('passes.*')
    .whereNull('passes.revokedAt')
    .where((ended) =>
      ended.where('credential.isRevoked', true).orWhereNotNull('credential.doubtedAt'),
    )
    .orderBy(['passes.week', 'passes.statusIndex'])
}

/**
 * Finds passes with an impossible index in the week list. Only an index after the last shard is certainly
 * wrong, because the indices within a shard are in a random order.
 */
async function findBeyond(database: Knex): Promise<PassRow[]> {
  const weeks = await PassWeekRow.query(database)
  const beyond = await Promise.all(
    weeks.map(({ week, next }) =>
      PassRow.query(database)
        .where({ week })
        .where('statusIndex', '>=', Math.ceil(next / SHARD_BITS) * SHARD_BITS),
    ),
  )
  const known = weeks.map(({ week }) => week)
  return [...beyond.flat(), ...(await PassRow.query(database).whereNotIn('week', known))]
}

/**
 * Finds passes in the wrong week. A row is made together with its first pass. A pass of a device ends after a
 * week, or with its credential. A minted code ends within a day.
 */
function findMisplaced(database: Knex) {
  const weekOf = (time: string) => `floor(extract(epoch from ${time}) * 1000 / :weekMs)`
  const end = `least(
    passes.created_at + (case when device_id is null then :mintedLife else :life end)::interval,
    (expiry_date + 1)::timestamp at time zone 'UTC')`
  const earliest = `case when device_id is null then passes.created_at else ${end} end`
  return PassRow.query(database)
    .join('visa_credentials as credential', 'credential.credentialId', 'passes.credentialId')
    .select('passes.*')
    .whereRaw(
      `passes.week not between ${weekOf(`${earliest} - :tolerance::interval`)}
                           and ${weekOf(`${end} + :tolerance::interval`)}`,
      {
        weekMs: WEEK_MS,
        life: `${String(PASS_LIFE_MS)} milliseconds`,
        mintedLife: `${String(MINTED_LIFE_MS)} milliseconds`,
        tolerance: `${String(CLOCK_TOLERANCE_MS)} milliseconds`,
      },
    )
    .orderBy(['passes.week', 'passes.statusIndex'])
}

async function* checkShards(database: Knex): AsyncGenerator<Fault> {
  for (const row of await StatusShardRow.query(database).whereNull('replacedAt')) {
    const { week, shard, bitsSet, hash, bytes, madeAt } = row
    const subject = `List ${String(week)}/${String(shard)}`
    const bits = await tryOpenShard(bytes, hash)
    if (!bits) {
      yield { subject, fault: 'its content does not match its name' }
      continue
    }
    // The process that made the list may have a clock that is ahead of this clock.
    const now = new Date(Math.max(madeAt.getTime(), Date.now()))
    const revoked = await PassRow.revokedIn(database, { week, shard }, now)
    const marked = revoked.filter((index) => isRevokedIn(bits, index))
    const set = bits.reduce((sum, byte) => sum + countBits(byte), 0)
    if (set !== bitsSet)
      yield { subject, fault: 'its number of set bits does not match the stored number' }
    if (set > marked.length)
      yield { subject, fault: 'it revokes passes that are not revoked in the database' }
    // A list with another count than the rows is only slightly old. It is replaced within seconds.
    if (set === revoked.length && marked.length < revoked.length) {
      yield { subject, fault: 'passes that are revoked in the database are missing from it' }
    }
  }
}

async function tryOpenShard(bytes: Uint8Array, hash: string): Promise<Uint8Array | null> {
  try {
    return await openShard(bytes, hash)
  } catch (error) {
    if (error instanceof MalformedError) return null
    throw error
  }
}

function countBits(byte: number): number {
  let set = 0
  for (let left = byte; left > 0; left >>= 1) set += left & 1
  return set
}

async function* checkManifest(database: Knex): AsyncGenerator<Fault> {
  const notAfter = new Date(Date.now() + CLOCK_TOLERANCE_MS)
  const row = await ManifestRow.latest(database, { notAfter })
  if (!row) return
  const subject = `Manifest of ${row.issuedAt.toISOString()}`
  const manifest = await tryOpenManifest(database, row.bytes)
  if (!manifest) {
    yield { subject, fault: 'its signature does not verify' }
    return
  }
  if (manifest.issuedAt.getTime() !== row.issuedAt.getTime()) {
    yield { subject, fault: 'it is stored with a wrong time' }
  }
  for (const name of new Set([...manifest.weeks.values()].flat())) {
    const shard = await StatusShardRow.named(database, name)
    if (!shard) yield { subject, fault: `it names the list ${name}, which is not stored` }
  }
}

async function tryOpenManifest(database: Knex, bytes: Uint8Array): Promise<Manifest | null> {
  try {
    return await openManifest(bytes, await readStoredTrust(database))
  } catch (error) {
    if (error instanceof MalformedError) return null
    throw error
  }
}
