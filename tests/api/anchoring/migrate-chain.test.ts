import { expect, test } from 'vitest'
import { readNonce } from '#api/anchoring/chain/chain-reads.ts'
import { revokeData } from '#api/anchoring/chain/registry-calls.ts'
import { openRpc } from '#api/anchoring/chain/rpc.ts'
import { openSigner } from '#api/anchoring/chain/signer.ts'
import { migrateChain, type MigrationCost } from '#api/anchoring/migrate-chain.ts'
import { findAnchors } from '#api/anchoring/proof.ts'
import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import {
  configureChain,
  openTestAnchoring,
  queueAnchors,
  queueRevocations,
  statesOf,
  until,
  untilAll,
} from '#tests/support/chain/anchoring.ts'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { readHistory } from '#tests/support/chain/chain-history.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

const anvil = await startAnvil()
const former = await configureChain(anvil)
const next = await configureChain(anvil)
const storage = await openTestDatabase()
let anchoring = openTestAnchoring(storage, { chain: former })
/**
 * Three anchored hashes. The product revokes the first one. A thief who has stolen the revoker's
 * key revokes the second one.
 */
const anchorHashes = await queueAnchors(storage.database, 3)
await queueRevocations(storage.database, anchorHashes.slice(0, 1), 3)
await untilAll(storage.database, anchorHashes.slice(0, 1), 'revoked')
await revokeAside(anchorHashes[1] ?? '')

async function isDisputed(anchorHash: string) {
  return (await findAnchors(storage.database, [anchorHash])).get(anchorHash)?.isDisputed
}

async function revokeAside(anchorHash: string) {
  const { proof } = (await findAnchors(storage.database, [anchorHash])).get(anchorHash) ?? {}
  const signer = openSigner(former.revokerKey)
  const mask = `0x${(1n << BigInt(proof?.index ?? 0)).toString(16)}`
  const { raw } = signer.sign({
    chainId: 31_337,
    nonce: await readNonce(openRpc(anvil.url, new AbortController().signal), signer.address),
    to: former.contractAddress,
    data: revokeData({ root: proof?.root ?? '', word: 0, mask, reasonCode: 2 }),
    gasLimit: 150_000n,
    maxFeePerGas: 10n ** 10n,
    maxPriorityFeePerGas: 10n ** 9n,
  })
  await anvil.send('eth_sendRawTransaction', [raw])
  await until(async () => (await isDisputed(anchorHash)) === true)
}

async function move(isAgreed: boolean) {
  const costs: MigrationCost[] = []
  let moves = 0
  const { database, connection } = storage
  const hasMoved = await migrateChain({
    env: {
      chain: next,
      dataDir: '',
      databaseUrl: connection.kind === 'postgres' ? connection.url : undefined,
      explorerUrl: undefined,
      networkName: undefined,
    },
    database,
    listeners: {
      onAnchored: () => Promise.resolve(),
      onUnanchored: () => Promise.resolve(),
      onRowsLost: () => Promise.resolve(),
      onRevoked: () => Promise.resolve(),
    },
    agrees: (cost) => {
      costs.push(cost)
      return isAgreed
    },
    onMoved: () => {
      moves += 1
      return Promise.resolve()
    },
  })
  return { hasMoved, costs, moves }
}

async function firstAnchors() {
  return AnchorBatch.query(storage.database)
    .alias('batch')
    .join('chain_events as event', 'event.id', 'batch.firstAnchoredBy')
    .select('batch.root', 'event.epochId', 'event.blockTime')
}

test('moving to another contract is told its cost first, and changes nothing until it is agreed to', async () => {
  await anchoring.close()
  const { hasMoved, costs, moves } = await move(false)
  expect({ hasMoved, moves }).toEqual({ hasMoved: false, moves: 0 })
  expect(costs).toMatchObject([{ anchors: 1, revocations: 1 }])
  const [cost] = costs
  expect(cost?.total).toBe(2n * (cost?.gasPerCall ?? 0n) * (cost?.feePerGas ?? 0n))
  expect((await ChainEpoch.current(storage.database))?.contractAddress).toBe(former.contractAddress)
})

test('then anchors everything there, revokes what we revoked, and keeps the first dates', async () => {
  const before = await firstAnchors()
  expect(before).toHaveLength(1)
  expect(await move(true)).toMatchObject({ hasMoved: true, moves: 1 })
  expect(await statesOf(storage.database, anchorHashes)).toEqual(new Array(3).fill('pending'))

  anchoring = openTestAnchoring(storage, { chain: next })
  await untilAll(storage.database, anchorHashes.slice(1), 'anchored')
  await untilAll(storage.database, anchorHashes.slice(0, 1), 'revoked')
  expect(await isDisputed(anchorHashes[1] ?? '')).toBe(false)
  const { anchoredRoots, revokedLeaves } = await readHistory(anvil, next.contractAddress)
  expect(anchoredRoots).toHaveLength(1)
  expect(revokedLeaves).toHaveLength(1)
  expect(await firstAnchors()).toEqual(before)
})

test('to the contract where the anchors stand already is refused', async () => {
  await anchoring.close()
  await expect(move(true)).rejects.toThrow('already')
})
