// @vitest-environment happy-dom
import { beforeEach, describe, expect, test, vi } from 'vitest'

const NOW = Date.parse('2026-11-20T12:00:00Z')
const MINUTE_MS = 60_000

beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: NOW })
})

/**
 * Loads the module again, as a new page does. The browser's storage keeps the data of earlier
 * pages.
 */
async function startPage() {
  vi.resetModules()
  return import('#pwa/network/server-clock.ts')
}

function answerFrom(serverTime: number): [Headers, { sentAt: number; receivedAt: number }] {
  const headers = { Date: new Date(serverTime).toUTCString(), 'Cache-Control': 'no-store' }
  return [new Headers(headers), { sentAt: Date.now(), receivedAt: Date.now() }]
}

describe('a device that the server has told of an error of its clock', () => {
  test('is sure of the time while its clock runs on', async () => {
    const clock = await startPage()
    clock.recordServerTime(...answerFrom(NOW - 10 * MINUTE_MS))
    vi.advanceTimersByTime(MINUTE_MS)
    const { now, orElse } = clock.possibleTimes()
    expect(orElse).toBe(now)
    expect(Math.abs(now - (NOW - 9 * MINUTE_MS))).toBeLessThan(1000)
  })

  test('still knows the time once its clock was set back', async () => {
    const clock = await startPage()
    clock.recordServerTime(...answerFrom(NOW - 10 * MINUTE_MS))
    vi.setSystemTime(NOW - 10 * MINUTE_MS)
    const { now, orElse } = clock.possibleTimes()
    expect(orElse).toBe(NOW - 10 * MINUTE_MS)
    expect(Math.abs(now - orElse)).toBeLessThan(1000)
  })

  test('is unsure once its clock jumped forward, as it does in a sleep', async () => {
    const clock = await startPage()
    clock.recordServerTime(...answerFrom(NOW + 10 * MINUTE_MS))
    vi.setSystemTime(NOW + 10 * MINUTE_MS)
    const { now, orElse } = clock.possibleTimes()
    expect(orElse).toBe(NOW + 10 * MINUTE_MS)
    expect(now).toBeGreaterThan(orElse + 9 * MINUTE_MS)
  })

  test('knows by how much its clock was set back, and is unsure whether it was only that', async () => {
    const clock = await startPage()
    clock.recordServerTime(...answerFrom(NOW))
    vi.setSystemTime(NOW - 10 * MINUTE_MS)
    expect(clock.possibleTimes()).toEqual({ now: NOW, orElse: NOW - 10 * MINUTE_MS })
    expect(clock.serverNow()).toBe(NOW)
    clock.recordServerTime(...answerFrom(NOW))
    const { now, orElse } = clock.possibleTimes()
    expect(orElse).toBe(now)
    expect(Math.abs(now - NOW)).toBeLessThan(1000)
  })

  test('takes a sleep, in which the page’s own time stands still, for no error', async () => {
    const clock = await startPage()
    clock.recordServerTime(...answerFrom(NOW))
    vi.setSystemTime(NOW + 600 * MINUTE_MS)
    const slept = NOW + 600 * MINUTE_MS
    expect(clock.possibleTimes()).toEqual({ now: slept, orElse: slept })
  })

  test('is unsure on the next page, until the server answers again', async () => {
    const before = await startPage()
    before.recordServerTime(...answerFrom(NOW - 10 * MINUTE_MS))
    const clock = await startPage()
    expect(clock.possibleTimes().orElse).toBe(NOW)
    clock.recordServerTime(...answerFrom(NOW - 10 * MINUTE_MS))
    const { now, orElse } = clock.possibleTimes()
    expect(orElse).toBe(now)
  })
})

test('a device whose clock was right knows of one time only', async () => {
  const clock = await startPage()
  clock.recordServerTime(...answerFrom(NOW))
  const next = await startPage()
  expect(next.possibleTimes()).toEqual({ now: NOW, orElse: NOW })
})
