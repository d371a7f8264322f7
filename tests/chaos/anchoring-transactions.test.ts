import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anchorData, revokeData } from '#api/anchoring/chain/registry-calls.ts'
import { openSigner } from '#api/anchoring/chain/signer.ts'
import { findAnchors } from '#api/anchoring/proof.ts'
import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { ChainCall } from '#api/anchoring/rows/chain-call-row.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import {
  queueAnchors,
  queueRevocations,
  statesOf,
  until,
  untilAll,
} from '#tests/support/chain/anchoring.ts'
import { readHistory } from '#tests/support/chain/chain-history.ts'
import { inSoak } from '#tests/support/rounds.ts'
import { GWEI, readNonce, setAnchoringScene, type AnchoringScene } from './anchoring-scene.ts'

let scene: AnchoringScene
beforeEach(async () => {
  scene = await setAnchoringScene()
})
afterEach(() => scene.close())

const toQuantity = (value: bigint | number) => `0x${value.toString(16)}`

describe('a transaction that offers too little', () => {
  test('is replaced at the same nonce, and one of the two is mined', async () => {
    await scene.anvil.send('evm_setAutomine', [false])
    const anchorHashes = await queueAnchors(scene.database, 2)
    await until(async () => (await ChainTransaction.query(scene.database)).length === 1)
    await scene.anvil.send('anvil_setNextBlockBaseFeePerGas', [toQuantity(500n * GWEI)])
    await scene.anvil.send('anvil_mine', [toQuantity(6)])

    await until(async () => {
      await scene.anvil.send('evm_mine')
      return (await statesOf(scene.database, anchorHashes)).every((state) => state === 'anchored')
    })
    const transactions = await ChainTransaction.query(scene.database)
    expect(transactions.length).toBeGreaterThan(1)
    expect(new Set(transactions.map(({ nonce }) => nonce)).size).toBe(1)
    await scene.expectEachRootOnce()
  })

  inSoak(test)('that the node refuses to take is offered with a higher fee', async () => {
    await scene.anvil.send('evm_setAutomine', [false])
    // A foreign transaction waits in the node's pool. It has the same nonce as our transaction, and
    // a higher fee.
    const signer = openSigner(scene.chain.issuerKey)
    const nonce = await readNonce(scene.anvil, signer.address)
    const foreign = signer.sign({
      chainId: 31_337,
      nonce,
      to: signer.address,
      data: '0x',
      gasLimit: 21_000n,
      maxFeePerGas: 6n * GWEI,
      maxPriorityFeePerGas: 3n * GWEI,
    })
    await scene.anvil.send('eth_sendRawTransaction', [foreign.raw])

    const anchorHashes = await queueAnchors(scene.database, 1)
    const isWaiting = async ({ hash }: { hash: string }) =>
      (await scene.anvil.send('eth_getTransactionByHash', [hash])) !== null
    await until(async () => !(await isWaiting(foreign)))

    await scene.anvil.send('evm_mine')
    await untilAll(scene.database, anchorHashes, 'anchored')
    const transactions = await ChainTransaction.query(scene.database)
    expect(new Set(transactions.map((transaction) => transaction.nonce))).toEqual(new Set([nonce]))
    await scene.expectEachRootOnce()
  })
})

describe('a nonce', () => {
  test('gap is filled, so that the transaction behind it is mined', async () => {
    await scene.anchoring.close()
    const anchorHashes = await queueAnchors(scene.database, 1)
    await scene.anvil.send('evm_setAutomine', [false])
    scene.open()
    await until(async () => (await ChainTransaction.query(scene.database)).length === 1)
    await scene.anchoring.close()
    await moveTransactionAhead(3)

    await scene.anvil.send('evm_setAutomine', [true])
    scene.open()
    await untilAll(scene.database, anchorHashes, 'anchored')
    const fillers = await ChainTransaction.query(scene.database).whereNull('callId')
    expect(fillers).toHaveLength(3)
    await scene.expectEachRootOnce()
  })

  inSoak(test)('that another transaction used up is given up for the next one', async () => {
    await scene.anvil.send('evm_setAutomine', [false])
    const anchorHashes = await queueAnchors(scene.database, 1)
    await until(async () => (await ChainTransaction.query(scene.database)).length === 1)
    const [lost] = await ChainTransaction.query(scene.database)
    await scene.anvil.send('anvil_dropAllTransactions')
    await scene.sendAside('0x', { to: openSigner(scene.chain.issuerKey).address })
    await scene.anvil.send('evm_mine')
    await scene.anvil.send('evm_setAutomine', [true])

    await untilAll(scene.database, anchorHashes, 'anchored')
    const transactions = await ChainTransaction.query(scene.database)
    expect(transactions.map(({ nonce }) => nonce)).toContain((lost?.nonce ?? 0) + 1)
    await scene.expectEachRootOnce()
  })

  /**
   * Raises the nonce of our transaction, as if earlier transactions existed. Neither the node nor
   * the product knows such transactions.
   */
  async function moveTransactionAhead(by: number) {
    const { database } = scene
    const [stored] = await ChainTransaction.query(database)
    const epoch = await ChainEpoch.current(database)
    const call = await ChainCall.query(database).findOne({ kind: 'anchor' })
    const batch = await AnchorBatch.query(database).findById(call?.batchId ?? '')
    if (!stored || !epoch || !batch) throw new Error('Nothing was signed')
    await scene.anvil.send('anvil_dropAllTransactions')
    await ChainTransaction.query(database).delete()
    const nonce = stored.nonce + by
    const fees = { maxFeePerGas: 10n * GWEI, maxPriorityFeePerGas: GWEI }
    const signed = openSigner(scene.chain.issuerKey).sign({
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
      sender: stored.sender,
      nonce,
      maxFeePerGas: String(fees.maxFeePerGas),
      maxPriorityFeePerGas: String(fees.maxPriorityFeePerGas),
      signedAtBlock: stored.signedAtBlock,
    })
  }
})

describe('what somebody else put on chain', () => {
  test('counts as anchored: the refusal of a known root is followed by its event', async () => {
    await scene.anvil.send('evm_setAutomine', [false])
    const anchorHashes = await queueAnchors(scene.database, 2)
    await until(async () => (await ChainTransaction.query(scene.database)).length === 1)
    const [batch] = await AnchorBatch.query(scene.database)
    await scene.anvil.send('anvil_dropAllTransactions')
    await scene.sendAside(anchorData(batch?.root ?? '', batch?.size ?? 0))
    await scene.anvil.send('evm_mine')
    await scene.anvil.send('evm_setAutomine', [true])

    await untilAll(scene.database, anchorHashes, 'anchored')
    await scene.expectEachRootOnce()
  })

  inSoak(test)('counts as revoked, and only the rest is sent', async () => {
    const anchorHashes = await queueAnchors(scene.database, 4)
    await untilAll(scene.database, anchorHashes, 'anchored')
    const anchors = await findAnchors(scene.database, anchorHashes)
    const [one = '', other = ''] = anchorHashes
    const root = anchors.get(one)?.proof?.root ?? ''
    const bit = 1n << BigInt(anchors.get(one)?.proof?.index ?? 0)

    await scene.anvil.send('evm_setAutomine', [false])
    await queueRevocations(scene.database, [one, other])
    await until(async () => (await ChainTransaction.query(scene.database)).length === 2)
    await scene.anvil.send('anvil_dropAllTransactions')
    await scene.sendAside(revokeData({ root, word: 0, mask: toQuantity(bit), reasonCode: 4 }), {
      key: scene.chain.revokerKey,
    })
    await scene.anvil.send('evm_mine')
    await scene.anvil.send('evm_setAutomine', [true])

    await untilAll(scene.database, [one, other], 'revoked')
    const { revokedLeaves } = await readHistory(scene.anvil, scene.chain.contractAddress)
    expect(new Set(revokedLeaves).size).toBe(2)
    expect(revokedLeaves).toHaveLength(2)
  })

  inSoak(test)(
    'disputes a hash that no row of ours asked to revoke, until somebody here does',
    async () => {
      const [anchorHash = ''] = await queueAnchors(scene.database, 1)
      await untilAll(scene.database, [anchorHash], 'anchored')
      const { proof } = (await findAnchors(scene.database, [anchorHash])).get(anchorHash) ?? {}
      await scene.sendAside(
        revokeData({ root: proof?.root ?? '', word: 0, mask: '0x1', reasonCode: 2 }),
        { key: scene.chain.revokerKey },
      )

      await expect
        .poll(async () => (await findAnchors(scene.database, [anchorHash])).get(anchorHash))
        .toMatchObject({ status: 'anchored', isDisputed: true })
      await queueRevocations(scene.database, [anchorHash], 2)
      expect(await statesOf(scene.database, [anchorHash])).toEqual(['revoked'])

      // A reorganization removes the revocation from the chain. The product still calls the hash
      // revoked, and its sender sends the revocation again.
      await scene.anvil.send('anvil_reorg', [1, []])
      await until(() => scene.anchoring.notices.revoked.length === 2)
      await untilAll(scene.database, [anchorHash], 'revoked')
    },
  )
})

describe('an account', () => {
  test('without gas money raises an alarm, and its calls go out when there is money again', async () => {
    const { address } = openSigner(scene.chain.issuerKey)
    await scene.anvil.send('anvil_setBalance', [address, '0x1'])
    const anchorHashes = await queueAnchors(scene.database, 1)
    await until(() => scene.anchoring.healthy().alarms.low_balance !== undefined)
    expect(await statesOf(scene.database, anchorHashes)).toEqual(['pending'])

    await scene.anvil.send('anvil_setBalance', [address, toQuantity(GWEI ** 2n * 100n)])
    await untilAll(scene.database, anchorHashes, 'anchored')
    await until(() => scene.anchoring.healthy().alarms.low_balance === undefined)
    await scene.expectEachRootOnce()
  })

  inSoak(test)('without the role raises an alarm and signs nothing', async () => {
    await scene.anchoring.close()
    scene.open({ issuerKey: scene.anvil.privateKeys[3] ?? '' })
    await queueAnchors(scene.database, 1)
    await until(() => scene.anchoring.healthy().alarms.call_refused !== undefined)
    expect(await ChainTransaction.query(scene.database)).toEqual([])
  })
})
