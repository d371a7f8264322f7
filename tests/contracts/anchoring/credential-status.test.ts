import { describe, expect, test } from 'vitest'
import { isInBatch, leafHash, merkleTree } from '#contracts/anchoring/merkle.ts'
import { drawHash, openRegistry, toWord } from './registry.ts'

const deployed = await openRegistry()

async function anchorTree(size: number) {
  const hashes = Array.from({ length: size }, drawHash)
  const tree = merkleTree(hashes)
  await deployed.send(deployed.issuer, 'anchor', toWord(tree.root), size)
  const statusAt = (index: number, anchorHash = hashes[index] ?? drawHash()) => {
    const siblings = index < size ? tree.proof(index) : tree.proof(0)
    return statusOf(tree.root, index, anchorHash, siblings)
  }
  return { hashes, tree, root: toWord(tree.root), statusAt }
}

async function statusOf(
  root: Uint8Array,
  index: number,
  anchorHash: Uint8Array,
  siblings: Uint8Array[],
) {
  const proof = siblings.map(toWord)
  const answer = await deployed.call('status', toWord(root), index, toWord(anchorHash), proof)
  const [anchoredAt, revoked] = answer as [bigint, boolean]
  return { anchoredAt: Number(anchoredAt), revoked }
}

describe('the status of a credential', () => {
  test.each([1, 2, 3, 20, 255, 256, 257])(
    'is known by the proofs for a batch of %i',
    async (size) => {
      const { root, statusAt } = await anchorTree(size)
      const [anchoredAt] = (await deployed.call('batchOf', root)) as [bigint, bigint]
      const answers = await Promise.all(Array.from({ length: size }, (_, at) => statusAt(at)))
      expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(
        new Set([JSON.stringify({ anchoredAt: Number(anchoredAt), revoked: false })]),
      )
    },
  )

  test('is revoked for the credential of the bit and for no other', async () => {
    const { root, statusAt } = await anchorTree(260)
    await deployed.send(deployed.revoker, 'revoke', root, 0, 1n << 255n, 1)
    await deployed.send(deployed.revoker, 'revoke', root, 1, 0b10, 1)

    const answers = await Promise.all([0, 1, 254, 255, 256, 257, 258].map((at) => statusAt(at)))
    expect(answers.map(({ revoked }) => revoked)).toEqual([
      false,
      false,
      false,
      true,
      false,
      true,
      false,
    ])
  })

  describe('when the proof does not lead to an anchored root', () => {
    const NOT_ANCHORED = { anchoredAt: 0, revoked: false }

    test('is not anchored, also where the bit of that position is set', async () => {
      const { tree, hashes, root, statusAt } = await anchorTree(4)
      await deployed.send(deployed.revoker, 'revoke', root, 0, 0b1111, 1)
      const [hash = drawHash()] = hashes

      expect(await statusAt(0)).toMatchObject({ revoked: true })
      expect(await statusAt(0, drawHash())).toEqual(NOT_ANCHORED)
      expect(await statusOf(tree.root, 1, hash, tree.proof(0))).toEqual(NOT_ANCHORED)
      expect(await statusOf(tree.root, 0, hash, tree.proof(1))).toEqual(NOT_ANCHORED)
      expect(await statusOf(tree.root, 0, hash, [])).toEqual(NOT_ANCHORED)
      expect(await statusOf(drawHash(), 0, hash, tree.proof(0))).toEqual(NOT_ANCHORED)
    })

    test('is not anchored for the right proof to a root that nobody anchored', async () => {
      const hashes = [drawHash(), drawHash()]
      const { root, proof } = merkleTree(hashes)
      const [hash = drawHash()] = hashes
      expect(isInBatch(root, 0, hash, proof(0))).toBe(true)
      expect(await statusOf(root, 0, hash, proof(0))).toEqual(NOT_ANCHORED)
    })

    test('is not anchored beyond the size, whatever the tree holds', async () => {
      const hashes = [drawHash(), drawHash(), drawHash()]
      const { root, proof } = merkleTree(hashes)
      await deployed.send(deployed.issuer, 'anchor', toWord(root), 2)
      expect(await statusOf(root, 2, hashes[2] ?? drawHash(), proof(2))).toEqual(NOT_ANCHORED)
      expect((await statusOf(root, 1, hashes[1] ?? drawHash(), proof(1))).anchoredAt).not.toBe(0)
    })

    test('is not anchored for an inner node offered as a leaf', async () => {
      const { tree, hashes } = await anchorTree(2)
      const leaves = hashes.map((hash, index) => leafHash(index, hash))
      for (const [index, leaf] of leaves.entries()) {
        const sibling = leaves.toSpliced(index, 1)
        expect(await statusOf(tree.root, index, leaf, sibling)).toEqual(NOT_ANCHORED)
      }
      expect(await statusOf(tree.root, 0, tree.root, [])).toEqual(NOT_ANCHORED)
    })
  })
})
