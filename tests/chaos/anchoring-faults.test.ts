import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { ChainCall } from '#api/anchoring/rows/chain-call-row.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import { findAnchors } from '#api/anchoring/proof.ts'
import { anchorData, revokeData } from '#api/anchoring/chain/registry-calls.ts'
import { openSigner } from '#api/anchoring/chain/signer.ts'
import {
  configureChain,
  makeDataDir,
  openTestAnchoring,
  queueAnchors,
  queueRevocations,
  statesOf,
  until,
  untilAll,
  type ConfiguredChain,
  type TestAnchoring,
} from '#tests/support/chain/anchoring.ts'
import { startAnvil, type Anvil } from '#tests/support/chain/anvil.ts'
import { readHistory, saveState } from '#tests/support/chain/chain-history.ts'
import { LIES, NO_EVENTS, ONE_BLOCK_ONLY, startLiar } from '#tests/support/chain/lying-node.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/server/database.ts'

const GWEI = 1_000_000_000n

let anvil: Anvil
let chain: ConfiguredChain
let storage: TestDatabase
let anchoring: TestAnchoring

beforeEach(async () => {
  anvil = await startAnvil()
  chain = await configureChain(anvil)
  storage = await openTestDatabase()
  anchoring = openTestAnchoring(storage, { chain })
})
afterEach(async () => {
  await anchoring.close()
  await storage.close()
  await anvil.stop()
})

const toQuantity = (value: bigint | number) => `0x${value.toString(16)}`

async function expectEachRootOnce() {
  const { anchoredRoots } = await readHistory(anvil, chain.contractAddress)
  expect(new Set(anchoredRoots).size).toBe(anchoredRoots.length)
  const batches = await AnchorBatch.query(storage.database)
  expect([...anchoredRoots].sort()).toEqual(batches.map(({ root }) => root).sort())
}

/** Of the sender's own account, but signed by somebody who knows nothing of our tables. */
async function sendAside(data: string, to = chain.contractAddress) {
  const signer = openSigner(chain.privateKey)
  const nonce = Number(await anvil.send('eth_getTransactionCount', [signer.address, 'latest']))
  const { raw } = signer.sign({
    chainId: 31_337,
    nonce,
    to,
    data,
    gasLimit: 200_000n,
    maxFeePerGas: 10n * GWEI,
    maxPriorityFeePerGas: 2n * GWEI,
  })
  await anvil.send('eth_sendRawTransaction', [raw])
}

describe('a node that is away', () => {
  test('keeps nobody from queueing, raises an alarm, and is caught up with alone', async () => {
    const before = await queueAnchors(storage.database, 1)
    await untilAll(storage.database, before, 'anchored')
    const { dataDir, remove } = makeDataDir()
    const { port } = anvil
    const state = await saveState(anvil, dataDir)
    await anvil.stop()
    const waiting = await queueAnchors(storage.database, 3)
    await until(() => anchoring.healthy().alarms.chain_away !== undefined)
    expect(anchoring.healthy().state).toBe('chain_away')
    expect(await statesOf(storage.database, [...before, ...waiting])).toEqual([
      'anchored',
      ...new Array<string>(3).fill('pending'),
    ])

    anvil = await startAnvil({ port, args: ['--load-state', state] })
    await untilAll(storage.database, waiting, 'anchored')
    await until(() => anchoring.healthy().alarms.chain_away === undefined)
    await expectEachRootOnce()
    remove()
  })

  test('that only hangs is given up after a while, and asked again', async () => {
    const before = await queueAnchors(storage.database, 1)
    await untilAll(storage.database, before, 'anchored')
    anvil.freeze()
    const waiting = await queueAnchors(storage.database, 2)
    await until(() => anchoring.healthy().state === 'chain_away')
    // What stands in the tables is answered while the node hangs.
    expect(await statesOf(storage.database, before)).toEqual(['anchored'])

    anvil.resume()
    await untilAll(storage.database, waiting, 'anchored')
    await until(() => anchoring.healthy().alarms.chain_away === undefined)
    await expectEachRootOnce()
  })

  test('that answers nonsense counts as away, and nothing it says is believed', async () => {
    await anchoring.close()
    const liar = await startLiar(anvil.url)
    anchoring = openTestAnchoring(storage, { chain: { ...chain, rpcUrl: liar.url } })
    const before = await queueAnchors(storage.database, 1)
    await untilAll(storage.database, before, 'anchored')

    for (const lie of LIES) {
      liar.tell(lie)
      const waiting = await queueAnchors(storage.database, 1)
      await until(() => anchoring.healthy().alarms.chain_away !== undefined)
      expect(await statesOf(storage.database, [...before, ...waiting])).toEqual([
        'anchored',
        'pending',
      ])
      liar.tell(undefined)
      await untilAll(storage.database, waiting, 'anchored')
      await until(() => anchoring.healthy().alarms.chain_away === undefined)
    }
    await expectEachRootOnce()
    await liar.close()
  })

  test('that lags behind and shows a block without its events is asked again', async () => {
    await anchoring.close()
    const liar = await startLiar(anvil.url)
    liar.tell(NO_EVENTS)
    anchoring = openTestAnchoring(storage, { chain: { ...chain, rpcUrl: liar.url } })
    const anchorHashes = await queueAnchors(storage.database, 1)
    await until(async () => {
      const epoch = await ChainEpoch.current(storage.database)
      return epoch?.followedBlock === 2
    })
    expect(await statesOf(storage.database, anchorHashes)).toEqual(['pending'])

    liar.tell(undefined)
    await untilAll(storage.database, anchorHashes, 'anchored')
    await liar.close()
  })

  test('that answers for few blocks at once is asked in smaller parts', async () => {
    await anchoring.close()
    const before = await queueAnchors(storage.database, 1)
    anchoring = openTestAnchoring(storage, { chain })
    await untilAll(storage.database, before, 'anchored')
    await anchoring.close()
    await anvil.send('anvil_mine', ['0x14'])

    const liar = await startLiar(anvil.url)
    liar.tell(ONE_BLOCK_ONLY)
    anchoring = openTestAnchoring(storage, { chain: { ...chain, rpcUrl: liar.url } })
    await untilAll(storage.database, await queueAnchors(storage.database, 1), 'anchored')
    await liar.close()
  })
})

describe('a reorganised chain', () => {
  test('takes the anchor back until the same transaction is mined again', async () => {
    const anchorHashes = await queueAnchors(storage.database, 3)
    await untilAll(storage.database, anchorHashes, 'anchored')
    await queueRevocations(storage.database, anchorHashes.slice(0, 1))
    await untilAll(storage.database, anchorHashes.slice(0, 1), 'revoked')
    const signed = await ChainTransaction.query(storage.database)
    await until(async () =>
      (await ChainTransaction.query(storage.database)).every(({ isRetired }) => isRetired),
    )

    await anvil.send('evm_setAutomine', [false])
    await anvil.send('anvil_reorg', [2, []])
    await until(() => anchoring.notices.unanchored.length === 3)
    expect(await statesOf(storage.database, anchorHashes)).toEqual(new Array(3).fill('pending'))

    await anvil.send('evm_setAutomine', [true])
    await anvil.send('evm_mine')
    await untilAll(storage.database, anchorHashes.slice(1), 'anchored')
    await untilAll(storage.database, anchorHashes.slice(0, 1), 'revoked')
    await expectEachRootOnce()
    const { revokedLeaves } = await readHistory(anvil, chain.contractAddress)
    expect(revokedLeaves).toHaveLength(1)
    expect(await ChainTransaction.query(storage.database)).toHaveLength(signed.length)
  })
})

describe('a transaction that offers too little', () => {
  test('is replaced at the same nonce, and one of the two is mined', async () => {
    await anvil.send('evm_setAutomine', [false])
    const anchorHashes = await queueAnchors(storage.database, 2)
    await until(async () => (await ChainTransaction.query(storage.database)).length === 1)
    await anvil.send('anvil_setNextBlockBaseFeePerGas', [toQuantity(500n * GWEI)])
    await anvil.send('anvil_mine', [toQuantity(6)])

    await until(async () => {
      await anvil.send('evm_mine')
      return (await statesOf(storage.database, anchorHashes)).every((state) => state === 'anchored')
    })
    const transactions = await ChainTransaction.query(storage.database)
    expect(transactions.length).toBeGreaterThan(1)
    expect(new Set(transactions.map(({ nonce }) => nonce)).size).toBe(1)
    await expectEachRootOnce()
  })

  test('that the node refuses to take is offered with a higher fee', async () => {
    await anvil.send('evm_setAutomine', [false])
    // A foreign transaction waits at our nonce and offers more than we would.
    const signer = openSigner(chain.privateKey)
    const nonce = Number(await anvil.send('eth_getTransactionCount', [signer.address, 'latest']))
    const foreign = signer.sign({
      chainId: 31_337,
      nonce,
      to: signer.address,
      data: '0x',
      gasLimit: 21_000n,
      maxFeePerGas: 6n * GWEI,
      maxPriorityFeePerGas: 3n * GWEI,
    })
    await anvil.send('eth_sendRawTransaction', [foreign.raw])

    const anchorHashes = await queueAnchors(storage.database, 1)
    const isWaiting = async ({ hash }: { hash: string }) =>
      (await anvil.send('eth_getTransactionByHash', [hash])) !== null
    await until(async () => !(await isWaiting(foreign)))

    await anvil.send('evm_mine')
    await untilAll(storage.database, anchorHashes, 'anchored')
    const transactions = await ChainTransaction.query(storage.database)
    expect(new Set(transactions.map((transaction) => transaction.nonce))).toEqual(new Set([nonce]))
    await expectEachRootOnce()
  })
})

describe('a nonce', () => {
  test('gap is filled, so that the transaction behind it is mined', async () => {
    await anchoring.close()
    const anchorHashes = await queueAnchors(storage.database, 1)
    await anvil.send('evm_setAutomine', [false])
    anchoring = openTestAnchoring(storage, { chain })
    await until(async () => (await ChainTransaction.query(storage.database)).length === 1)
    await anchoring.close()
    await moveTransactionAhead(3)

    await anvil.send('evm_setAutomine', [true])
    anchoring = openTestAnchoring(storage, { chain })
    await untilAll(storage.database, anchorHashes, 'anchored')
    const fillers = await ChainTransaction.query(storage.database).whereNull('callId')
    expect(fillers).toHaveLength(3)
    await expectEachRootOnce()
  })

  test('that another transaction used up is given up for the next one', async () => {
    await anvil.send('evm_setAutomine', [false])
    const anchorHashes = await queueAnchors(storage.database, 1)
    await until(async () => (await ChainTransaction.query(storage.database)).length === 1)
    const [lost] = await ChainTransaction.query(storage.database)
    await anvil.send('anvil_dropAllTransactions')
    await sendAside('0x', openSigner(chain.privateKey).address)
    await anvil.send('evm_mine')
    await anvil.send('evm_setAutomine', [true])

    await untilAll(storage.database, anchorHashes, 'anchored')
    const transactions = await ChainTransaction.query(storage.database)
    expect(transactions.map(({ nonce }) => nonce)).toContain((lost?.nonce ?? 0) + 1)
    await expectEachRootOnce()
  })

  /** As if the transactions before it had been forgotten by the node and by us. */
  async function moveTransactionAhead(by: number) {
    const { database } = storage
    const [stored] = await ChainTransaction.query(database)
    const epoch = await ChainEpoch.current(database)
    const call = await ChainCall.query(database).findOne({ kind: 'anchor' })
    const batch = await AnchorBatch.query(database).findById(call?.batchId ?? '')
    if (!stored || !epoch || !batch) throw new Error('Nothing was signed')
    await anvil.send('anvil_dropAllTransactions')
    await ChainTransaction.query(database).delete()
    const nonce = stored.nonce + by
    const fees = { maxFeePerGas: 10n * GWEI, maxPriorityFeePerGas: GWEI }
    const signed = openSigner(chain.privateKey).sign({
      chainId: epoch.chainId,
      nonce,
      to: epoch.contractAddress,
      data: anchorData(batch.root, batch.size),
      gasLimit: 100_000n,
      ...fees,
    })
    await ChainTransaction.store(database, {
      ...signed,
      epochId: epoch.id,
      callId: stored.callId,
      nonce,
      maxFeePerGas: String(fees.maxFeePerGas),
      maxPriorityFeePerGas: String(fees.maxPriorityFeePerGas),
      signedAtBlock: stored.signedAtBlock,
    })
  }
})

describe('what somebody else put on chain', () => {
  test('counts as anchored: the refusal of a known root is followed by its event', async () => {
    await anvil.send('evm_setAutomine', [false])
    const anchorHashes = await queueAnchors(storage.database, 2)
    await until(async () => (await ChainTransaction.query(storage.database)).length === 1)
    const [batch] = await AnchorBatch.query(storage.database)
    await anvil.send('anvil_dropAllTransactions')
    await sendAside(anchorData(batch?.root ?? '', batch?.size ?? 0))
    await anvil.send('evm_mine')
    await anvil.send('evm_setAutomine', [true])

    await untilAll(storage.database, anchorHashes, 'anchored')
    await expectEachRootOnce()
  })

  test('counts as revoked, and only the rest is sent', async () => {
    const anchorHashes = await queueAnchors(storage.database, 4)
    await untilAll(storage.database, anchorHashes, 'anchored')
    const anchors = await findAnchors(storage.database, anchorHashes)
    const [one = '', other = ''] = anchorHashes
    const root = anchors.get(one)?.proof?.root ?? ''
    const bit = 1n << BigInt(anchors.get(one)?.proof?.index ?? 0)

    await anvil.send('evm_setAutomine', [false])
    await queueRevocations(storage.database, [one, other])
    await until(async () => (await ChainTransaction.query(storage.database)).length === 2)
    await anvil.send('anvil_dropAllTransactions')
    await sendAside(revokeData({ root, word: 0, mask: toQuantity(bit), reasonCode: 4 }))
    await anvil.send('evm_mine')
    await anvil.send('evm_setAutomine', [true])

    await untilAll(storage.database, [one, other], 'revoked')
    const { revokedLeaves } = await readHistory(anvil, chain.contractAddress)
    expect(new Set(revokedLeaves).size).toBe(2)
    expect(revokedLeaves).toHaveLength(2)
  })

  test('revokes a hash that no row of ours asked to revoke', async () => {
    const [anchorHash = ''] = await queueAnchors(storage.database, 1)
    await untilAll(storage.database, [anchorHash], 'anchored')
    const { proof } = (await findAnchors(storage.database, [anchorHash])).get(anchorHash) ?? {}
    await sendAside(revokeData({ root: proof?.root ?? '', word: 0, mask: '0x1', reasonCode: 2 }))

    await untilAll(storage.database, [anchorHash], 'revoked')
    expect(anchoring.notices.revoked.map((notice) => notice.anchorHash)).toEqual([anchorHash])

    // It stands although the chain forgets it: then the sender revokes by itself.
    await anvil.send('anvil_reorg', [1, []])
    await until(() => anchoring.notices.revoked.length === 2)
    await untilAll(storage.database, [anchorHash], 'revoked')
  })
})

describe('an account', () => {
  test('without gas money raises an alarm, and its calls go out when there is money again', async () => {
    const { address } = openSigner(chain.privateKey)
    await anvil.send('anvil_setBalance', [address, '0x1'])
    const anchorHashes = await queueAnchors(storage.database, 1)
    await until(() => anchoring.healthy().alarms.low_balance !== undefined)
    expect(await statesOf(storage.database, anchorHashes)).toEqual(['pending'])

    await anvil.send('anvil_setBalance', [address, toQuantity(GWEI ** 2n * 100n)])
    await untilAll(storage.database, anchorHashes, 'anchored')
    await until(() => anchoring.healthy().alarms.low_balance === undefined)
    await expectEachRootOnce()
  })

  test('without the role raises an alarm and signs nothing', async () => {
    await anchoring.close()
    const stranger = { ...chain, privateKey: anvil.privateKeys[3] ?? '' }
    anchoring = openTestAnchoring(storage, { chain: stranger })
    await queueAnchors(storage.database, 1)
    await until(() => anchoring.healthy().alarms.call_refused !== undefined)
    expect(await ChainTransaction.query(storage.database)).toEqual([])
  })
})
