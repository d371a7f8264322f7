import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { createHash, randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anchorHash } from '#contracts/anchoring/anchor-hash.ts'
import { isInBatch, leafHash, merkleTree, rootOf } from '#contracts/anchoring/merkle.ts'
import { fromHex, toHex } from '#contracts/bytes.ts'
import { rounds, SEED } from '#tests/support/rounds.ts'

const hash = fc.uint8Array({ minLength: 32, maxLength: 32 })

function standardTree(hashes: Uint8Array[]) {
  const values = hashes.map((value, index): [bigint, Uint8Array] => [BigInt(index), value])
  return StandardMerkleTree.of(values, ['uint256', 'bytes32'])
}

function expectSameTree(hashes: Uint8Array[]) {
  const ours = merkleTree(hashes)
  const theirs = standardTree(hashes)
  expect(`0x${toHex(ours.root)}`).toBe(theirs.root)
  hashes.forEach((value, index) => {
    const siblings = ours.proof(index)
    expect(siblings.map((sibling) => `0x${toHex(sibling)}`)).toEqual(theirs.getProof(index))
    expect(rootOf(index, value, siblings)).toEqual(ours.root)
  })
}

describe('an anchor hash', () => {
  test('is SHA-256 over salt and credential', () => {
    const salt = randomBytes(32)
    const credential = randomBytes(180)
    const expected = createHash('sha256').update(salt).update(credential).digest('hex')
    expect(toHex(anchorHash(salt, credential))).toBe(expected)
  })

  test('has the same value for ever', () => {
    const salt = Uint8Array.from({ length: 32 }, (_, at) => at)
    expect(toHex(anchorHash(salt, new Uint8Array([0xd2, 0x84])))).toBe(
      'a9dd13e64dc016fb8ffcda01cae91b5a285c7978636ce647eb45c7410367686a',
    )
  })

  test.each([0, 31, 33])('is refused with a salt of %i bytes', (length) => {
    expect(() => anchorHash(new Uint8Array(length), new Uint8Array(8))).toThrow(RangeError)
  })
})

describe('a Merkle tree', () => {
  test.each([1, 2, 3, 4, 5, 20, 127, 128, 129, 255, 256, 257])(
    'over %i anchor hashes is the one that OpenZeppelin builds, with the same proofs',
    (size) => {
      expectSameTree(Array.from({ length: size }, () => new Uint8Array(randomBytes(32))))
    },
  )

  test('over anything is the one that OpenZeppelin builds', { timeout: 600_000 }, () => {
    fc.assert(fc.property(fc.array(hash, { minLength: 1, maxLength: 40 }), expectSameTree), {
      numRuns: rounds(5_000, 50),
      seed: SEED,
    })
  })

  test('keeps equal anchor hashes apart by their index', () => {
    const same = new Uint8Array(32).fill(7)
    expectSameTree([same, same, same])
    expect(isInBatch(merkleTree([same, same]).root, 2, same, [])).toBe(false)
  })

  test('has the same root for ever', () => {
    const hashes = [1, 2, 3].map((value) => new Uint8Array(32).fill(value))
    expect(toHex(merkleTree(hashes).root)).toBe(
      '918b7494cbad17b161345a4d12d4298cbfbff196aecb6c28844280d704125332',
    )
  })

  test('needs at least one anchor hash, each of 32 bytes', () => {
    expect(() => merkleTree([])).toThrow(RangeError)
    expect(() => merkleTree([new Uint8Array(31)])).toThrow(RangeError)
  })

  test.each([-1, 2, 0.5, Number.NaN])('of two proves nothing at index %d', (index) => {
    const tree = merkleTree([new Uint8Array(32), new Uint8Array(32)])
    expect(() => tree.proof(index)).toThrow(RangeError)
  })
})

describe('a proof', () => {
  test('fails with another index, anchor hash, sibling, order or length', () => {
    fc.assert(
      fc.property(fc.array(hash, { minLength: 5, maxLength: 20 }), fc.nat(4), (hashes, index) => {
        const { root, proof } = merkleTree(hashes)
        const value = hashes[index] ?? new Uint8Array()
        const siblings = proof(index)
        const flipped = new Uint8Array(value)
        flipped[0] = (flipped[0] ?? 0) ^ 1

        expect(isInBatch(root, index, value, siblings)).toBe(true)
        expect(isInBatch(root, index + 1, value, siblings)).toBe(false)
        expect(isInBatch(root, index, flipped, siblings)).toBe(false)
        expect(isInBatch(root, index, value, siblings.slice(1))).toBe(false)
        expect(isInBatch(root, index, value, [...siblings, root])).toBe(false)
        expect(isInBatch(root, index, value, siblings.toReversed())).toBe(false)
      }),
    )
  })

  test('is refused when it is longer than any batch needs or holds no hashes', () => {
    const sibling = new Uint8Array(32)
    expect(() => rootOf(0, sibling, new Array<Uint8Array>(33).fill(sibling))).toThrow(RangeError)
    expect(() => rootOf(0, sibling, [new Uint8Array(31)])).toThrow(RangeError)
    expect(() => rootOf(0, new Uint8Array(31), [])).toThrow(RangeError)
    expect(() => rootOf(-1, sibling, [])).toThrow(RangeError)
  })

  test('does not take an inner node for a leaf', () => {
    const [one, other] = [new Uint8Array(32).fill(1), new Uint8Array(32).fill(2)]
    const { root } = merkleTree([one, other])
    const leaves = [leafHash(0, one), leafHash(1, other)]
    for (const [index, leaf] of leaves.entries()) {
      expect(isInBatch(root, index, leaf, leaves.toSpliced(index, 1))).toBe(false)
    }
    expect(isInBatch(root, 0, root, [])).toBe(false)
  })

  test('takes an index that needs more than 32 bits', () => {
    const value = fromHex('11'.repeat(32))
    const tree = StandardMerkleTree.of([[2n ** 40n, value]], ['uint256', 'bytes32'])
    expect(`0x${toHex(leafHash(2 ** 40, value))}`).toBe(tree.root)
  })
})
