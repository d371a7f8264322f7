import { expect, test } from 'vitest'
import { toHex } from '#contracts/bytes.ts'
import { merkleTree } from '#contracts/anchoring/merkle.ts'
import { provesAnchor } from '#pwa/screens/verification/verdict/prove-anchor.ts'

const HASHES = [1, 2, 3, 4, 5].map((byte) => new Uint8Array(32).fill(byte))
const TREE = merkleTree(HASHES)

const hex = (bytes: Uint8Array) => `0x${toHex(bytes)}`

function proofOf(index: number) {
  return {
    root: hex(TREE.root),
    index,
    siblings: TREE.proof(index).map(hex),
    anchorHash: hex(HASHES[index] ?? new Uint8Array(32)),
  }
}

test('a proof leads from each anchor hash of a batch to its root', () => {
  for (const index of HASHES.keys()) {
    expect(provesAnchor(proofOf(index), HASHES[index])).toBe(true)
    expect(provesAnchor(proofOf(index))).toBe(true)
  }
})

test('a proof about another credential proves nothing', () => {
  expect(provesAnchor(proofOf(1), HASHES[2])).toBe(false)
})

test('a proof with another index, root or sibling proves nothing', () => {
  const proof = proofOf(1)
  expect(provesAnchor({ ...proof, index: 2 })).toBe(false)
  expect(provesAnchor({ ...proof, root: hex(new Uint8Array(32)) })).toBe(false)
  expect(provesAnchor({ ...proof, siblings: [...proof.siblings].reverse() })).toBe(false)
  expect(provesAnchor({ ...proof, siblings: proof.siblings.slice(1) })).toBe(false)
})
