import { equalBytes } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import type { Trust } from '#contracts/trust/calls.ts'
import type { KeySet } from '#contracts/trust/key-set.ts'
import type { OfflineTrust } from '#contracts/trust/offline-trust.ts'
import { formatPin } from '#contracts/trust/pin.ts'
import { hashShard } from '#contracts/trust/shard.ts'
import { takeTrust } from '#contracts/trust/take-trust.ts'
import type { KeptTrust } from './kept-trust.ts'
import { listFollowed } from './key-sets.ts'
import { choosePin, mayMeetAnotherRoot } from './root-pin.ts'

/** The stored data, and the trust that follows from its valid part. */
export interface Held {
  kept: KeptTrust
  trust: OfflineTrust | null
}

/**
 * The time at which stored data is checked, instead of the present time. With a slow clock, all stored data
 * would seem to be from the future.
 */
const END_OF_TIME = new Date(8.64e15)

/**
 * Drops invalid data and everything that depends on it. Key sets that do not follow from the pin are dropped
 * with the manifest. A manifest is dropped with its lists. A list is dropped alone. Data that was accepted
 * once stays, even if the clock is slow now.
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

/** Returns the trust after this response of the issuer. Throws a `MalformedError` for a bad response. */
export async function takeAnswer(
  answer: Trust,
  { kept, trust: known }: Held,
  { now, fetchList }: Taking,
): Promise<Held> {
  // Without a valid manifest, only the stored key sets prevent the device from accepting older key sets.
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

/** Returns the pin, and the key sets from the pin to `reached`. At a first contact, `reached` becomes the pin. */
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
