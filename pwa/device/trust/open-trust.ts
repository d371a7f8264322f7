import { equalBytes, fromBase64Url } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import type { Trust } from '#contracts/trust/calls.ts'
import { type KeySet, readKeySet } from '#contracts/trust/key-set.ts'
import type { OfflineTrust } from '#contracts/trust/offline-trust.ts'
import { formatPin, followKeySets, type Pin } from '#contracts/trust/pin.ts'
import { hashShard } from '#contracts/trust/shard.ts'
import { takeTrust } from '#contracts/trust/take-trust.ts'
import type { KeptTrust } from './kept-trust.ts'
import { choosePin, mayMeetAnotherRoot } from './root-pin.ts'

interface Followed {
  text: string
  set: KeySet
}

/** The stored data of the issuer, and its valid part (`trust`), which a verification uses. */
export interface Held {
  kept: KeptTrust
  trust: OfflineTrust | null
}

/**
 * The time by which stored data is checked. The device's clock may be slow, and stored data would
 * then seem to be from the future. At the end of time, no data is from the future.
 */
const END_OF_TIME = new Date(8.64e15)

/**
 * Checks the stored data. Drops all that is invalid or that depends on invalid data. Key sets that
 * do not follow from the pinned root are dropped together with the manifest. A manifest is dropped
 * together with its lists. A list is dropped alone. Accepted data stays valid, even if the clock is
 * slow now. Otherwise a device with a slow clock would have no keys and no revocations.
 */
export async function openKept(kept: KeptTrust): Promise<Held> {
  const now = END_OF_TIME
  const pin = choosePin(kept.pin)
  const followed = pin ? await listFollowed(pin, kept.keySets, now) : []
  const keySets = followed.map(({ text }) => text)
  const lists = new Map([...kept.lists].filter(([name, packed]) => hashShard(packed) === name))
  const sound = { ...kept, keySets, lists }
  const { manifest } = kept
  if (manifest === null || keySets.length === 0) return { kept: sound, trust: null }
  try {
    const readShard = (name: string) => Promise.resolve(lists.get(name) ?? null)
    const trust = await takeTrust({ keySets, manifest }, { known: null, pin, now, readShard })
    return { kept: sound, trust }
  } catch (error) {
    if (!(error instanceof MalformedError)) throw error
    return { kept: sound, trust: null }
  }
}

interface Taking {
  now: Date
  /** Fetches the packed list with this name from the issuer. */
  fetchList: (name: string) => Promise<Uint8Array>
}

/**
 * Returns the data after this response of the issuer. Throws a `MalformedError` for an invalid
 * response.
 */
export async function takeAnswer(
  answer: Trust,
  { kept, trust: known }: Held,
  { now, fetchList }: Taking,
): Promise<Held> {
  // The stored key sets are checked together with the offered key sets, so that the device never
  // goes back to an older key set. If there is a valid manifest, `known` already prevents this.
  const floor = known || mayMeetAnotherRoot() ? [] : kept.keySets
  const offered = [...floor, ...answer.keySets]
  const lists = new Map<string, Uint8Array>()
  const readShard = async (name: string) => {
    const packed = kept.lists.get(name) ?? (await fetchList(name))
    lists.set(name, packed)
    return packed
  }
  const trust = await takeTrust(
    { keySets: offered, manifest: answer.manifest },
    { known, pin: choosePin(kept.pin), now, readShard, mayMeetAnotherRoot: mayMeetAnotherRoot() },
  )
  for (const name of trust.shards.keys()) {
    const packed = lists.get(name) ?? kept.lists.get(name)
    if (packed) lists.set(name, packed)
  }
  const manifest = trust.manifest === known?.manifest ? kept.manifest : answer.manifest
  const roots = await findRoots(trust.keySet, kept.pin, [...kept.keySets, ...offered], now)
  return { trust, kept: { ...roots, manifest, lists } }
}

/**
 * Returns the pinned root, and the key sets that lead from it to `reached`. The first time,
 * `reached` itself becomes the pinned root.
 */
async function findRoots(
  reached: KeySet,
  keptPin: string | null,
  offered: readonly string[],
  now: Date,
): Promise<Pick<KeptTrust, 'pin' | 'keySets'>> {
  const pin = choosePin(keptPin)
  const followed = pin ? await listFollowed(pin, offered, now) : []
  if (pin && followed.some(({ set }) => isSame(set, reached))) {
    return { pin: formatPin(pin), keySets: followed.map(({ text }) => text) }
  }
  const met = await listFollowed(reached, offered, now)
  return { pin: formatPin(reached), keySets: met.map(({ text }) => text) }
}

function isSame(one: KeySet, other: KeySet): boolean {
  return (
    equalBytes(one.rootPoint, other.rootPoint) &&
    one.issuedAt.getTime() === other.issuedAt.getTime()
  )
}

/**
 * Returns the key sets that lead from the pinned root to the newest root. Contains only the newest
 * key set of each root.
 */
async function listFollowed(pin: Pin, texts: readonly string[], now: Date): Promise<Followed[]> {
  const read = await Promise.all(texts.map(readSound))
  const sound = read.filter((one) => one !== null)
  const sets = sound.map(({ set }) => set)
  return sound.filter(({ set }) => {
    const until = sets.filter(({ generation }) => generation <= set.generation)
    return followKeySets({ pin, keySet: null }, until, now) === set
  })
}

async function readSound(text: string): Promise<Followed | null> {
  try {
    const set = await readKeySet(fromBase64Url(text))
    return set && { text, set }
  } catch (error) {
    if (error instanceof MalformedError || error instanceof RangeError) return null
    throw error
  }
}
