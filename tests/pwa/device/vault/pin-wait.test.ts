import { beforeEach, describe, expect, test, vi } from 'vitest'
import { waitAfter, waitLeft } from '#pwa/device/vault/pin-wait.ts'

const HOUR_MS = 3_600_000

test('a PIN may be mistyped twice, then each wrong one doubles the wait up to a quarter of an hour', () => {
  const waits = [1, 2, 3, 4, 5, 9, 10, 11, 12, 50].map((failures) => waitAfter(failures) / 1000)
  expect(waits).toEqual([0, 0, 5, 10, 20, 320, 640, 900, 900, 900])
})

describe('the wait after a wrong PIN', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] })
    return () => vi.useRealTimers()
  })

  test('passes with the time of the page', () => {
    expect(waitLeft('passing', 3)).toBe(5000)
    vi.advanceTimersByTime(4999)
    expect(waitLeft('passing', 3)).toBe(1)
    vi.advanceTimersByTime(1)
    expect(waitLeft('passing', 3)).toBe(0)
  })

  test.each([
    ['forward', HOUR_MS],
    ['back', -HOUR_MS],
  ])('is as long as before when the clock is turned %s', (direction, by) => {
    expect(waitLeft(direction, 4)).toBe(10_000)
    vi.setSystemTime(Date.now() + by)
    expect(waitLeft(direction, 4)).toBe(10_000)
  })

  test('starts from the beginning with the next failure, and ends with the PIN', () => {
    expect(waitLeft('next', 3)).toBe(5000)
    vi.advanceTimersByTime(5000)
    expect(waitLeft('next', 4)).toBe(10_000)
    expect(waitLeft('next', 0)).toBe(0)
  })

  test('starts from the beginning on a page that has not seen the failure, as after a reload', async () => {
    expect(waitLeft('reloading', 3)).toBe(5000)
    vi.advanceTimersByTime(4000)
    vi.resetModules()
    const reloaded = await import('#pwa/device/vault/pin-wait.ts')
    expect(reloaded.waitLeft('reloading', 3)).toBe(5000)
  })

  test('of one person is not that of another', () => {
    expect(waitLeft('one', 3)).toBe(5000)
    expect(waitLeft('other', 0)).toBe(0)
  })
})
