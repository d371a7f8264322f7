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
  /** The trust of the device before this response. Null at the first contact. */
  known: OfflineTrust | null
  /**
   * The root that the device trusts before it has a key set. Null when the device knows no root
   * yet.
   */
  pin: Pin | null
  now: Date
  /**
   * Reads the packed shard with this hash. Returns null when the shard is missing. The device then
   * knows nothing about the passes of this shard.
   */
  readShard: (hash: string) => Promise<Uint8Array | null>
  /** True only on a developer's machine. There, the root can change together with the data. */
  mayMeetAnotherRoot?: boolean
}

/**
 * Returns the keys and lists after this response of the issuer. Keeps the stored key set or manifest
 * if the response has an older one. Throws a `MalformedError` if the response has no trusted root, or
 * if the hash of a list differs from the manifest. The device then keeps what it has stored.
 */
export async function takeTrust(answer: Trust, taking: Taking): Promise<OfflineTrust> {
  const { known, readShard } = taking
  const keySet = await takeKeySet(answer, taking)
  const manifest = await takeManifest(answer, keySet, taking)
  // Empty shards are equal, and have one name.
  const names = new Set([...manifest.weeks.values()].flat())
  const shards = await Promise.all(
    [...names].map(async (name): Promise<[string, Uint8Array][]> => {
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
  // While the clock of the device was wrong, the device may have accepted a set from the future.
  // Such a set must not count as the newest set for ever.
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
 * Returns whether a new manifest must be at least as new as this manifest. A manifest that was
 * signed with a stolen key does not count. A manifest from the future does not count either,
 * because a wrong clock may have accepted it.
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
