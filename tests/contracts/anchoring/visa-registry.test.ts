import { randomBytes } from 'node:crypto'
import {
  id,
  isCallException,
  keccak256,
  type ContractTransactionReceipt,
  type Result,
  type Wallet,
} from 'ethers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { REVOCATION_REASONS } from '#contracts/credential.ts'
import { isInBatch, leafHash, merkleTree } from '#contracts/anchoring/merkle.ts'
import { VISA_REGISTRY_CODE_HASH } from '#contracts/anchoring/visa-registry.ts'
import { toHex } from '#contracts/bytes.ts'
import { startAnvil, type Anvil } from '#tests/support/chain/anvil.ts'
import { deployRegistry, type DeployedRegistry } from '#tests/support/chain/registry.ts'

const ADMIN_ROLE = `0x${'0'.repeat(64)}`
const ISSUER_ROLE = id('ISSUER_ROLE')
const REVOKER_ROLE = id('REVOKER_ROLE')
const WORD_MAX = 2n ** 256n - 1n

let anvil: Anvil
let deployed: DeployedRegistry

beforeAll(async () => {
  anvil = await startAnvil()
  deployed = await deployRegistry(anvil)
})

afterAll(async () => {
  deployed.provider.destroy()
  await anvil.stop()
})

const drawHash = () => new Uint8Array(randomBytes(32))
const toWord = (bytes: Uint8Array) => `0x${toHex(bytes)}`

async function anchorBatch(size: number): Promise<string> {
  const root = toWord(drawHash())
  await deployed.send(deployed.issuer, 'anchor', root, size)
  return root
}

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

function toList(args: Result | undefined): unknown[] {
  return args?.toArray() ?? []
}

function eventsOf(receipt: ContractTransactionReceipt): unknown[][] {
  return receipt.logs.map((log) => {
    const event = deployed.registry.interface.parseLog(log)
    return [event?.name, ...toList(event?.args)]
  })
}

/** The custom error with its arguments, as the node reports it for the transaction. */
async function decodeRefusal(sending: Promise<unknown>): Promise<unknown[]> {
  const failure: unknown = await sending.then(
    () => undefined,
    (error: unknown) => error,
  )
  if (!isCallException(failure)) throw new Error('It was not refused', { cause: failure })
  const refusal = deployed.registry.interface.parseError(failure.data ?? '0x')
  return [refusal?.name, ...toList(refusal?.args)]
}

function refusalOf(sender: Wallet, method: string, ...args: unknown[]) {
  return decodeRefusal(deployed.send(sender, method, ...args))
}

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

    expect(eventsOf(receipt)).toEqual([['Anchored', root, 20n]])
    expect(await deployed.call('batchOf', root)).toEqual([BigInt(block.timestamp), 20n])
  })

  test('takes the largest size there is', async () => {
    const root = await anchorBatch(2 ** 32 - 1)
    await deployed.send(deployed.revoker, 'revoke', root, 2 ** 24 - 1, 1n << 254n, 1)
    expect(await refusalOf(deployed.revoker, 'revoke', root, 2 ** 24 - 1, 1n << 255n, 1)).toEqual([
      'BeyondBatch',
      root,
      2n ** 24n - 1n,
      1n << 255n,
      2n ** 32n - 1n,
    ])
  })

  describe('when the root is anchored already', () => {
    test.each([20, 21])('is refused, also with size %i', async (size) => {
      const root = await anchorBatch(20)
      expect(await refusalOf(deployed.issuer, 'anchor', root, size)).toEqual([
        'RootAlreadyAnchored',
        root,
      ])
    })
  })

  describe('when the batch is empty', () => {
    test('is refused', async () => {
      const root = toWord(drawHash())
      expect(await refusalOf(deployed.issuer, 'anchor', root, 0)).toEqual(['EmptyBatch', root])
      expect(await deployed.call('batchOf', root)).toEqual([0n, 0n])
    })
  })

  describe('when the sender is not an issuer', () => {
    test.each(['admin', 'revoker', 'stranger'] as const)('is refused to the %s', async (name) => {
      const sender = deployed[name]
      expect(await refusalOf(sender, 'anchor', toWord(drawHash()), 1)).toEqual([
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
      const root = await anchorBatch(257)
      const receipt = await deployed.send(deployed.revoker, 'revoke', root, 0, 0b1010, code)

      expect(eventsOf(receipt)).toEqual([['Revoked', root, 0n, 0b1010n, BigInt(code)]])
      expect(await deployed.call('revokedBits', root, 0)).toBe(0b1010n)
      expect(await deployed.call('revokedBits', root, 1)).toBe(0n)
    },
  )

  test('adds to the bits of a word and leaves other words and batches alone', async () => {
    const [root, other] = [await anchorBatch(600), await anchorBatch(600)]
    await deployed.send(deployed.revoker, 'revoke', root, 1, 0b01, 1)
    const receipt = await deployed.send(deployed.revoker, 'revoke', root, 1, 0b10, 2)

    expect(eventsOf(receipt)).toEqual([['Revoked', root, 1n, 0b10n, 2n]])
    expect(await deployed.call('revokedBits', root, 1)).toBe(0b11n)
    expect(await deployed.call('revokedBits', root, 0)).toBe(0n)
    expect(await deployed.call('revokedBits', other, 1)).toBe(0n)
  })

  test('revokes a whole word at once', async () => {
    const root = await anchorBatch(256)
    await deployed.send(deployed.revoker, 'revoke', root, 0, WORD_MAX, 5)
    expect(await deployed.call('revokedBits', root, 0)).toBe(WORD_MAX)
  })

  describe('when no batch stands under the root', () => {
    test('is refused', async () => {
      const root = toWord(drawHash())
      expect(await refusalOf(deployed.revoker, 'revoke', root, 0, 1, 1)).toEqual([
        'RootNotAnchored',
        root,
      ])
    })
  })

  describe('when the mask is empty', () => {
    test('is refused', async () => {
      const root = await anchorBatch(2)
      expect(await refusalOf(deployed.revoker, 'revoke', root, 3, 0, 1)).toEqual([
        'EmptyMask',
        root,
        3n,
      ])
    })
  })

  describe('when there is no such reason', () => {
    test.each([0, 6, 255])('is refused with code %i', async (code) => {
      const root = await anchorBatch(2)
      expect(await refusalOf(deployed.revoker, 'revoke', root, 0, 1, code)).toEqual([
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
      const root = await anchorBatch(size)
      expect(await refusalOf(deployed.revoker, 'revoke', root, word, mask, 1)).toEqual([
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
      const root = await anchorBatch(size)
      await deployed.send(deployed.revoker, 'revoke', root, word, mask, 1)
      expect(await deployed.call('revokedBits', root, word)).toBe(mask)
    })
  })

  describe('when a bit is set already', () => {
    test('is refused as a whole, naming the bits that are set', async () => {
      const root = await anchorBatch(8)
      await deployed.send(deployed.revoker, 'revoke', root, 0, 0b0110, 1)
      expect(await refusalOf(deployed.revoker, 'revoke', root, 0, 0b1100, 2)).toEqual([
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
      const root = await anchorBatch(1)
      const sender = deployed[name]
      expect(await refusalOf(sender, 'revoke', root, 0, 1, 1)).toEqual([
        'AccessControlUnauthorizedAccount',
        sender.address,
        REVOKER_ROLE,
      ])
    })
  })
})

describe('the status of a credential', () => {
  test.each([1, 2, 3, 20, 255, 256, 257])(
    'is known by the proofs for a batch of %i',
    { timeout: 60_000 },
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

describe('roles', () => {
  let rotated: DeployedRegistry

  beforeAll(async () => {
    rotated = await deployRegistry(anvil)
  })

  afterAll(() => {
    rotated.provider.destroy()
  })

  test.each([
    ['issuer', ISSUER_ROLE, 'anchor', [toWord(drawHash()), 1]],
    ['revoker', REVOKER_ROLE, 'revoke', null],
  ] as const)('pass from one %s to the next', async (name, role, method, args) => {
    const { admin, stranger: next, send } = rotated
    const former = rotated[name]
    const old = toWord(drawHash())
    await send(admin, 'grantRole', ISSUER_ROLE, admin.address)
    await send(admin, 'anchor', old, 1)

    const granted = await send(admin, 'grantRole', role, next.address)
    const withdrawn = await send(admin, 'revokeRole', role, former.address)
    expect(eventsOf(granted)).toEqual([['RoleGranted', role, next.address, admin.address]])
    expect(eventsOf(withdrawn)).toEqual([['RoleRevoked', role, former.address, admin.address]])

    const call = args ?? [old, 0, 1, 1]
    expect(await decodeRefusal(send(former, method, ...call))).toEqual([
      'AccessControlUnauthorizedAccount',
      former.address,
      role,
    ])
    await send(next, method, ...call)
    expect(await rotated.call('batchOf', old)).toEqual([expect.any(BigInt), 1n])
  })

  test('are given and withdrawn by the administrator alone', async () => {
    const { issuer, revoker, stranger } = deployed
    for (const sender of [issuer, revoker, stranger]) {
      const refusal = ['AccessControlUnauthorizedAccount', sender.address, ADMIN_ROLE]
      expect(await refusalOf(sender, 'grantRole', ISSUER_ROLE, sender.address)).toEqual(refusal)
      expect(await refusalOf(sender, 'revokeRole', ISSUER_ROLE, issuer.address)).toEqual(refusal)
    }
  })

  test('include that of the administrator, whose successor shuts the former one out', async () => {
    const { admin, stranger, send } = rotated
    await send(admin, 'grantRole', ADMIN_ROLE, stranger.address)
    await send(stranger, 'revokeRole', ADMIN_ROLE, admin.address)
    expect(await rotated.call('hasRole', ADMIN_ROLE, admin.address)).toBe(false)
    expect(await decodeRefusal(send(admin, 'grantRole', ISSUER_ROLE, admin.address))).toEqual([
      'AccessControlUnauthorizedAccount',
      admin.address,
      ADMIN_ROLE,
    ])
  })
})
