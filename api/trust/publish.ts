import { createHash } from 'node:crypto'
import type { Knex } from 'knex'
import { CLOCK_TOLERANCE_MS } from '#contracts/time.ts'
import type { IssuerSigner, IssuerTrust } from '#contracts/trust/issuer-trust.ts'
import { type Manifest, openManifest, signManifest } from '#contracts/trust/manifest.ts'
import { hashShard, markRevoked, packShard, SHARD_BITS } from '#contracts/trust/shard.ts'
import { liveWeeks } from '#contracts/trust/week.ts'
import type { Clock } from '#api/clock.ts'
import { tryLock } from '#api/database/locks.ts'
import { requireSoundClock } from '#api/database/sound-clock.ts'
import { failpoint } from '#api/processes/failpoint.ts'
import type { IssuerKeys } from '#api/trust/keys/issuer-keys.ts'
import { readCurrentKeySet } from '#api/trust/keys/key-set-row.ts'
import { PassRow } from '#api/trust/passes/pass-row.ts'
import { PassWeekRow } from '#api/trust/passes/pass-week-row.ts'
import { StatusShardRow } from '#api/trust/passes/status-shard-row.ts'
import { ManifestRow } from './manifest-row.ts'

/**
 * The age at which an unchanged manifest is signed again. The time of the manifest shows how current the
 * lists are.
 */
const RESIGN_MS = 10 * 60_000
/** The time for which verifiers can still request a replaced list. */
const KEPT_MS = 24 * 3_600_000

export interface PublishingNeeds {
  database: Knex
  clock: Clock
  issuerKeys: IssuerKeys
}

/**
 * Updates the week lists. Signs a new manifest if the content has changed or the last manifest is ten minutes
 * old. Returns false if no manifest was due, or if another process is publishing.
 */
export async function publishTrust(needs: PublishingNeeds): Promise<boolean> {
  const { database, clock } = needs
  await requireSoundClock(database)
  // Reads the keys before the transaction, because the embedded database has only one connection.
  const signing = {
    trust: await needs.issuerKeys.trust(),
    signer: await needs.issuerKeys.signer('status'),
  }
  // With this isolation level, all counts are from the same moment.
  const isolationLevel = 'repeatable read'
  return database.transaction(
    async (trx) =>
      (await tryLock(trx, 'publishing')) ? publishInside(trx, signing, clock.now()) : false,
    { isolationLevel },
  )
}

interface Signing {
  trust: IssuerTrust
  signer: IssuerSigner
}

async function publishInside(trx: Knex, { trust, signer }: Signing, now: Date): Promise<boolean> {
  const keySet = await readCurrentKeySet(trx)
  if (!keySet) return false
  const last = await readLast(trx, trust, now)
  const issuedAt = new Date(Math.floor(now.getTime() / 1000) * 1000)
  // A manifest must have a later time than the last manifest, in whole seconds. If the last manifest has a
  // time in the future, nothing is published before this time has passed.
  if (last && last.issuedAt >= issuedAt) return false

  const weeks = await packWeeks(trx, now)
  const content = {
    keySet: { generation: keySet.generation, issuedAt: keySet.issuedAt },
    weeks,
    stopped: keySet.keys
      .filter(({ kid, use }) => use === 'pass' && trust.stopped.includes(kid))
      .map(({ kid }) => kid),
  }
  const isOld = !last || issuedAt.getTime() - last.issuedAt.getTime() >= RESIGN_MS
  if (!isOld && isSame(last, content)) return false

  failpoint('trust.before_manifest')
  const bytes = Buffer.from(await signManifest(signer, { issuedAt, ...content }))
  const etag = `"${createHash('sha256').update(bytes).digest('base64url')}"`
  await ManifestRow.record(trx, { issuedAt, etag, bytes })
  return true
}

/** Returns the last manifest, if a verifier would accept it now. */
async function readLast(trx: Knex, trust: IssuerTrust, now: Date) {
  const notAfter = new Date(now.getTime() + CLOCK_TOLERANCE_MS)
  const row = await ManifestRow.latest(trx, { notAfter })
  return row ? openManifest(row.bytes, trust) : null
}

type Content = Pick<Manifest, 'keySet' | 'weeks' | 'stopped'>

function isSame(last: Content, next: Content): boolean {
  return describe(last) === describe(next)
}

function describe({ keySet: { generation, issuedAt }, weeks, stopped }: Content): string {
  return JSON.stringify([generation, issuedAt, [...weeks], stopped.toSorted()])
}

/**
 * Returns the hashes of all shards by week, for the weeks in which valid passes can end. Packs a shard again
 * when the number of its revoked passes has changed.
 */
async function packWeeks(trx: Knex, now: Date): Promise<Map<number, string[]>> {
  const weeks = liveWeeks(now)
  const [given, revoked, current] = [
    await PassWeekRow.inWeeks(trx, weeks),
    await PassRow.countRevoked(trx, weeks, now),
    await StatusShardRow.current(trx, weeks),
  ]
  const names = new Map<number, string[]>()
  for (const week of weeks) {
    const next = given.find((row) => row.week === week)?.next ?? 0
    const shards = Math.max(1, Math.ceil(next / SHARD_BITS))
    const ofWeek: string[] = []
    for (let shard = 0; shard < shards; shard++) {
      const isThis = (row: { week: number; shard: number }) =>
        row.week === week && row.shard === shard
      const count = revoked.find(isThis)?.revoked ?? 0
      const packed = current.find(isThis)
      ofWeek.push(
        packed?.bitsSet === count ? packed.hash : await replaceShard(trx, week, shard, now),
      )
    }
    names.set(week, ofWeek)
  }
  return names
}

async function replaceShard(trx: Knex, week: number, shard: number, madeAt: Date): Promise<string> {
  const revoked = await PassRow.revokedIn(trx, { week, shard }, madeAt)
  const bytes = Buffer.from(await packShard(markRevoked(shard, revoked)))
  const hash = hashShard(bytes)
  await StatusShardRow.replace(trx, {
    hash,
    week,
    shard,
    bitsSet: revoked.length,
    bytes,
    madeAt,
  })
  return hash
}

/** Deletes the rows of past weeks, and the lists that were replaced more than a day ago. */
export async function pruneTrust({ database, clock }: PublishingNeeds): Promise<void> {
  const now = clock.now()
  const [first = 0] = liveWeeks(now)
  const before = new Date(now.getTime() - KEPT_MS)
  await PassRow.deleteBefore(database, first)
  await PassWeekRow.deleteBefore(database, first)
  await StatusShardRow.deleteBefore(database, first)
  await StatusShardRow.deleteReplaced(database, before)
  await ManifestRow.deleteIssued(database, before)
}
