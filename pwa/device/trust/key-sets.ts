import { fromBase64Url } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { type KeySet, readKeySet } from '#contracts/trust/key-set.ts'
import { followKeySets, type Pin } from '#contracts/trust/pin.ts'

interface Followed {
  text: string
  set: KeySet
}

/**
 * Returns the key sets that lead from the pinned root to the newest root. Contains only the newest
 * key set of each root.
 */
export async function listFollowed(
  pin: Pin,
  texts: readonly string[],
  now: Date,
): Promise<Followed[]> {
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
