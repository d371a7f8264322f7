import { keccak_256 } from '@noble/hashes/sha3.js'
import { equalBytes } from '#contracts/bytes.ts'
import { MalformedError } from '#contracts/encoding/malformed.ts'
import { decodeRlp, requireBytes, type RlpItem } from './rlp.ts'

const HASH_BYTES = 32
const BRANCH_ITEMS = 17
const PATH_ITEMS = 2

/**
 * Returns the value of a key in the Merkle-Patricia trie with this root. Returns null when the
 * nodes prove that the key has no value. `nodes` begins with the root node, as in the result of
 * `eth_getProof`. Throws a `MalformedError` for a missing, changed or unneeded node. If it ignored
 * unneeded nodes, anybody could add nodes to a valid proof. As in all tries of Ethereum, the hash of
 * the key is the path in the trie.
 */
export function findInTrie(
  root: Uint8Array,
  key: Uint8Array,
  nodes: readonly Uint8Array[],
): Uint8Array | null {
  const path = toNibbles(keccak_256(key))
  let reference: RlpItem = root
  let at = 0
  let used = 0

  function follow(): RlpItem[] {
    if (Array.isArray(reference)) return reference
    const node = nodes[used]
    if (!node || !equalBytes(keccak_256(node), requireBytes(reference, HASH_BYTES))) {
      throw new MalformedError('a node that does not belong to the proof')
    }
    used += 1
    const items = decodeRlp(node)
    if (!Array.isArray(items)) throw new MalformedError('a node that is no list')
    return items
  }

  function end(value: Uint8Array | null): Uint8Array | null {
    if (used !== nodes.length) throw new MalformedError('a node that the proof does not need')
    return value
  }

  for (;;) {
    const items = follow()
    if (items.length === BRANCH_ITEMS) {
      const nibble = path[at]
      const child: RlpItem | undefined = nibble === undefined ? undefined : items[nibble]
      if (child === undefined) throw new MalformedError('a branch below the end of the key')
      if (child.length === 0) return end(null)
      at += 1
      reference = child
    } else if (items.length === PATH_ITEMS) {
      const { isLeaf, nibbles } = readPath(requireBytes(items[0]))
      const isOnPath = nibbles.every((nibble, index) => nibble === path[at + index])
      if (!isOnPath) return end(null)
      at += nibbles.length
      if (isLeaf) {
        if (at !== path.length) throw new MalformedError('a leaf above the end of the key')
        return end(requireBytes(items[1]))
      }
      if (nibbles.length === 0) throw new MalformedError('an extension of nothing')
      reference = items[1] ?? []
    } else {
      throw new MalformedError('a node of a foreign shape')
    }
  }
}

/**
 * Reads the hex-prefix encoding. The first nibble says whether the node is a leaf, and whether the number of
 * nibbles is odd.
 */
function readPath(bytes: Uint8Array): { isLeaf: boolean; nibbles: number[] } {
  const [flag = 4, second, ...rest] = toNibbles(bytes)
  const isOdd = (flag & 1) === 1
  if (flag > 3 || second === undefined || (!isOdd && second !== 0)) {
    throw new MalformedError('a path that is none')
  }
  return { isLeaf: flag >= 2, nibbles: isOdd ? [second, ...rest] : rest }
}

function toNibbles(bytes: Uint8Array): number[] {
  return Array.from(bytes).flatMap((byte) => [byte >> 4, byte & 15])
}
