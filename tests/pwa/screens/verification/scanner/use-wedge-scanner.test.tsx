// @vitest-environment happy-dom
import { renderHook } from '#tests/support/browser/render-hook.tsx'
import { beforeEach, expect, test, vi } from 'vitest'
import vectors from '#tests/contracts/presentation/vectors.json' with { type: 'json' }
import { useWedgeScanner } from '#pwa/screens/verification/scanner/use-wedge-scanner.ts'

const TOKEN = vectors.presentationText
const CODE = '1234567890'.repeat(12)
const KEY_MS = 5

let codes: string[]
let at: number

beforeEach(() => {
  vi.useFakeTimers()
  codes = []
  at = 1000
  renderHook(() => {
    useWedgeScanner((text) => codes.push(text))
  })
})

/** Presses a key. Returns true if the scanner has prevented the default effect of the key. */
function press(key: string, timeStamp: number): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })
  Object.defineProperty(event, 'timeStamp', { value: timeStamp })
  dispatchEvent(event)
  return event.defaultPrevented
}

/**
 * Presses the keys of a text in the rhythm of a scanner. The timestamps of the keys have this
 * rhythm.
 */
function type(text: string): void {
  for (const key of text) press(key, (at += KEY_MS))
}

test('a code that ends with Enter is handed in at once, and its Enter presses nothing', () => {
  type(CODE)
  expect(press('Enter', (at += KEY_MS))).toBe(true)
  expect(codes).toEqual([CODE])
  vi.runAllTimers()
  expect(codes).toEqual([CODE])
})

test('a code without an Enter is handed in after a pause', () => {
  type(CODE)
  expect(codes).toEqual([])
  vi.runAllTimers()
  expect(codes).toEqual([CODE])
})

test('a code whose keys arrive in two parts on a busy machine is handed in again, whole', () => {
  type(CODE.slice(0, 110))
  vi.runAllTimers()
  type(CODE.slice(110))
  expect(press('Enter', (at += KEY_MS))).toBe(true)
  expect(codes).toEqual([CODE.slice(0, 110), CODE])
})

test('a code that comes in pieces is handed in once, whole, whatever the pauses between them', () => {
  for (const cuts of [[20, 500], [130], [60, 61, 300, 900]]) {
    codes = []
    let from = 0
    for (const cut of [...cuts, TOKEN.length]) {
      type(TOKEN.slice(from, cut))
      from = cut
      at += 1500
      vi.advanceTimersByTime(1500)
    }
    vi.runAllTimers()
    expect(codes).toEqual([TOKEN])
    at += 10_000
  }
})

test('what never becomes whole is handed in after a wait', () => {
  type(TOKEN.slice(0, 400))
  vi.advanceTimersByTime(1500)
  expect(codes).toEqual([])
  vi.runAllTimers()
  expect(codes).toEqual([TOKEN.slice(0, 400)])
})

test('what a person types before a scan is no piece of it', () => {
  for (const key of '2026') press(key, (at += 200))
  at += 1000
  type(TOKEN)
  vi.runAllTimers()
  expect(codes).toEqual([TOKEN])
})

test('the Enter of a code that was handed in already presses nothing, and hands in nothing', () => {
  type(CODE)
  vi.runAllTimers()
  expect(press('Enter', (at += KEY_MS))).toBe(true)
  expect(codes).toEqual([CODE])
})

test('an Enter of the person at the keyboard is theirs', () => {
  type(CODE)
  vi.runAllTimers()
  expect(press('Enter', at + 2000)).toBe(false)
})

test('the same code scanned once more is handed in once more', () => {
  for (let scan = 0; scan < 2; scan++) {
    type(TOKEN)
    vi.runAllTimers()
    at += 1000
  }
  expect(codes).toEqual([TOKEN, TOKEN])
})
