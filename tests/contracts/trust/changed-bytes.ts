import { concatBytes } from '#contracts/bytes.ts'

interface Changed {
  name: string
  bytes: Uint8Array
}

/**
 * Yields changed bytes: with each single bit flipped, shortened to each length, and with one byte
 * more.
 */
export function* changeBytes(bytes: Uint8Array): Generator<Changed> {
  for (let bit = 0; bit < 8 * bytes.length; bit++) {
    const changed = bytes.slice()
    changed[bit >> 3] = (changed[bit >> 3] ?? 0) ^ (1 << (bit & 7))
    yield { name: `bit ${String(bit & 7)} of byte ${String(bit >> 3)}`, bytes: changed }
  }
  for (let length = 0; length < bytes.length; length++) {
    yield { name: `cut to ${String(length)} bytes`, bytes: bytes.subarray(0, length) }
  }
  yield { name: 'a byte more', bytes: concatBytes(bytes, Uint8Array.of(0)) }
}

/**
 * Tries all changes. Returns the names of those that `read` has accepted, and the number of
 * changes.
 */
export async function findTaken(
  changes: Iterable<Changed>,
  read: (bytes: Uint8Array) => Promise<unknown>,
): Promise<{ tried: number; taken: string[] }> {
  const taken: string[] = []
  let tried = 0
  for (const { name, bytes } of changes) {
    tried += 1
    const value = await read(bytes).catch(() => null)
    if (value !== null) taken.push(name)
  }
  return { tried, taken }
}
