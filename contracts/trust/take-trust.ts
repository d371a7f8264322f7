import { equalBytes, fromBase64Url } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { isAhead } from '#contracts/time.ts'
import type { Trust } from './calls.ts'
import type { IssuerKey } from './issuer-key.ts'
import { type KeySet, readKeySet } from './key-set.ts'
import { type Manifest, openManifest } from './manifest.ts'
import type { OfflineTrust } from './offline-trust.ts'
import { followKeySets, type Pin } from './pin.ts'
import { openShard } from './shard.ts'

interface Taking {
  /** The trust of the device before this answer; null at the start. */
  known: OfflineTrust | null
  /** The root to trust until a key set is known; null at a first contact. */
  pin: Pin | null
  now: Date
  /**
   * Reads the packed shard with this hash. Null leaves the shard out: then nothing is known about its
   * passes.
   */
  readShard: (hash: string) => Promise<Uint8Array | null>
  /** For a developer's machine, where the root changes with the data. */
  mayMeetAnotherRoot?: boolean
}

/**
 * The trust after this answer of the issuer, or the former trust when the answer is not newer. Throws a
 * `MalformedError` for an answer without a trusted root, or with lists other than those that it names. The
 * former trust then stays.
 */
export async function takeTrust(answer: Trust, taking: Taking): Promise<OfflineTrust> {
  const { known, readShard } = taking
  const keySet = await takeKeySet(answer, taking)
  const manifest = await takeManifest(answer, keySet, taking)
  const names = [...manifest.weeks.values()].flat()
  const shards = await Promise.all(
    names.map(async (name): Promise<[string, Uint8Array][]> => {
      const held = known?.shards.get(name)
      if (held) return [[name, held]]
      const packed = await readShard(name)
      return packed ? [[name, await openShard(packed, name)]] : []
    }),
  )
  return { keySet, manifest, shards: new Map(shards.flat()) }
}

async function takeKeySet(
  { keySets }: Trust,
  { known, pin, now, mayMeetAnotherRoot = false }: Taking,
): Promise<KeySet> {
  const read = await Promise.all(keySets.map((bytes) => readKeySet(readText(bytes))))
  const sets = read.filter((set) => set !== null)
  const held = known?.keySet ?? null
  // A set that a clock ahead of the time accepted would stay the newest for ever.
  const floor = held && !isAhead(held.issuedAt, now) ? held : null
  const next = followKeySets({ pin: held ?? pin, keySet: floor }, sets, now)
  if (next) return next
  if (held && sets.some(({ rootPoint }) => equalBytes(rootPoint, held.rootPoint))) return held
  const met = mayMeetAnotherRoot ? followKeySets({ pin: null, keySet: null }, sets, now) : null
  if (!met) throw new MalformedError('a key set of a root that is unknown here')
  return met
}

async function takeManifest(
  answer: Trust,
  { issuer, keys }: KeySet,
  { known, now }: Taking,
): Promise<Manifest> {
  const trust = { issuer, keys, stopped: [] }
  const received = await openManifest(readText(answer.manifest), trust)
  if (!received) throw new MalformedError('a manifest that no key of the issuer signed')
  if (isAhead(received.issuedAt, now)) {
    throw new MalformedError('a manifest from the future by this clock')
  }
  return known && isFloor(known.manifest, keys, now) && known.manifest.issuedAt > received.issuedAt
    ? known.manifest
    : received
}

/**
 * A manifest by a stolen key, or one that a clock ahead of the time accepted, does not block the present
 * one.
 */
function isFloor({ kid, issuedAt }: Manifest, keys: readonly IssuerKey[], now: Date): boolean {
  return keys.some((key) => key.kid === kid && !key.compromisedAt) && !isAhead(issuedAt, now)
}

function readText(text: string): Uint8Array<ArrayBuffer> {
  try {
    return fromBase64Url(text)
  } catch (cause) {
    throw new MalformedError('not base64url', { cause })
  }
}
