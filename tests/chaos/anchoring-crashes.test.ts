import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { AnchorBatch } from '#api/anchoring/rows/anchor-batch-row.ts'
import { ChainTransaction } from '#api/anchoring/rows/chain-transaction-row.ts'
import {
  configureChain,
  makeDataDir,
  openTestAnchoring,
  queueAnchors,
  queueRevocations,
  until,
  untilAll,
  type ConfiguredChain,
  type TestAnchoring,
} from '#tests/support/chain/anchoring.ts'
import { startAnvil, type Anvil } from '#tests/support/chain/anvil.ts'
import { readHistory } from '#tests/support/chain/chain-history.ts'
import { IN_SOAK, inSoak } from '#tests/support/rounds.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/server/database.ts'
import { startSender } from '#tests/support/chain/sender-process.ts'

/** The steps of the sender, in their order. A test kills the sender after each of them. */
const ANCHOR_STEPS = [
  'anchor.after_seal',
  'anchor.before_sign',
  'anchor.after_sign',
  'anchor.after_store',
  'anchor.after_broadcast',
  'anchor.after_receipt',
  'anchor.after_mirror',
]
const REVOKE_STEPS = [
  'revoke.before_sign',
  'revoke.after_sign',
  'revoke.after_store',
  'revoke.after_broadcast',
]

const KILLED_AT = IN_SOAK ? [...ANCHOR_STEPS, ...REVOKE_STEPS] : ['anchor.after_broadcast']

let anvil: Anvil
let storage: TestDatabase
let folder: ReturnType<typeof makeDataDir>

beforeAll(async () => {
  anvil = await startAnvil()
})
afterAll(() => anvil.stop())
beforeEach(async () => {
  storage = await openTestDatabase()
  folder = makeDataDir()
})
afterEach(async () => {
  await storage.close()
  folder.remove()
})

function urlOf({ connection }: TestDatabase): string {
  if (connection.kind !== 'postgres') throw new Error('Two processes need PostgreSQL')
  return connection.url
}

describe('a sender that is killed', () => {
  let chain: ConfiguredChain
  beforeEach(async () => {
    chain = await configureChain(anvil)
  })

  test.each(KILLED_AT)(
    'at %s anchors and revokes everything once when it is started again',
    async (step) => {
      const { database } = storage
      const anchorHashes = await queueAnchors(database, 5)
      await queueRevocations(database, anchorHashes.slice(0, 2), 4)
      const task = { databaseUrl: urlOf(storage), dataDir: folder.dataDir, chain }
      expect(await startSender(task, step).ended).toBe('SIGKILL')
      const storedBefore = await ChainTransaction.query(database)

      const again = openTestAnchoring(storage, { chain })
      await untilAll(database, anchorHashes.slice(0, 2), 'revoked')
      await untilAll(database, anchorHashes.slice(2), 'anchored')
      await until(async () =>
        (await ChainTransaction.query(database)).every(({ isRetired }) => isRetired),
      )
      await again.close()

      const { anchoredRoots, revokedLeaves } = await readHistory(anvil, chain.contractAddress)
      const batches = await AnchorBatch.query(database)
      expect(anchoredRoots).toEqual(batches.map(({ root }) => root))
      expect(revokedLeaves).toHaveLength(2)
      expect(new Set(revokedLeaves).size).toBe(2)

      // Every transaction that was stored before the kill is on the chain, and there is exactly one
      // transaction for each call.
      const stored = await ChainTransaction.query(database)
      expect(stored).toHaveLength(2)
      expect(stored.map(({ hash }) => hash)).toEqual(
        expect.arrayContaining(storedBefore.map(({ hash }) => hash)),
      )
    },
  )

  inSoak(test)(
    'again and again, at any moment, loses nothing and sends nothing twice',
    async () => {
      const { database } = storage
      const task = { databaseUrl: urlOf(storage), dataDir: folder.dataDir, chain }
      const anchorHashes: string[] = []
      for (const lifeMs of [700, 900, 1_000, 1_100, 1_300, 1_500]) {
        const sender = startSender(task)
        const dies = new Promise((resolve) => setTimeout(resolve, lifeMs))
        for (let round = 0; round < 8; round++) {
          const queued = await queueAnchors(database, 3)
          await queueRevocations(database, queued.slice(0, 1))
          anchorHashes.push(...queued)
        }
        await dies
        await sender.kill('SIGKILL')
      }

      const again = openTestAnchoring(storage, { chain })
      const isRevoked = (_hash: string, at: number) => at % 3 === 0
      await untilAll(database, anchorHashes.filter(isRevoked), 'revoked')
      await untilAll(
        database,
        anchorHashes.filter((hash, at) => !isRevoked(hash, at)),
        'anchored',
      )
      await again.close()
      const { anchoredRoots, revokedLeaves } = await readHistory(anvil, chain.contractAddress)
      expect(new Set(anchoredRoots).size).toBe(anchoredRoots.length)
      expect(revokedLeaves).toHaveLength(anchorHashes.length / 3)
      expect(new Set(revokedLeaves).size).toBe(revokedLeaves.length)
    },
  )
})

describe('two senders at once', () => {
  inSoak(test)(
    'share one lock: the second takes over when the first dies, and each root is sent once',
    async () => {
      const chain = await configureChain(anvil)
      const { database } = storage
      const task = { databaseUrl: urlOf(storage), dataDir: folder.dataDir, chain }
      const first = startSender(task)
      const early = await queueAnchors(database, 300)
      await untilAll(database, early, 'anchored')
      const second: TestAnchoring = openTestAnchoring(storage, { chain })
      await until(() => second.healthy().state === 'standby')
      const late = await queueAnchors(database, 300)
      await first.kill('SIGKILL')

      await untilAll(database, late, 'anchored')
      expect(second.healthy().state).toBe('working')
      await second.close()
      const { anchoredRoots } = await readHistory(anvil, chain.contractAddress)
      expect(new Set(anchoredRoots).size).toBe(anchoredRoots.length)
      expect(await ChainTransaction.query(database)).toHaveLength(anchoredRoots.length)
    },
  )

  inSoak(test)(
    'need the lock: one that loses its connection takes it again before it goes on',
    async () => {
      const chain = await configureChain(anvil)
      const { database } = storage
      const sender = openTestAnchoring(storage, { chain })
      await untilAll(database, await queueAnchors(database, 1), 'anchored')
      const ended = await database.raw<{ rows: unknown[] }>(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE datname = current_database() AND application_name LIKE '% sender %'`,
      )
      expect(ended.rows).toHaveLength(1)
      await until(() => sender.healthy().state === 'chain_away')
      await untilAll(database, await queueAnchors(database, 1), 'anchored')
      await until(() => sender.healthy().state === 'working')
      await sender.close()
    },
  )

  test('that start together never both work', async () => {
    const chain = await configureChain(anvil)
    const senders = [1, 2, 3].map(() => openTestAnchoring(storage, { chain }))
    const anchorHashes = await queueAnchors(storage.database, 700)
    await untilAll(storage.database, anchorHashes, 'anchored')
    expect(senders.filter((sender) => sender.notices.anchored.length > 0)).toHaveLength(1)
    const states = () => senders.map((sender) => sender.healthy().state).sort()
    await expect.poll(states).toEqual(['standby', 'standby', 'working'])
    await Promise.all(senders.map((sender) => sender.close()))

    const { anchoredRoots } = await readHistory(anvil, chain.contractAddress)
    expect(anchoredRoots).toHaveLength(3)
    expect(await ChainTransaction.query(storage.database)).toHaveLength(3)
  })
})

inSoak(test)("the product's own chain ends with a process that is killed", async () => {
  const sender = startSender({ databaseUrl: urlOf(storage), dataDir: folder.dataDir })
  const anchorHashes = await queueAnchors(storage.database, 1)
  await untilAll(storage.database, anchorHashes, 'anchored')
  const nodes = nodesUnder(sender.pid)
  expect(nodes).toHaveLength(1)

  await sender.kill('SIGKILL')
  await until(() => nodes.every((pid) => !isRunning(pid)))
})

/** Returns the process ids of all descendants of a process that are named anvil (proc(5)). */
function nodesUnder(ancestor: number): number[] {
  const processes = readdirSync('/proc')
    .filter((name) => /^[0-9]+$/.test(name) && isRunning(Number(name)))
    .map((name) => {
      const stat = readStat(Number(name))
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return { pid: Number(name), parent: Number(parent), isNode: stat.includes('(anvil)') }
    })
  const family = new Set([ancestor])
  for (let grown = true; grown;) {
    const before = family.size
    for (const { pid, parent } of processes) if (family.has(parent)) family.add(pid)
    grown = family.size > before
  }
  return processes.filter(({ pid, isNode }) => isNode && family.has(pid)).map(({ pid }) => pid)
}

function isRunning(pid: number): boolean {
  return readStat(pid) !== '' && !readStat(pid).includes(') Z ')
}

function readStat(pid: number): string {
  try {
    return readFileSync(`/proc/${String(pid)}/stat`, 'utf8')
  } catch {
    return ''
  }
}
