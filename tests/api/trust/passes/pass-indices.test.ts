import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { SHARD_BITS, shardOf } from '#contracts/trust/shard.ts'
import { openPassIndices, type PassIndices } from '#api/trust/passes/pass-indices.ts'
import { PassWeekRow } from '#api/trust/passes/pass-week-row.ts'
import { openSealing } from '#api/trust/sealing.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'

const BLOCK = 256
/** The week whose indices the present test takes. Each test uses another week. */
let week = 3_000
const storage = await openTestDatabase()
const sealing = openSealing([randomBytes(32)])

const openProcess = () => openPassIndices({ database: storage.database, sealing })

const takeOne = (indices: PassIndices, of: number) =>
  indices.retryWithIndices(() => Promise.resolve(indices.take(of)))

async function countGiven(of: number): Promise<number> {
  const [row] = await PassWeekRow.inWeeks(storage.database, [of])
  return row?.next ?? 0
}

test('two processes never give one place twice, and take a block at a time', async () => {
  week += 1
  const places: number[] = []
  const processes = [openProcess(), openProcess()]
  for (let round = 0; round < BLOCK + 44; round++) {
    places.push(...(await Promise.all(processes.map((indices) => takeOne(indices, week)))))
  }
  expect(new Set(places).size).toBe(2 * (BLOCK + 44))
  expect(places.map(shardOf).every((shard) => shard === 0)).toBe(true)
  expect(await countGiven(week)).toBe(4 * BLOCK)
})

test('many at once in one process have a place each', async () => {
  week += 1
  const indices = openProcess()
  const places = await Promise.all(Array.from({ length: 600 }, () => takeOne(indices, week)))
  expect(new Set(places).size).toBe(600)
  expect(await countGiven(week)).toBeLessThanOrEqual(1_792)
})

test('the weeks count apart, and the same number stands elsewhere in each', async () => {
  const weeks = [(week += 1), (week += 1)]
  const indices = openProcess()
  const places: number[] = []
  for (const of of weeks) {
    for (let round = 0; round < 3; round++) places.push(await takeOne(indices, of))
  }
  expect(places.slice(0, 3)).not.toEqual(places.slice(3))
  expect(await Promise.all(weeks.map(countGiven))).toEqual([BLOCK, BLOCK])
})

test('what follows a full list stands in the next one', async () => {
  week += 1
  await PassWeekRow.take(storage.database, week, SHARD_BITS)
  expect(shardOf(await takeOne(openProcess(), week))).toBe(1)
})

test('who needs more than a block at once gets them, in few turns', async () => {
  week += 1
  const indices = openProcess()
  let turns = 0
  const places = await indices.retryWithIndices(() => {
    turns += 1
    if (turns > 9) throw new Error('this goes on for ever')
    return Promise.resolve(Array.from({ length: 1_000 }, () => indices.take(week)))
  })
  expect(new Set(places).size).toBe(1_000)
  expect(turns).toBeLessThanOrEqual(4)
})

test('another failure is not tried again', async () => {
  let turns = 0
  const run = () => {
    turns += 1
    return Promise.reject(new Error('The disk is full.'))
  }
  await expect(openProcess().retryWithIndices(run)).rejects.toThrow('The disk is full.')
  expect(turns).toBe(1)
})
