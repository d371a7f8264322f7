import { JsonRpcProvider, Wallet } from 'ethers'
import { beforeEach, expect, test } from 'vitest'
import { deployRegistry } from '#api/anchoring/chain/deploy-registry.ts'
import { openRpc } from '#api/anchoring/chain/rpc.ts'
import { openSigner } from '#api/anchoring/chain/signer.ts'
import { findAnchors } from '#api/anchoring/proof.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainSender } from '#api/anchoring/rows/chain-sender-row.ts'
import {
  configureChain,
  openTestAnchoring,
  queueAnchors,
  queueRevocations,
  until,
  untilAll,
  type ConfiguredChain,
  type TestAnchoring,
} from '#tests/support/chain/anchoring.ts'
import { startAnvil, type Anvil } from '#tests/support/chain/anvil.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/server/database.ts'

let anvil: Anvil
let chain: ConfiguredChain

beforeEach(async () => {
  anvil = await startAnvil()
  chain = await configureChain(anvil)
})
const openSender = (storage: TestDatabase) => openTestAnchoring(storage, { chain })

/** Waits until a new hash is anchored. The sender has then done all its earlier work. */
async function isAtRest({ database }: TestDatabase, anchoring: TestAnchoring) {
  const [anchorHash = ''] = await queueAnchors(database, 1)
  anchoring.wake()
  await untilAll(database, [anchorHash], 'anchored')
}

/**
 * Sends a transaction outside the product, from the sender's account to itself. An operator does
 * this to cancel a transaction that hangs.
 */
async function sendByHand(key: string): Promise<void> {
  const provider = new JsonRpcProvider(anvil.url)
  const wallet = new Wallet(key, provider)
  await (await wallet.sendTransaction({ to: wallet.address, value: 0n })).wait()
  provider.destroy()
}

test('what an account sent before it was ours, and what a deployment took, is not missed', async () => {
  const storage = await openTestDatabase()
  const first = openSender(storage)
  await isAtRest(storage, first)
  await deployRegistry(openRpc(anvil.url, new AbortController().signal), {
    signer: openSigner(chain.issuerKey),
    holders: {
      admin: openSigner(chain.issuerKey).address,
      issuer: openSigner(chain.issuerKey).address,
      revoker: openSigner(chain.revokerKey).address,
    },
    maxFeePerGas: 10n ** 12n,
  })
  await isAtRest(storage, first)
  await first.close()
  const second = openSender(storage)
  await isAtRest(storage, second)
  expect([first, second].map(({ notices }) => notices.rowsLost)).toEqual([0, 0])
})

test('what somebody sent by hand, and calls nothing of ours, raises an alarm and holds up nothing', async () => {
  const storage = await openTestDatabase()
  const first = openSender(storage)
  await isAtRest(storage, first)
  expect(first.healthy().alarms).not.toHaveProperty('hand_sent')
  await sendByHand(chain.issuerKey)
  await isAtRest(storage, first)
  await first.close()

  await sendByHand(chain.revokerKey)
  const second = openSender(storage)
  await isAtRest(storage, second)
  expect([first, second].map(({ notices }) => notices.rowsLost)).toEqual([0, 0])
  const accounts = [chain.issuerKey, chain.revokerKey].map((key) => openSigner(key).address)
  await until(() => accounts.every((one) => second.healthy().alarms.hand_sent?.includes(one)))
})

test('what was sent after the backup is missed, before anything new is signed', async () => {
  const storage = await openTestDatabase()
  const first = openSender(storage)
  await isAtRest(storage, first)
  await first.close()
  const restore = await storage.backUp()
  const second = openSender(storage)
  await isAtRest(storage, second)
  await second.close()
  expect(second.notices.rowsLost).toBe(0)

  const restored = await restore()
  const third = openSender(restored)
  await isAtRest(restored, third)
  expect(third.notices.rowsLost).toBeGreaterThan(0)
})

test('a batch that comes about once more is anchored by the event of the first time', async () => {
  const storage = await openTestDatabase()
  const first = openSender(storage)
  await isAtRest(storage, first)
  await first.close()
  const waiting = await queueAnchors(storage.database, 2)
  const restore = await storage.backUp()
  const second = openSender(storage)
  await untilAll(storage.database, waiting, 'anchored')
  await queueRevocations(storage.database, waiting.slice(0, 1))
  second.wake()
  await untilAll(storage.database, waiting.slice(0, 1), 'revoked')
  await second.close()

  const restored = await restore()
  openSender(restored)
  await untilAll(restored.database, waiting, 'anchored')
  await until(async () => {
    const anchors = await findAnchors(restored.database, waiting)
    return waiting.every((one, place) => anchors.get(one)?.isDisputed === (place === 0))
  })
})

test('when the chain is read again, what is missing comes back and nothing goes meanwhile', async () => {
  const storage = await openTestDatabase()
  const { database } = storage
  const anchoring = openSender(storage)
  const anchorHashes = await queueAnchors(database, 3)
  await queueRevocations(database, anchorHashes.slice(0, 1))
  await untilAll(database, anchorHashes.slice(0, 1), 'revoked')
  const { notices } = anchoring
  await database('anchor_leaves').update({ revokedBy: null })

  await database.transaction(async (trx) => {
    await ChainSender.forget(trx)
    await ChainEpoch.askToReread(trx, new Date())
  })
  anchoring.wake()
  await untilAll(database, anchorHashes.slice(0, 1), 'revoked')
  await until(async () => (await ChainEpoch.current(database))?.mustReread === false)
  expect(notices.unanchored).toEqual([])
})
