import { randomBytes, randomInt } from 'node:crypto'
import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { merkleTree, rootOf } from '#contracts/anchoring/merkle.ts'
import { equalBytes, toHex } from '#contracts/bytes.ts'

const TREES = 10_000
const LEAVES_MAX = 300

/** Builds random trees and one random proof in each; throws at the first that OpenZeppelin builds otherwise. */
export function measureMerkle() {
  let leaves = 0
  let ours = 0
  for (let tree = 0; tree < TREES; tree++) {
    const hashes = Array.from({ length: randomInt(1, LEAVES_MAX + 1) }, () => drawHash())
    const start = performance.now()
    const { root, proof } = merkleTree(hashes)
    ours += performance.now() - start
    leaves += hashes.length
    compareWithStandard(hashes, root, proof)
  }
  return Promise.resolve([{ trees: TREES, leaves, differing: 0, msPerTree: ours / TREES }])
}

function compareWithStandard(
  hashes: readonly Uint8Array[],
  root: Uint8Array,
  proof: (index: number) => Uint8Array[],
) {
  const values = hashes.map((hash, index): [bigint, Uint8Array] => [BigInt(index), hash])
  const standard = StandardMerkleTree.of(values, ['uint256', 'bytes32'])
  const index = randomInt(hashes.length)
  const siblings = proof(index)
  const isSame =
    standard.root === `0x${toHex(root)}` &&
    standard.getProof(index).join() === siblings.map((node) => `0x${toHex(node)}`).join() &&
    equalBytes(rootOf(index, hashes[index] ?? drawHash(), siblings), root)
  if (!isSame) {
    throw new Error(`The trees differ over ${hashes.map((hash) => toHex(hash)).join()}`)
  }
}

function drawHash(): Uint8Array {
  return new Uint8Array(randomBytes(32))
}
