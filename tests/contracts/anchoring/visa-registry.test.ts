import { keccak256 } from 'ethers'
import { describe, expect, test } from 'vitest'
import { VISA_REGISTRY_CODE_HASH } from '#contracts/anchoring/visa-registry.ts'
import { REVOCATION_REASONS } from '#contracts/credentials/issuing.ts'
import { drawHash, ISSUER_ROLE, openRegistry, REVOKER_ROLE, toWord } from './registry.ts'

const WORD_MAX = 2n ** 256n - 1n
const deployed = await openRegistry()

describe('the contract', () => {
  test('is known by the hash of its code', async () => {
    const code = await deployed.provider.getCode(deployed.address)
    expect(keccak256(code)).toBe(VISA_REGISTRY_CODE_HASH)
  })

  test('knows exactly the reasons of the product', async () => {
    expect(await deployed.call('LAST_REASON_CODE')).toBe(
      BigInt(Object.keys(REVOCATION_REASONS).length),
    )
  })

  test('holds no money', async () => {
    const payment = { to: deployed.address, value: 1n }
    await expect(deployed.stranger.estimateGas(payment)).rejects.toThrow('reverted')
  })
})

describe('anchoring', () => {
  test('stores size and block time in one slot and tells of it in one event', async () => {
    const root = toWord(drawHash())
    const receipt = await deployed.send(deployed.issuer, 'anchor', root, 20)
    const block = await receipt.getBlock()

    expect(deployed.eventsOf(receipt)).toEqual([['Anchored', root, 20n]])
    expect(await deployed.call('batchOf', root)).toEqual([BigInt(block.timestamp), 20n])
  })

  test('takes the largest size there is', async () => {
    const root = await deployed.anchorBatch(2 ** 32 - 1)
    await deployed.send(deployed.revoker, 'revoke', root, 2 ** 24 - 1, 1n << 254n, 1)
    expect(
      await deployed.refusalOf(deployed.revoker, 'revoke', root, 2 ** 24 - 1, 1n << 255n, 1),
    ).toEqual(['BeyondBatch', root, 2n ** 24n - 1n, 1n << 255n, 2n ** 32n - 1n])
  })

  describe('when the root is anchored already', () => {
    test.each([20, 21])('is refused, also with size %i', async (size) => {
      const root = await deployed.anchorBatch(20)
      expect(await deployed.refusalOf(deployed.issuer, 'anchor', root, size)).toEqual([
        'RootAlreadyAnchored',
        root,
      ])
    })
  })

  describe('when the batch is empty', () => {
    test('is refused', async () => {
      const root = toWord(drawHash())
      expect(await deployed.refusalOf(deployed.issuer, 'anchor', root, 0)).toEqual([
        'EmptyBatch',
        root,
      ])
      expect(await deployed.call('batchOf', root)).toEqual([0n, 0n])
    })
  })

  describe('when the sender is not an issuer', () => {
    test.each(['admin', 'revoker', 'stranger'] as const)('is refused to the %s', async (name) => {
      const sender = deployed[name]
      expect(await deployed.refusalOf(sender, 'anchor', toWord(drawHash()), 1)).toEqual([
        'AccessControlUnauthorizedAccount',
        sender.address,
        ISSUER_ROLE,
      ])
    })
  })
})

describe('revoking', () => {
  test.each([1, 2, 3, 4, 5])(
    'with reason %i sets the bits and tells of them once',
    async (code) => {
      const root = await deployed.anchorBatch(257)
      const receipt = await deployed.send(deployed.revoker, 'revoke', root, 0, 0b1010, code)

      expect(deployed.eventsOf(receipt)).toEqual([['Revoked', root, 0n, 0b1010n, BigInt(code)]])
      expect(await deployed.call('revokedBits', root, 0)).toBe(0b1010n)
      expect(await deployed.call('revokedBits', root, 1)).toBe(0n)
    },
  )

  test('adds to the bits of a word and leaves other words and batches alone', async () => {
    const [root, other] = [await deployed.anchorBatch(600), await deployed.anchorBatch(600)]
    await deployed.send(deployed.revoker, 'revoke', root, 1, 0b01, 1)
    const receipt = await deployed.send(deployed.revoker, 'revoke', root, 1, 0b10, 2)

    expect(deployed.eventsOf(receipt)).toEqual([['Revoked', root, 1n, 0b10n, 2n]])
    expect(await deployed.call('revokedBits', root, 1)).toBe(0b11n)
    expect(await deployed.call('revokedBits', root, 0)).toBe(0n)
    expect(await deployed.call('revokedBits', other, 1)).toBe(0n)
  })

  test('revokes a whole word at once', async () => {
    const root = await deployed.anchorBatch(256)
    await deployed.send(deployed.revoker, 'revoke', root, 0, WORD_MAX, 5)
    expect(await deployed.call('revokedBits', root, 0)).toBe(WORD_MAX)
  })

  describe('when no batch stands under the root', () => {
    test('is refused', async () => {
      const root = toWord(drawHash())
      expect(await deployed.refusalOf(deployed.revoker, 'revoke', root, 0, 1, 1)).toEqual([
        'RootNotAnchored',
        root,
      ])
    })
  })

  describe('when the mask is empty', () => {
    test('is refused', async () => {
      const root = await deployed.anchorBatch(2)
      expect(await deployed.refusalOf(deployed.revoker, 'revoke', root, 3, 0, 1)).toEqual([
        'EmptyMask',
        root,
        3n,
      ])
    })
  })

  describe('when there is no such reason', () => {
    test.each([0, 6, 255])('is refused with code %i', async (code) => {
      const root = await deployed.anchorBatch(2)
      expect(await deployed.refusalOf(deployed.revoker, 'revoke', root, 0, 1, code)).toEqual([
        'UnknownReason',
        BigInt(code),
      ])
    })
  })

  describe('when a bit lies beyond the batch', () => {
    test.each([
      [1, 0n, 0b10n],
      [1, 0n, 0b11n],
      [255, 0n, 1n << 255n],
      [255, 0n, WORD_MAX],
      [256, 1n, 1n],
      [257, 1n, 0b10n],
      [257, 2n, 1n],
      [512, 2n, 1n],
      [512, 1n << 248n, 1n],
      [512, WORD_MAX, WORD_MAX],
    ])('is refused for size %i, word %i and mask %i', async (size, word, mask) => {
      const root = await deployed.anchorBatch(size)
      expect(await deployed.refusalOf(deployed.revoker, 'revoke', root, word, mask, 1)).toEqual([
        'BeyondBatch',
        root,
        word,
        mask,
        BigInt(size),
      ])
    })

    test.each([
      [1, 0n, 1n],
      [255, 0n, WORD_MAX >> 1n],
      [256, 0n, 1n << 255n],
      [257, 1n, 1n],
      [512, 1n, WORD_MAX],
    ])('is not refused up to the last of size %i', async (size, word, mask) => {
      const root = await deployed.anchorBatch(size)
      await deployed.send(deployed.revoker, 'revoke', root, word, mask, 1)
      expect(await deployed.call('revokedBits', root, word)).toBe(mask)
    })
  })

  describe('when a bit is set already', () => {
    test('is refused as a whole, naming the bits that are set', async () => {
      const root = await deployed.anchorBatch(8)
      await deployed.send(deployed.revoker, 'revoke', root, 0, 0b0110, 1)
      expect(await deployed.refusalOf(deployed.revoker, 'revoke', root, 0, 0b1100, 2)).toEqual([
        'AlreadyRevoked',
        root,
        0n,
        0b0100n,
      ])
      expect(await deployed.call('revokedBits', root, 0)).toBe(0b0110n)
    })
  })

  describe('when the sender is not a revoker', () => {
    test.each(['admin', 'issuer', 'stranger'] as const)('is refused to the %s', async (name) => {
      const root = await deployed.anchorBatch(1)
      const sender = deployed[name]
      expect(await deployed.refusalOf(sender, 'revoke', root, 0, 1, 1)).toEqual([
        'AccessControlUnauthorizedAccount',
        sender.address,
        REVOKER_ROLE,
      ])
    })
  })
})
