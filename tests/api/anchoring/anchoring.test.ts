import { describe, expect, test } from 'vitest'
import { isInBatch } from '#contracts/anchoring/merkle.ts'
import { VISA_REGISTRY_ABI } from '#contracts/anchoring/visa-registry.ts'
import { fromHex } from '#contracts/bytes.ts'
import { Contract, JsonRpcProvider } from 'ethers'
import { ChainCall } from '#api/anchoring/rows/chain-call-row.ts'
import { LeafRevocation } from '#api/anchoring/rows/leaf-revocation-row.ts'
import { findAnchors } from '#api/anchoring/proof.ts'
import { enqueueAnchor } from '#api/anchoring/queue.ts'
import { chainStatistics } from '#api/anchoring/statistics.ts'
import { AnchorProof } from '#contracts/anchoring/anchor-proof.ts'
import {
  buildAnchorHashes,
  configureChain,
  openTestAnchoring,
  queueAnchors,
  queueRevocations,
  statesOf,
  tellAlarms,
  untilAll,
} from '#tests/support/chain/anchoring.ts'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { readHistory } from '#tests/support/chain/chain-history.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

const anvil = await startAnvil()
const chain = await configureChain(anvil)
const storage = await openTestDatabase()
const anchoring = openTestAnchoring(storage, {
  chain,
  env: { networkName: 'Test network', explorerUrl: 'https://explorer.example/' },
})

const allAlarms = tellAlarms(() => anchoring)

describe('a queued hash', () => {
  test('is pending until its root is on chain, and then has a proof that anybody can check', async () => {
    const [anchorHash = ''] = await queueAnchors(storage.database, 1)
    expect(await statesOf(storage.database, [anchorHash])).toEqual(['pending'])

    anchoring.wake()
    expect(await anchoring.waitForAnchor(anchorHash, 5_000)).toBe(true)
    const state = (await findAnchors(storage.database, [anchorHash])).get(anchorHash)
    const proof = AnchorProof.parse(state?.proof)
    expect(state?.status).toBe('anchored')
    expect(proof).toMatchObject({
      contractAddress: chain.contractAddress,
      chainId: 31_337,
      networkName: 'Test network',
      explorerUrl: `https://explorer.example/tx/${proof.transactionHash}`,
    })
    expect(anchoring.notices.anchored).toContainEqual({
      anchorHash,
      transactionHash: proof.transactionHash,
    })
  })

  test('of a transaction that was rolled back is not queued', async () => {
    const [anchorHash = ''] = buildAnchorHashes(1)
    const failing = storage.database.transaction(async (trx) => {
      await enqueueAnchor(trx, anchorHash)
      throw new Error('planted')
    })
    await expect(failing).rejects.toThrow('planted')

    const [later = ''] = await queueAnchors(storage.database, 1)
    expect(await anchoring.waitForAnchor(later, 5_000)).toBe(true)
    expect(await findAnchors(storage.database, [anchorHash])).toEqual(new Map())
  })

  test('that is not anchored within the time is waited for no longer', async () => {
    const [unknown = ''] = buildAnchorHashes(1)
    expect(await anchoring.waitForAnchor(unknown, 60)).toBe(false)
  })
})

describe('a batch', () => {
  test('holds 256 hashes at the most, and each is provable against root and contract', async () => {
    const anchorHashes = await queueAnchors(storage.database, 300)
    await untilAll(storage.database, anchorHashes, 'anchored')

    const anchors = await findAnchors(storage.database, anchorHashes)
    const provider = new JsonRpcProvider(anvil.url, undefined, { staticNetwork: true })
    const registry = new Contract(chain.contractAddress, VISA_REGISTRY_ABI, provider)
    const roots = new Map<string, number>()
    for (const [anchorHash, { proof }] of anchors) {
      const { root, index, siblings } = AnchorProof.parse(proof)
      roots.set(root, (roots.get(root) ?? 0) + 1)
      const hashes = siblings.map(fromHex)
      expect(isInBatch(fromHex(root), index, fromHex(anchorHash), hashes)).toBe(true)
      if (index % 50 > 0) continue
      const status: unknown = await registry
        .getFunction('status')
        .staticCall(root, index, `0x${anchorHash}`, siblings)
      expect(status).toEqual([expect.any(BigInt), false])
    }
    provider.destroy()
    expect([...roots.values()].sort()).toEqual([256, 44])
  })
})

describe('a revocation', () => {
  test('of a pending hash waits until the hash is anchored, and follows it', async () => {
    const [anchorHash = ''] = await queueAnchors(storage.database, 1)
    await queueRevocations(storage.database, [anchorHash], 3)
    anchoring.wake()

    expect(await anchoring.waitForRevocation(anchorHash, 5_000)).toBe(true)
    const { anchored, revoked } = anchoring.notices
    expect(anchored.filter((notice) => notice.anchorHash === anchorHash)).toHaveLength(1)
    expect(revoked.map((notice) => notice.anchorHash)).toEqual([anchorHash])
    const state = (await findAnchors(storage.database, [anchorHash])).get(anchorHash)
    expect(state).toMatchObject({ status: 'revoked', proof: { index: 0 } })
  })

  test('of many hashes of one batch for one reason is one call', async () => {
    const anchorHashes = await queueAnchors(storage.database, 70)
    await untilAll(storage.database, anchorHashes, 'anchored')
    await queueRevocations(storage.database, anchorHashes.slice(0, 64))
    await untilAll(storage.database, anchorHashes.slice(0, 64), 'revoked')

    expect(await callsFor(anchorHashes)).toEqual([expect.objectContaining({ reasonCode: 1 })])
    expect(await statesOf(storage.database, anchorHashes.slice(64))).toEqual(
      new Array(6).fill('anchored'),
    )
  })

  test('keeps its reason: two reasons are two calls', async () => {
    const [one = '', other = ''] = await queueAnchors(storage.database, 2)
    await queueRevocations(storage.database, [one], 2)
    await queueRevocations(storage.database, [other], 5)
    await untilAll(storage.database, [one, other], 'revoked')

    const calls = await callsFor([one, other])
    expect(calls.map(({ reasonCode }) => reasonCode).sort()).toEqual([2, 5])
  })

  test('that is asked for twice happens once', async () => {
    const [anchorHash = ''] = await queueAnchors(storage.database, 1)
    await queueRevocations(storage.database, [anchorHash], 2)
    await queueRevocations(storage.database, [anchorHash], 3)
    await untilAll(storage.database, [anchorHash], 'revoked')
    await queueRevocations(storage.database, [anchorHash], 4)

    const [next = ''] = await queueAnchors(storage.database, 1)
    await untilAll(storage.database, [next], 'anchored')
    const { revokedLeaves } = await readHistory(anvil, chain.contractAddress)
    const { proof } = (await findAnchors(storage.database, [anchorHash])).get(anchorHash) ?? {}
    expect(revokedLeaves.filter((leaf) => leaf === `${String(proof?.root)}/0`)).toHaveLength(1)
  })

  async function callsFor(anchorHashes: string[]) {
    const leaves = await LeafRevocation.query(storage.database).findByIds(anchorHashes)
    const ids = new Set(leaves.map(({ callId }) => callId ?? ''))
    return ChainCall.query(storage.database).findByIds([...ids])
  }
})

describe('statistics', () => {
  test('are refused while no chain was ever reached', async () => {
    const empty = await openTestDatabase()
    await expect(chainStatistics({ ...empty, allAlarms })).rejects.toMatchObject({
      code: 'CHAIN_UNAVAILABLE',
    })
  })

  test('count what is on chain, and what waits', async () => {
    const before = await chainStatistics({ ...storage, allAlarms })
    const anchorHashes = await queueAnchors(storage.database, 5)
    await queueRevocations(storage.database, anchorHashes.slice(0, 2))
    await untilAll(storage.database, anchorHashes.slice(0, 2), 'revoked')
    await anchoring.close()
    await queueAnchors(storage.database, 3)

    expect(await chainStatistics({ ...storage, allAlarms })).toEqual({
      totalCredentials: before.totalCredentials + 5,
      totalActive: before.totalActive + 3,
      totalRevoked: before.totalRevoked + 2,
      totalPending: 3,
      networkName: 'Test network',
      chainId: 31_337,
      contractAddress: chain.contractAddress,
      explorerUrl: 'https://explorer.example',
      alarms: [],
    })
  })
})
