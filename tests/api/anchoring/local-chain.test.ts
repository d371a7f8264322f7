import { copyFileSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, describe, expect, test } from 'vitest'
import { ChainEpoch } from '#api/anchoring/rows/chain-epoch-row.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import { findAnchors } from '#api/anchoring/proof.ts'
import { chainStatistics } from '#api/anchoring/statistics.ts'
import {
  openTestAnchoring,
  queueAnchors,
  queueRevocations,
  statesOf,
  tellAlarms,
  until,
  untilAll,
  type TestAnchoring,
} from '#tests/support/chain/anchoring.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/server/database.ts'

let storage: TestDatabase
let dataDir: string
let anchoring: TestAnchoring

const allAlarms = tellAlarms(() => anchoring)
const stateFile = () => join(dataDir, 'chain', 'state.json')

beforeEach(async () => {
  storage = await openTestDatabase()
  dataDir = makeFolder()
  anchoring = openTestAnchoring(storage, { dataDir })
})

async function restart(meanwhile: () => void = () => undefined) {
  await anchoring.close()
  meanwhile()
  anchoring = openTestAnchoring(storage, { dataDir })
}

/** Anchors three hashes, and revokes the first of them. */
async function anchorAndRevoke(): Promise<string[]> {
  const anchorHashes = await queueAnchors(storage.database, 3)
  await queueRevocations(storage.database, anchorHashes.slice(0, 1))
  await untilAll(storage.database, anchorHashes.slice(1), 'anchored')
  await untilAll(storage.database, anchorHashes.slice(0, 1), 'revoked')
  return anchorHashes
}

async function proofsOf(anchorHashes: string[]) {
  const anchors = await findAnchors(storage.database, anchorHashes)
  return anchorHashes.map((anchorHash) => anchors.get(anchorHash)?.proof)
}

describe("the product's own chain", () => {
  test('is the same one after each restart', async () => {
    const anchorHashes = await anchorAndRevoke()
    const proofs = await proofsOf(anchorHashes)
    for (let start = 0; start < 3; start++) {
      await restart()
      await until(() => anchoring.healthy().state === 'working')
    }
    const later = await queueAnchors(storage.database, 1)
    await untilAll(storage.database, later, 'anchored')

    expect(await ChainEpoch.query(storage.database)).toHaveLength(1)
    expect(anchoring.notices.unanchored).toEqual([])
    expect(await proofsOf(anchorHashes)).toEqual(proofs)
    expect(await chainStatistics({ ...storage, allAlarms })).toMatchObject({
      totalCredentials: 4,
      totalRevoked: 1,
      totalPending: 0,
      explorerUrl: null,
    })
  })

  test.each([
    [
      'was lost',
      () => {
        rmSync(stateFile())
      },
    ],
    [
      'was cut off',
      () => {
        truncateSync(stateFile(), Math.floor(statSync(stateFile()).size / 2))
      },
    ],
    [
      'holds nonsense',
      () => {
        writeFileSync(stateFile(), '{"block":')
      },
    ],
  ])(
    'whose state %s is set up from the start: every batch first, then its revocations',
    async (_how, harm) => {
      const anchorHashes = await anchorAndRevoke()
      const signedBefore = await ChainTransaction.query(storage.database)
      await restart(harm)

      await until(() => anchoring.notices.revoked.length === 1)
      await untilAll(storage.database, anchorHashes.slice(0, 1), 'revoked')
      await untilAll(storage.database, anchorHashes.slice(1), 'anchored')
      expect([...anchoring.notices.unanchored].sort()).toEqual([...anchorHashes].sort())
      expect(anchoring.notices.anchored).toHaveLength(3)
      expect(anchoring.notices.revoked).toHaveLength(1)
      expect(await ChainEpoch.query(storage.database)).toHaveLength(2)
      expect(await chainStatistics({ ...storage, allAlarms })).toMatchObject({
        totalCredentials: 3,
        totalRevoked: 1,
      })

      const [ended, begun] = await ChainEpoch.query(storage.database).orderBy('startedAt')
      const signedIn = (epoch?: ChainEpoch) =>
        ChainTransaction.query(storage.database).where({ epochId: epoch?.id ?? '' })
      expect(await signedIn(begun)).toHaveLength(2)
      const signedAfter = await signedIn(ended)
      expect(signedAfter.every(({ isRetired }) => isRetired)).toBe(true)
      expect(signedAfter).toHaveLength(signedBefore.length)
    },
  )

  test('that comes back from an older state mines the same transactions again', async () => {
    const first = await queueAnchors(storage.database, 1)
    await untilAll(storage.database, first, 'anchored')
    const older = join(dataDir, 'older.json')
    await restart(() => {
      copyFileSync(stateFile(), older)
    })
    const second = await queueAnchors(storage.database, 2)
    await queueRevocations(storage.database, second.slice(0, 1))
    await untilAll(storage.database, second.slice(0, 1), 'revoked')
    const signed = await ChainTransaction.query(storage.database)

    await restart(() => {
      copyFileSync(older, stateFile())
    })
    await until(() => anchoring.notices.unanchored.length === 2)
    await untilAll(storage.database, second.slice(0, 1), 'revoked')
    await untilAll(storage.database, second.slice(1), 'anchored')
    expect(await statesOf(storage.database, first)).toEqual(['anchored'])
    expect([...anchoring.notices.unanchored].sort()).toEqual([...second].sort())
    expect(await ChainEpoch.query(storage.database)).toHaveLength(1)
    expect(await ChainTransaction.query(storage.database)).toHaveLength(signed.length)
  })

  test('keeps its key for the owner of the folder alone', async () => {
    await untilAll(storage.database, await queueAnchors(storage.database, 1), 'anchored')
    const key = join(dataDir, 'chain', 'key')
    expect(statSync(key).mode & 0o777).toBe(0o600)
    expect(readFileSync(key, 'utf8')).toMatch(/^0x[0-9a-f]{64}$/)
  })
})
