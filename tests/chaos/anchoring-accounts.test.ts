import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { anchorData } from '#api/anchoring/chain/registry-calls.ts'
import { openSigner } from '#api/anchoring/chain/signer.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import {
  queueAnchors,
  queueRevocations,
  statesOf,
  until,
  untilAll,
} from '#tests/support/chain/anchoring.ts'
import { MUCH_GAS, startLiar } from '#tests/support/chain/lying-node.ts'
import { inSoak } from '#tests/support/rounds.ts'
import { GWEI, setAnchoringScene, type AnchoringScene } from './anchoring-scene.ts'

let scene: AnchoringScene
beforeEach(async () => {
  scene = await setAnchoringScene()
})
afterEach(() => scene.close())

const toQuantity = (value: bigint | number) => `0x${value.toString(16)}`
const sendersOf = (transactions: ChainTransaction[]) => transactions.map(({ sender }) => sender)

test('anchors are sent by the issuer and revocations by the revoker, each with its own nonces', async () => {
  const anchorHashes = await queueAnchors(scene.database, 2)
  await queueRevocations(scene.database, anchorHashes)
  await untilAll(scene.database, anchorHashes, 'revoked')
  const { issuerKey, revokerKey } = scene.chain
  const transactions = await ChainTransaction.query(scene.database).orderBy('createdAt')
  expect(sendersOf(transactions)).toEqual(
    [issuerKey, revokerKey].map((key) => openSigner(key).address),
  )
})

inSoak(test)('one account with both keys sends both, from one sequence of nonces', async () => {
  await scene.anchoring.close()
  const { issuerKey } = scene.chain
  await scene.administer('grantRole', 'REVOKER_ROLE', openSigner(issuerKey).address)
  scene.open({ revokerKey: issuerKey })
  const anchorHashes = await queueAnchors(scene.database, 2)
  await untilAll(scene.database, anchorHashes, 'anchored')
  await scene.anvil.send('evm_setAutomine', [false])
  await queueRevocations(scene.database, anchorHashes)
  await queueAnchors(scene.database, 2)
  await until(async () => (await ChainTransaction.query(scene.database)).length === 3)
  const nonces = (await ChainTransaction.query(scene.database)).map(({ nonce }) => nonce)
  expect(new Set(nonces).size).toBe(3)
})

inSoak(describe)('an issuer that is replaced while its transactions wait', () => {
  let former: string
  let next: string

  beforeEach(async () => {
    next = scene.anvil.privateKeys[3] ?? ''
    former = openSigner(scene.chain.issuerKey).address
    await scene.administer('grantRole', 'ISSUER_ROLE', openSigner(next).address)
  })

  /** Signs and stores three batches, whose transactions the node then forgets. */
  async function signThree(): Promise<string[]> {
    await scene.anvil.send('evm_setAutomine', [false])
    const anchorHashes: string[] = []
    for (let batch = 1; batch <= 3; batch++) {
      anchorHashes.push(...(await queueAnchors(scene.database, 2)))
      await until(async () => (await ChainTransaction.query(scene.database)).length === batch)
    }
    await scene.anchoring.close()
    await scene.anvil.send('anvil_dropAllTransactions')
    await scene.anvil.send('evm_setAutomine', [true])
    return anchorHashes
  }

  test('keeps them as long as it has the role: they are sent as they were signed', async () => {
    const anchorHashes = await signThree()
    scene.open({ issuerKey: next })
    await untilAll(scene.database, anchorHashes, 'anchored')
    const transactions = await ChainTransaction.query(scene.database)
    expect(sendersOf(transactions)).toEqual([former, former, former])
    await scene.expectEachRootOnce()
  })

  test('loses them with the role, and the next one sends their calls', async () => {
    const anchorHashes = await signThree()
    await scene.administer('revokeRole', 'ISSUER_ROLE', former)
    scene.open({ issuerKey: next })
    await untilAll(scene.database, anchorHashes, 'anchored')
    const transactions = await ChainTransaction.query(scene.database)
    expect(sendersOf(transactions).filter((sender) => sender !== former)).toHaveLength(3)
    await until(async () =>
      (await ChainTransaction.query(scene.database)).every(({ isRetired }) => isRetired),
    )
    await scene.expectEachRootOnce()
  })
})

inSoak(describe)('above the ceiling', () => {
  test('of the fee nothing is signed, and everything is when gas is cheaper again', async () => {
    await scene.anchoring.close()
    await scene.anvil.send('anvil_setNextBlockBaseFeePerGas', [toQuantity(500n * GWEI)])
    await scene.anvil.send('evm_mine')
    scene.open({ maxFeeGwei: 100 })
    const anchorHashes = await queueAnchors(scene.database, 2)
    await until(() => scene.anchoring.healthy().alarms.too_dear !== undefined)
    expect(await ChainTransaction.query(scene.database)).toEqual([])
    expect(scene.anchoring.healthy().alarms.too_dear).toContain(
      'CHAIN_MAX_FEE_GWEI allows only 100',
    )

    await scene.anvil.send('anvil_mine', [toQuantity(40)])
    await untilAll(scene.database, anchorHashes, 'anchored')
    await until(() => scene.anchoring.healthy().alarms.too_dear === undefined)
    const [transaction] = await ChainTransaction.query(scene.database)
    expect(BigInt(transaction?.maxFeePerGas ?? 0)).toBeLessThanOrEqual(100n * GWEI)
  })

  test('no fee is raised: what was signed waits', async () => {
    await scene.anchoring.close()
    await scene.anvil.send('evm_setAutomine', [false])
    scene.open({ maxFeeGwei: 100 })
    const anchorHashes = await queueAnchors(scene.database, 2)
    await until(async () => (await ChainTransaction.query(scene.database)).length === 1)
    await scene.anvil.send('anvil_setNextBlockBaseFeePerGas', [toQuantity(500n * GWEI)])
    await scene.anvil.send('anvil_mine', [toQuantity(6)])
    await until(() => scene.anchoring.healthy().alarms.too_dear !== undefined)
    expect(await ChainTransaction.query(scene.database)).toHaveLength(1)

    await scene.anvil.send('anvil_mine', [toQuantity(60)])
    await scene.anvil.send('evm_setAutomine', [true])
    await scene.anvil.send('evm_mine')
    await untilAll(scene.database, anchorHashes, 'anchored')
    await scene.expectEachRootOnce()
  })

  test('of the gas nothing is signed, and everything is when the node is honest again', async () => {
    await scene.anchoring.close()
    const liar = await startLiar(scene.anvil.url)
    liar.tell(MUCH_GAS)
    scene.open({ rpcUrl: liar.url })
    const anchorHashes = await queueAnchors(scene.database, 2)
    await until(() => scene.anchoring.healthy().alarms.too_dear !== undefined)
    expect(await ChainTransaction.query(scene.database)).toEqual([])
    expect(await statesOf(scene.database, anchorHashes)).toEqual(['pending', 'pending'])

    liar.tell(undefined)
    await untilAll(scene.database, anchorHashes, 'anchored')
    await scene.anchoring.close()
    await liar.close()
  })
})

inSoak(describe)('an alarm is raised', () => {
  test('for a root that no batch here has', async () => {
    const root = `0x${'ab'.repeat(32)}`
    await scene.sendAside(anchorData(root, 3))
    await until(() => scene.anchoring.healthy().alarms.foreign_root !== undefined)
    expect(scene.anchoring.healthy().alarms.foreign_root).toContain(root)
  })

  test('for an account that may revoke beside ours, until its role is withdrawn', async () => {
    const { address } = openSigner(scene.anvil.privateKeys[3] ?? '')
    await scene.administer('grantRole', 'REVOKER_ROLE', address)
    await until(() => scene.anchoring.healthy().alarms.foreign_role !== undefined)
    expect(scene.anchoring.healthy().alarms.foreign_role).toContain(address)
    await scene.administer('revokeRole', 'REVOKER_ROLE', address)
    await until(() => scene.anchoring.healthy().alarms.foreign_role === undefined)
  })

  test('for one to which the deployment gave a role', async () => {
    await scene.anchoring.close()
    scene.open({ revokerKey: scene.anvil.privateKeys[3] ?? '' })
    await until(() => scene.anchoring.healthy().alarms.foreign_role !== undefined)
    const { address } = openSigner(scene.chain.revokerKey)
    expect(scene.anchoring.healthy().alarms.foreign_role).toContain(address)
  })
})
