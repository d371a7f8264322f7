import { beforeEach, expect, test } from 'vitest'
import { BatchProof } from '#api/anchoring/rows/batch-proof-row.ts'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import {
  configureChain,
  openTestAnchoring,
  queueAnchors,
  type TestAnchoring,
  until,
  untilAll,
} from '#tests/support/chain/anchoring.ts'
import { type Anvil, startAnvil } from '#tests/support/chain/anvil.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/server/database.ts'

let anvil: Anvil
let storage: TestDatabase
let anchoring: TestAnchoring

beforeEach(async () => {
  anvil = await startAnvil()
  storage = await openTestDatabase()
  anchoring = openTestAnchoring(storage, { chain: await configureChain(anvil) })
})

const isSomebodyWaiting = async () => {
  const { rows } = await storage.database.raw<{ rows: unknown[] }>(
    `SELECT FROM pg_stat_activity
      WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  )
  return rows.length > 0
}

test('a rewind forgets what is just being kept of a block that the chain has left', async () => {
  const { database } = storage
  const [anchorHash = ''] = await queueAnchors(database, 1)
  await untilAll(database, [anchorHash], 'anchored')
  await anchoring.fetchProof(anchorHash, 20_000)
  const kept = await BatchProof.query(database).first().throwIfNotFound()
  const followed = await ChainEpoch.current(database)
  if (!followed) throw new Error('There is no epoch')

  await database.transaction(async (trx) => {
    await ChainEpoch.hold(trx, followed)
    await BatchProof.query(trx).delete()
    await BatchProof.query(trx).insert(kept)
    await anvil.send('anvil_reorg', [1, []])
    await until(isSomebodyWaiting)
  })
  await until(async () => (await ChainEpoch.current(database))?.rewinds === 1)

  expect(await BatchProof.query(database)).toEqual([])
})
