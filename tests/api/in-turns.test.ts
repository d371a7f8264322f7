import { expect, test } from 'vitest'
import { inTurns, mapInTurns } from '#api/in-turns.ts'

const WORK_MS = 10

function work(): void {
  const end = performance.now() + WORK_MS
  while (performance.now() < end);
}

/**
 * Counts the turns of the event loop until the result is there. In these turns, other work could
 * run.
 */
async function countTurns<Result>(asked: Promise<Result>): Promise<[Result, turns: number]> {
  let turns = 0
  let isDone = false
  const count = () => {
    turns += 1
    if (!isDone) setImmediate(count)
  }
  setImmediate(count)
  const result = await asked
  isDone = true
  return [result, turns]
}

function* takeLong(): Generator<void, string> {
  for (let step = 0; step < 5; step++) {
    work()
    yield
  }
  return 'done'
}

test('others have their turn between any two long steps', async () => {
  const [result, turns] = await countTurns(inTurns(takeLong()))
  expect(result).toBe('done')
  expect(turns).toBeGreaterThanOrEqual(4)
})

test('others have their turn between any two long steps of five such works at once', async () => {
  const works = Array.from({ length: 5 }, () => inTurns(takeLong()))
  const [results, turns] = await countTurns(Promise.all(works))
  expect(results).toEqual(works.map(() => 'done'))
  expect(turns).toBeGreaterThanOrEqual(24)
})

test('many short steps share a turn, and keep their order', async () => {
  const items = Array.from({ length: 100 }, (_, at) => at)
  const [results, turns] = await countTurns(mapInTurns(items, (item) => item * 2))
  expect(results).toEqual(items.map((item) => item * 2))
  expect(turns).toBeLessThan(items.length)
})

test('what a step throws reaches its caller, and the next work has its turn', async () => {
  const asked = mapInTurns([1], () => {
    throw new RangeError('no')
  })
  const other = mapInTurns([1], (item) => item)
  await expect(asked).rejects.toThrow('no')
  expect(await other).toEqual([1])
})
