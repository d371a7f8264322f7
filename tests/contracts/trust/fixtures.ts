import { fromHex, toBase64Url } from '#contracts/bytes.ts'
import type { Trust } from '#contracts/trust/calls.ts'
import type { IssuerKey } from '#contracts/trust/issuer-key.ts'
import { hashRoot, type NewKey, type NewKeySet, signKeySet } from '#contracts/trust/key-set.ts'
import { type Manifest, signManifest } from '#contracts/trust/manifest.ts'
import type { OfflineTrust } from '#contracts/trust/offline-trust.ts'
import { hashShard, markRevoked, packShard } from '#contracts/trust/shard.ts'
import { takeTrust } from '#contracts/trust/take-trust.ts'
import { liveWeeks } from '#contracts/trust/week.ts'
import {
  compressedPointOf,
  type FixedKey,
  importPrivateKey,
  ISSUER,
  ISSUER_KEYS,
  buildSigner,
  nameOf,
  NEXT_ROOT_KEY,
  NOW,
  ROOT_KEY,
  STATUS_KEY,
  STOPPED_KEY,
} from '#tests/contracts/presentation/fixtures.ts'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }

export const KEY_SET_ISSUED_AT = new Date('2026-05-20T00:00:00Z')
export const KEY_SET_EXPIRES_AT = new Date('2026-08-28T00:00:00Z')
/** The time of the frozen manifest, which is ten minutes old at `NOW`. */
export const MANIFEST_ISSUED_AT = new Date('2026-06-01T11:50:00Z')
/**
 * The number of the next week after `NOW`. The device passes of these fixtures end in this week.
 */
export const WEEK = liveWeeks(NOW)[1] ?? 0

interface KeySetChanges extends Partial<Omit<NewKeySet, 'keys' | 'rootPoint' | 'nextRootHash'>> {
  keys?: readonly IssuerKey[]
  root?: FixedKey
  next?: FixedKey
}

/** Signs a key set. By default, its claims are those of the frozen key set. */
export async function buildKeySet({
  keys = ISSUER_KEYS,
  root = ROOT_KEY,
  next = NEXT_ROOT_KEY,
  ...changes
}: KeySetChanges = {}): Promise<Uint8Array<ArrayBuffer>> {
  return signKeySet(await importPrivateKey(root), {
    issuer: ISSUER,
    issuedAt: KEY_SET_ISSUED_AT,
    expiresAt: KEY_SET_EXPIRES_AT,
    generation: 0,
    rootPoint: compressedPointOf(root),
    nextRootHash: hashRoot(compressedPointOf(next)),
    keys: keys.map(toNewKey),
    ...changes,
  })
}

export function toNewKey(key: IssuerKey): NewKey {
  return { ...key, point: compressedPointOf(key.point) }
}

export type ManifestChanges = Partial<Omit<Manifest, 'issuer' | 'kid'>> & {
  key?: FixedKey
  issuer?: string
}

/**
 * Signs a manifest. By default, its claims are those of the frozen manifest, but without any weeks.
 */
export async function buildManifest({
  key = STATUS_KEY,
  issuer = ISSUER,
  ...changes
}: ManifestChanges = {}): Promise<Uint8Array<ArrayBuffer>> {
  return signManifest(await buildSigner(key, issuer), {
    issuedAt: MANIFEST_ISSUED_AT,
    keySet: { generation: 0, issuedAt: KEY_SET_ISSUED_AT },
    weeks: new Map(),
    stopped: [nameOf(STOPPED_KEY)],
    ...changes,
  })
}

/** An answer of the server, with a function that returns the lists of the server. */
export interface Answering {
  answer: Trust
  readShard: (hash: string) => Promise<Uint8Array<ArrayBuffer>>
}

export interface AnswerChanges extends ManifestChanges {
  /**
   * The revoked status indices in the list of the second week. The list of the first week has none.
   */
  revoked?: readonly number[]
  keySets?: readonly Uint8Array[]
}

const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/**
 * Packs a list with these revoked indices. Each list is packed only once, because packing takes
 * time and most tests use the same lists.
 */
function packRevoked(revoked: readonly number[]): Promise<Uint8Array<ArrayBuffer>> {
  const name = revoked.join(' ')
  const made = packed.get(name) ?? packShard(markRevoked(0, revoked))
  packed.set(name, made)
  return made
}

/** Builds an answer of the server at `NOW`. Each of the two live weeks has one list. */
export async function buildAnswer({
  revoked = [],
  keySets,
  ...changes
}: AnswerChanges = {}): Promise<Answering> {
  const lists = [await packRevoked([]), await packRevoked(revoked)]
  const weeks = new Map(lists.map((list, at) => [WEEK - 1 + at, [hashShard(list)]]))
  const manifest = await buildManifest({ weeks, ...changes })
  return {
    answer: {
      keySets: (keySets ?? [fromHex(vectors.keySet)]).map(toBase64Url),
      manifest: toBase64Url(manifest),
    },
    readShard: (hash) => {
      const list = lists.find((one) => hashShard(one) === hash)
      return list ? Promise.resolve(list) : Promise.reject(new Error('No such list'))
    },
  }
}

/** The frozen answer. Its signatures exist already, so a test with this answer is fast. */
export const FROZEN: Answering = {
  answer: {
    keySets: [toBase64Url(fromHex(vectors.keySet))],
    manifest: toBase64Url(fromHex(vectors.manifest)),
  },
  readShard: (hash) => {
    const list = vectors.shards.find((one) => one.hash === hash)
    return list ? Promise.resolve(fromHex(list.packed)) : Promise.reject(new Error('No such list'))
  },
}

/** Returns the trust that a device stores after this answer. */
export async function holdAnswer(changes: AnswerChanges = {}): Promise<OfflineTrust> {
  const { answer, readShard } = await buildAnswer(changes)
  const issuedAt = changes.issuedAt ?? NOW
  // The device's clock shows the answer's time if that is later than `NOW`. Otherwise the device
  // would refuse an answer from the future.
  const now = issuedAt > NOW ? issuedAt : NOW
  return takeTrust(answer, { known: null, pin: null, now, readShard })
}
