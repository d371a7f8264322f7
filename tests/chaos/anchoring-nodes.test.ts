import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import {
  makeDataDir,
  queueAnchors,
  queueRevocations,
  statesOf,
  until,
  untilAll,
} from '#tests/support/chain/anchoring.ts'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { readHistory, saveState } from '#tests/support/chain/chain-history.ts'
import { LIES, NO_EVENTS, ONE_BLOCK_ONLY, startLiar } from '#tests/support/chain/lying-node.ts'
import { inSoak } from '#tests/support/rounds.ts'
import { setAnchoringScene, type AnchoringScene } from './anchoring-scene.ts'

let scene: AnchoringScene
beforeEach(async () => {
  scene = await setAnchoringScene()
})
afterEach(() => scene.close())

describe('a node that is away', () => {
  test('keeps nobody from queueing, raises an alarm, and is caught up with alone', async () => {
    const before = await queueAnchors(scene.database, 1)
    await untilAll(scene.database, before, 'anchored')
    const { dataDir, remove } = makeDataDir()
    const { port } = scene.anvil
    const state = await saveState(scene.anvil, dataDir)
    await scene.anvil.stop()
    const waiting = await queueAnchors(scene.database, 3)
    await until(() => scene.anchoring.healthy().alarms.chain_away !== undefined)
    expect(scene.anchoring.healthy().state).toBe('chain_away')
    expect(await statesOf(scene.database, [...before, ...waiting])).toEqual([
      'anchored',
      ...new Array<string>(3).fill('pending'),
    ])

    scene.anvil = await startAnvil({ port, args: ['--load-state', state] })
    await untilAll(scene.database, waiting, 'anchored')
    await until(() => scene.anchoring.healthy().alarms.chain_away === undefined)
    await scene.expectEachRootOnce()
    remove()
  })

  inSoak(test)('that only hangs is given up after a while, and asked again', async () => {
    const before = await queueAnchors(scene.database, 1)
    await untilAll(scene.database, before, 'anchored')
    scene.anvil.freeze()
    const waiting = await queueAnchors(scene.database, 2)
    await until(() => scene.anchoring.healthy().state === 'chain_away')
    // The product answers from its own tables while the node hangs.
    expect(await statesOf(scene.database, before)).toEqual(['anchored'])

    scene.anvil.resume()
    await untilAll(scene.database, waiting, 'anchored')
    await until(() => scene.anchoring.healthy().alarms.chain_away === undefined)
    await scene.expectEachRootOnce()
  })

  inSoak(test)(
    'that answers nonsense counts as away, and nothing it says is believed',
    async () => {
      await scene.anchoring.close()
      const liar = await startLiar(scene.anvil.url)
      scene.open({ rpcUrl: liar.url })
      const before = await queueAnchors(scene.database, 1)
      await untilAll(scene.database, before, 'anchored')

      for (const lie of LIES) {
        liar.tell(lie)
        const waiting = await queueAnchors(scene.database, 1)
        await until(() => scene.anchoring.healthy().alarms.chain_away !== undefined)
        expect(await statesOf(scene.database, [...before, ...waiting])).toEqual([
          'anchored',
          'pending',
        ])
        liar.tell(undefined)
        await untilAll(scene.database, waiting, 'anchored')
        await until(() => scene.anchoring.healthy().alarms.chain_away === undefined)
      }
      await scene.expectEachRootOnce()
      await liar.close()
    },
  )

  inSoak(test)('that lags behind and shows a block without its events is asked again', async () => {
    await scene.anchoring.close()
    const liar = await startLiar(scene.anvil.url)
    liar.tell(NO_EVENTS)
    scene.open({ rpcUrl: liar.url })
    const anchorHashes = await queueAnchors(scene.database, 1)
    await until(async () => {
      const epoch = await ChainEpoch.current(scene.database)
      return epoch?.followedBlock === 2
    })
    expect(await statesOf(scene.database, anchorHashes)).toEqual(['pending'])

    liar.tell(undefined)
    await untilAll(scene.database, anchorHashes, 'anchored')
    await liar.close()
  })

  inSoak(test)('that answers for few blocks at once is asked in smaller parts', async () => {
    await scene.anchoring.close()
    const before = await queueAnchors(scene.database, 1)
    scene.open()
    await untilAll(scene.database, before, 'anchored')
    await scene.anchoring.close()
    await scene.anvil.send('anvil_mine', ['0x14'])

    const liar = await startLiar(scene.anvil.url)
    liar.tell(ONE_BLOCK_ONLY)
    scene.open({ rpcUrl: liar.url })
    await untilAll(scene.database, await queueAnchors(scene.database, 1), 'anchored')
    await liar.close()
  })
})

describe('a reorganised chain', () => {
  test('takes the anchor back until the same transaction is mined again', async () => {
    const anchorHashes = await queueAnchors(scene.database, 3)
    await untilAll(scene.database, anchorHashes, 'anchored')
    await queueRevocations(scene.database, anchorHashes.slice(0, 1))
    await untilAll(scene.database, anchorHashes.slice(0, 1), 'revoked')
    const signed = await ChainTransaction.query(scene.database)
    await until(async () =>
      (await ChainTransaction.query(scene.database)).every(({ isRetired }) => isRetired),
    )

    await scene.anvil.send('evm_setAutomine', [false])
    await scene.anvil.send('anvil_reorg', [2, []])
    await until(() => scene.anchoring.notices.unanchored.length === 3)
    expect(await statesOf(scene.database, anchorHashes)).toEqual(new Array(3).fill('pending'))

    await scene.anvil.send('evm_setAutomine', [true])
    await scene.anvil.send('evm_mine')
    await untilAll(scene.database, anchorHashes.slice(1), 'anchored')
    await untilAll(scene.database, anchorHashes.slice(0, 1), 'revoked')
    await scene.expectEachRootOnce()
    const { revokedLeaves } = await readHistory(scene.anvil, scene.chain.contractAddress)
    expect(revokedLeaves).toHaveLength(1)
    expect(await ChainTransaction.query(scene.database)).toHaveLength(signed.length)
  })
})
