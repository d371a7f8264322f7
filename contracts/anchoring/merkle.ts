import { keccak_256 } from '@noble/hashes/sha3.js'
import { compareBytes, concatBytes, equalBytes } from '#contracts/bytes.ts'
import { ANCHOR_HASH_BYTES } from './anchor-hash.ts'
import { PROOF_DEPTH_MAX } from './anchor-proof.ts'

/**
 * The number of leaves in one word of the contract's bitmaps. A revocation changes only one word.
 */
export const LEAVES_PER_WORD = 256

const ABI_WORD_BYTES = 32

interface MerkleTree {
  root: Uint8Array
  /** The siblings from the leaf to the root, one per level. `rootOf` and the contract expect this order. */
  proof: (index: number) => Uint8Array[]
}

/**
 * Builds the tree of a batch. The index of a leaf is the position of its anchor hash in the array.
 * The tree is equal to OpenZeppelin's `StandardMerkleTree` over `(uint256 index, bytes32
 * anchorHash)`. This is a binary heap. Its last nodes are the leaves, sorted and in reverse order.
 */
export function merkleTree(anchorHashes: readonly Uint8Array[]): MerkleTree {
  if (anchorHashes.length === 0) throw new RangeError('A batch holds at least one anchor hash')
  const leaves = anchorHashes
    .map((anchorHash, index) => ({ index, hash: leafHash(index, anchorHash) }))
    .sort((one, other) => compareBytes(one.hash, other.hash))

  const nodes = new Array<Uint8Array>(2 * leaves.length - 1)
  const nodeOfIndex = new Map<number, number>()
  leaves.forEach(({ index, hash }, rank) => {
    nodes[nodes.length - 1 - rank] = hash
    nodeOfIndex.set(index, nodes.length - 1 - rank)
  })
  for (let at = leaves.length - 2; at >= 0; at--) {
    nodes[at] = pairHash(nodeAt(nodes, 2 * at + 1), nodeAt(nodes, 2 * at + 2))
  }

  return {
    root: nodeAt(nodes, 0),
    proof(index) {
      const leaf = nodeOfIndex.get(index)
      if (leaf === undefined) throw new RangeError(`The batch has no index ${String(index)}`)
      return siblingsOf(nodes, leaf)
    },
  }
}

/**
 * Computes the root from a proof. If it is equal to the root of the batch, the leaf is in the
 * batch.
 */
export function rootOf(
  index: number,
  anchorHash: Uint8Array,
  siblings: readonly Uint8Array[],
): Uint8Array {
  if (siblings.length > PROOF_DEPTH_MAX) throw new RangeError('The proof is too long')
  return siblings.reduce(pairHash, leafHash(index, anchorHash))
}

export function isInBatch(
  root: Uint8Array,
  index: number,
  anchorHash: Uint8Array,
  siblings: readonly Uint8Array[],
): boolean {
  return equalBytes(rootOf(index, anchorHash, siblings), root)
}

/**
 * Returns `keccak256(keccak256(abi.encode(index, anchorHash)))`. The second hash makes leaves and
 * inner nodes different, so that nobody can use an inner node as a leaf.
 */
export function leafHash(index: number, anchorHash: Uint8Array): Uint8Array {
  if (!Number.isSafeInteger(index) || index < 0) throw new RangeError('Not an index')
  requireHash(anchorHash)
  const position = new Uint8Array(ABI_WORD_BYTES)
  new DataView(position.buffer).setBigUint64(ABI_WORD_BYTES - 8, BigInt(index))
  return keccak_256(keccak_256(concatBytes(position, anchorHash)))
}

function pairHash(one: Uint8Array, other: Uint8Array): Uint8Array {
  requireHash(other)
  const pair = compareBytes(one, other) <= 0 ? concatBytes(one, other) : concatBytes(other, one)
  return keccak_256(pair)
}

function siblingsOf(nodes: readonly Uint8Array[], leaf: number): Uint8Array[] {
  const siblings: Uint8Array[] = []
  for (let at = leaf; at > 0; at = Math.floor((at - 1) / 2)) {
    siblings.push(nodeAt(nodes, at % 2 === 1 ? at + 1 : at - 1))
  }
  return siblings
}

function nodeAt(nodes: readonly Uint8Array[], at: number): Uint8Array {
  const node = nodes[at]
  if (!node) throw new RangeError(`The tree has no node ${String(at)}`)
  return node
}

function requireHash(bytes: Uint8Array): void {
  if (bytes.length !== ANCHOR_HASH_BYTES) {
    throw new RangeError(`A hash has ${String(ANCHOR_HASH_BYTES)} bytes`)
  }
}
