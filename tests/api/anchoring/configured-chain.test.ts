import { beforeEach, describe, expect, test } from 'vitest'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import {
  configureChain,
  openTestAnchoring,
  queueAnchors,
  statesOf,
  until,
  untilAll,
  type ConfiguredChain,
  type TestAnchoring,
} from '#tests/support/chain/anchoring.ts'
import { startAnvil, type Anvil } from '#tests/support/chain/anvil.ts'
import { readHistory } from '#tests/support/chain/chain-history.ts'
import { NO_FINALITY, startLiar } from '#tests/support/chain/lying-node.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/server/database.ts'

let anvil: Anvil
let storage: TestDatabase
let anchoring: TestAnchoring | undefined

beforeEach(async () => {
  anvil = await startAnvil()
  storage = await openTestDatabase()
})

async function anchorOn(chain: ConfiguredChain): Promise<string[]> {
  anchoring = openTestAnchoring(storage, { chain })
  const anchorHashes = await queueAnchors(storage.database, 2)
  await untilAll(storage.database, anchorHashes, 'anchored')
  await anchoring.close()
  return anchorHashes
}

describe('a configured chain that is another one than before', () => {
  test.each([
    ['has another chain id', { chainId: 99 }],
    ['began at another time', { begins: new Date(1_700_000_000_000) }],
  ])('because it %s stops the sender and is never written to', async (_how, options) => {
    const anchorHashes = await anchorOn(await configureChain(anvil))
    const other = await startAnvil(options)
    const otherChain = await configureChain(other)
    anchoring = openTestAnchoring(storage, { chain: otherChain })
    const waiting = await queueAnchors(storage.database, 1)

    await until(() => anchoring?.healthy().state === 'wrong_chain')
    expect(anchoring.healthy().alarms.wrong_chain).toContain('chain 31337')
    expect(anchoring.notices).toEqual({ anchored: [], unanchored: [], revoked: [], rowsLost: 0 })
    expect(await statesOf(storage.database, [...anchorHashes, ...waiting])).toEqual([
      'anchored',
      'anchored',
      'pending',
    ])
    expect((await readHistory(other, otherChain.contractAddress)).anchoredRoots).toEqual([])
    expect(await ChainEpoch.query(storage.database)).toHaveLength(1)
    await anchoring.close()
  })

  test('because CONTRACT_ADDRESS changed stops the sender as well', async () => {
    await anchorOn(await configureChain(anvil))
    anchoring = openTestAnchoring(storage, { chain: await configureChain(anvil) })
    await until(() => anchoring?.healthy().state === 'wrong_chain')
  })

  test('because it is no longer configured keeps its anchors', async () => {
    const anchorHashes = await anchorOn(await configureChain(anvil))
    const dataDir = makeFolder()
    anchoring = openTestAnchoring(storage, { dataDir })
    await until(() => anchoring?.healthy().state === 'wrong_chain')
    expect(await statesOf(storage.database, anchorHashes)).toEqual(['anchored', 'anchored'])
    await anchoring.close()
  })
})

test('an address without our contract stops the sender before it signs anything', async () => {
  const chain = { ...(await configureChain(anvil)), contractAddress: `0x${'ab'.repeat(20)}` }
  anchoring = openTestAnchoring(storage, { chain })
  await queueAnchors(storage.database, 1)
  await until(() => anchoring?.healthy().state === 'wrong_chain')
  expect(anchoring.healthy().alarms.wrong_chain).toContain('CONTRACT_ADDRESS')
  expect(await ChainTransaction.query(storage.database)).toEqual([])
})

test('an anchor counts once the chain calls its block final', async () => {
  const patient = await startAnvil({ slotsPerEpoch: 2 })
  const chain = await configureChain(patient)
  await patient.send('anvil_mine', ['0x5'])
  anchoring = openTestAnchoring(storage, { chain })
  const anchorHashes = await queueAnchors(storage.database, 1)
  await until(
    async () => (await readHistory(patient, chain.contractAddress)).anchoredRoots.length === 1,
  )
  await followedTo(3)
  await patient.send('anvil_mine', ['0x3'])
  await followedTo(6)
  expect(await statesOf(storage.database, anchorHashes)).toEqual(['pending'])
  await patient.send('evm_mine')
  await untilAll(storage.database, anchorHashes, 'anchored')
  await anchoring.close()
})

test('where no block is called final, an anchor counts once as many follow as are asked for', async () => {
  const liar = await startLiar(anvil.url)
  liar.tell(NO_FINALITY)
  const chain = { ...(await configureChain(anvil, { confirmations: 3 })), rpcUrl: liar.url }
  await anvil.send('anvil_mine', ['0x5'])
  anchoring = openTestAnchoring(storage, { chain })
  const anchorHashes = await queueAnchors(storage.database, 1)
  await until(
    async () => (await readHistory(anvil, chain.contractAddress)).anchoredRoots.length === 1,
  )
  await followedTo(4)
  await anvil.send('anvil_mine', ['0x2'])
  await followedTo(6)
  expect(await statesOf(storage.database, anchorHashes)).toEqual(['pending'])
  await anvil.send('evm_mine')
  await untilAll(storage.database, anchorHashes, 'anchored')
  await anchoring.close()
})

/** Waits until the sender has followed the chain to exactly this block. */
async function followedTo(block: number) {
  await until(async () => (await ChainEpoch.current(storage.database))?.followedBlock === block)
}

test('a contract that is older than our tables is followed from its first block', async () => {
  const chain = await configureChain(anvil)
  await anvil.send('anvil_mine', ['0x32'])
  await anchorOn(chain)
  const epoch = await ChainEpoch.current(storage.database)
  expect(epoch?.firstBlock).toBe(1)
})
