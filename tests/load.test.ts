import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Reply } from '#tests/support/server/http-client.ts'
import { type Load, watchLoad } from '#tests/support/server/load.ts'

let load: Load
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  load = watchLoad()
})
afterEach(() => {
  vi.useRealTimers()
})

const GOOD: Reply = { status: 200, body: {}, headers: new Headers() }
const BUSY: Reply = {
  status: 503,
  body: { error: 'STORAGE_UNAVAILABLE' },
  headers: new Headers({ 'Retry-After': '5' }),
}

/**
 * Sends a request by `load.ask`. The server gives these replies in their order, each after
 * `tookMs`, and then repeats the last one.
 */
async function ask(replies: readonly Reply[], tookMs: number): Promise<Reply | string> {
  const left = [...replies]
  const answer = load
    .ask(async () => {
      await new Promise((resolve) => setTimeout(resolve, tookMs))
      return (left.length > 1 ? left.shift() : left[0]) ?? GOOD
    })
    .catch(String)
  await vi.advanceTimersByTimeAsync(120_000)
  return answer
}

test('a server under load may run out of patience now and then', async () => {
  for (let at = 0; at < 3; at++) expect(await ask([GOOD], 10)).toEqual(GOOD)
  expect(await ask([BUSY, GOOD], 3_000)).toEqual(GOOD)
  load.expectFewRefused()
})

test('one that refuses at once has no such reason', async () => {
  expect(await ask([BUSY, GOOD], 10)).toContain('waited before it refused')
})

test('one that refuses for another reason, or does not say when to come back, fails', async () => {
  expect(await ask([{ ...BUSY, body: { error: 'PASSES_HELD' } }], 3_000)).toContain('PASSES_HELD')
  expect(await ask([{ ...BUSY, headers: new Headers() }], 3_000)).toContain("be '5'")
})

test('one that does nothing but refuse fails', async () => {
  expect(await ask([BUSY], 3_000)).toContain('refusals in a row')
})

test('one that refuses more than a quarter fails, and so does one that nobody asked', async () => {
  expect(() => {
    load.expectFewRefused()
  }).toThrow()
  for (let at = 0; at < 2; at++) await ask([GOOD], 10)
  await ask([BUSY, GOOD], 3_000)
  load.expectFewRefused()
  await ask([BUSY, GOOD], 3_000)
  expect(() => {
    load.expectFewRefused()
  }).toThrow('refused of 6')
})
