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
/** The frozen manifest is ten minutes old at `NOW`. */
export const MANIFEST_ISSUED_AT = new Date('2026-06-01T11:50:00Z')
/** The week that begins in the days after `NOW`. The fixtures' device passes end in it. */
export const WEEK = liveWeeks(NOW)[1] ?? 0

interface KeySetChanges extends Partial<Omit<NewKeySet, 'keys' | 'rootPoint' | 'nextRootHash'>> {
  keys?: readonly IssuerKey[]
  root?: FixedKey
  next?: FixedKey
}

/** A signed key set. Without changes it is the frozen one. */
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

/** A signed manifest. Without changes it is the frozen one, except for its weeks. */
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

/** The server's answer, and the lists that it has. */
export interface Answering {
  answer: Trust
  readShard: (hash: string) => Promise<Uint8Array<ArrayBuffer>>
}

export interface AnswerChanges extends ManifestChanges {
  /** The revoked status indices of the second week. The first week has none. */
  revoked?: readonly number[]
  keySets?: readonly Uint8Array[]
}

const packed = new Map<string, Promise<Uint8Array<ArrayBuffer>>>()

/** Each list is packed once, because packing takes time and most lists here are equal. */
function packRevoked(revoked: readonly number[]): Promise<Uint8Array<ArrayBuffer>> {
  const name = revoked.join(' ')
  const made = packed.get(name) ?? packShard(markRevoked(0, revoked))
  packed.set(name, made)
  return made
}

/** An answer of the server at `NOW`, with one list for each of the two live weeks. */
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

/** The frozen answer. No new signature is needed for it. */
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

/** The trust on a device after this answer. */
export async function holdAnswer(changes: AnswerChanges = {}): Promise<OfflineTrust> {
  const { answer, readShard } = await buildAnswer(changes)
  const issuedAt = changes.issuedAt ?? NOW
  // A device accepts a list from the future if its own clock is ahead.
  const now = issuedAt > NOW ? issuedAt : NOW
  return takeTrust(answer, { known: null, pin: null, now, readShard })
}
