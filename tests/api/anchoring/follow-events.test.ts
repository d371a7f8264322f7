import { expect, test } from 'vitest'
import { ChainEvent } from '#api/anchoring/rows/chain-event-row.ts'
import {
  configureChain,
  openTestAnchoring,
  queueAnchors,
  until,
  untilAll,
} from '#tests/support/chain/anchoring.ts'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { startLiar } from '#tests/support/chain/lying-node.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

/** A number of hashes that fills two batches. A batch has at most 256 hashes. */
const TWO_BATCHES = 300

test('a block that holds several events is read once', async () => {
  const anvil = await startAnvil()
  const storage = await openTestDatabase()
  const chain = await configureChain(anvil)
  const node = await startLiar(anvil.url)
  const asked: string[] = []
  const overhear = (question: string) => {
    asked.push(/"method":"(\w+)"/.exec(question)?.[1] ?? '')
    return false
  }
  node.tell({ status: 200, change: (answer) => answer, concerns: overhear })

  await anvil.send('evm_setAutomine', [false])
  const anchorHashes = await queueAnchors(storage.database, TWO_BATCHES)
  openTestAnchoring(storage, { chain: { ...chain, rpcUrl: node.url } })
  await until(async () => {
    const { pending } = (await anvil.send('txpool_status', [])) as { pending: string }
    return Number(pending) === 2
  })
  await anvil.send('evm_mine')
  await untilAll(storage.database, anchorHashes, 'anchored')

  const [one, other] = await ChainEvent.query(storage.database)
  expect(one?.blockHash).toBe(other?.blockHash)
  const afterLogs = asked.join(' ').match(/eth_getLogs( eth_getBlockByNumber)+/g) ?? []
  expect(new Set(afterLogs)).toEqual(new Set(['eth_getLogs eth_getBlockByNumber']))
})
