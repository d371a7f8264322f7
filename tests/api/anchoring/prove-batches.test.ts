import { copyFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BatchProof } from '#api/anchoring/rows/batch-proof-row.ts'
import { ChainEvent } from '#api/anchoring/rows/chain-event-row.ts'
import { readBlockHeader } from '#contracts/anchoring/proof-file/block-header.ts'
import { toHex } from '#contracts/bytes.ts'
import {
  makeDataDir,
  openTestAnchoring,
  queueAnchors,
  type TestAnchoring,
  until,
  untilAll,
} from '#tests/support/chain/anchoring.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/server/database.ts'

let storage: TestDatabase
let folder: ReturnType<typeof makeDataDir>
let anchoring: TestAnchoring

const stateFile = () => join(folder.dataDir, 'chain', 'state.json')

beforeEach(async () => {
  storage = await openTestDatabase()
  folder = makeDataDir()
  anchoring = openTestAnchoring(storage, folder)
})
afterEach(async () => {
  await anchoring.close()
  await storage.close()
  folder.remove()
})

async function restart(meanwhile: () => void) {
  await anchoring.close()
  meanwhile()
  anchoring = openTestAnchoring(storage, folder)
}

async function anchorOne(): Promise<void> {
  await untilAll(storage.database, await queueAnchors(storage.database, 1), 'anchored')
}

/** The blocks in which batches are proven, and those of the events as they are mirrored now. */
async function blocks() {
  const proofs = await BatchProof.query(storage.database).whereNotNull('header')
  const events = await ChainEvent.query(storage.database)
  return {
    proven: proofs.map(({ header }) => `0x${toHex(readBlockHeader(header ?? Buffer.of()).hash)}`),
    ofEvents: new Set(events.map(({ blockHash }) => blockHash)),
  }
}

function untilProven(count: number): Promise<void> {
  return until(async () => {
    const { proven, ofEvents } = await blocks()
    return proven.length === count && proven.every((hash) => ofEvents.has(hash))
  })
}

test('what was proven in blocks that the chain has lost is proven anew', async () => {
  await anchorOne()
  await untilProven(1)
  const older = join(folder.dataDir, 'older.json')
  await restart(() => {
    copyFileSync(stateFile(), older)
  })
  await anchorOne()
  await untilProven(2)
  const before = await blocks()

  await restart(() => {
    copyFileSync(older, stateFile())
  })
  await until(() => anchoring.notices.unanchored.length === 1)
  await untilProven(2)
  expect((await blocks()).proven).not.toEqual(before.proven)
})

test('what was proven on a chain that ended is proven on the next one', async () => {
  await anchorOne()
  await untilProven(1)
  const before = await blocks()
  await restart(() => {
    rmSync(stateFile())
  })

  await until(() => anchoring.notices.unanchored.length === 1)
  await until(async () => {
    const { proven } = await blocks()
    return proven.length === 1 && proven[0] !== before.proven[0]
  })
})
