import { expect, test } from 'vitest'
import { SHARD_BITS, shardOf } from '#contracts/trust/shard.ts'
import { permute } from '#api/trust/passes/permute.ts'

const KEY = Buffer.alloc(32, 7)
const COUNT = 6_000
const PLACES = Array.from({ length: COUNT }, (_, n) => permute(KEY, n))

test('no two passes have one place, at either end of a list', () => {
  expect(new Set(PLACES).size).toBe(COUNT)
  const last = Array.from({ length: COUNT }, (_, n) => permute(KEY, SHARD_BITS - 1 - n))
  expect(new Set([...PLACES, ...last]).size).toBe(2 * COUNT)
})

test('a place lies in the list of its number', () => {
  for (const shard of [1, 511]) {
    const places = PLACES.map((_, n) => permute(KEY, shard * SHARD_BITS + n))
    expect(places.filter((place) => shardOf(place) !== shard)).toEqual([])
    expect(places).toEqual(PLACES.map((place) => shard * SHARD_BITS + place))
  }
})

test('places are spread over the list, and neighbours over all of it', () => {
  const sixteenths = (values: number[]) => {
    const counts = Array<number>(16).fill(0)
    for (const value of values) {
      const at = Math.floor(((((value % SHARD_BITS) + SHARD_BITS) % SHARD_BITS) / SHARD_BITS) * 16)
      counts[at] = (counts[at] ?? 0) + 1
    }
    return counts
  }
  const steps = PLACES.slice(1).map((place, n) => place - (PLACES[n] ?? 0))
  for (const counts of [sixteenths(PLACES), sixteenths(steps)]) {
    expect(Math.min(...counts)).toBeGreaterThan(0.8 * (COUNT / 16))
    expect(Math.max(...counts)).toBeLessThan(1.2 * (COUNT / 16))
  }
})

test('another week has another order', () => {
  const other = Buffer.alloc(32, 8)
  expect(PLACES.filter((place, n) => permute(other, n) === place).length).toBeLessThan(5)
})

test('the order is for ever the same: places of a live week would else be given twice', () => {
  expect([0, 1, 2, 255, SHARD_BITS - 1, SHARD_BITS].map((n) => permute(KEY, n))).toEqual([
    2593216, 2928394, 369732, 1843846, 2624693, 6787520,
  ])
})
