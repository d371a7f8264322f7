// @vitest-environment happy-dom
import '#tests/support/browser/render-hook.tsx'
import { describe, expect, test, vi } from 'vitest'
import { changeScanSettings } from '#pwa/screens/verification/scanner/scan-settings.ts'
import { createSeenCode, FORGOTTEN_AFTER_MS } from '#pwa/screens/verification/scanner/seen-code.ts'
import { soundVerdict } from '#pwa/screens/verification/scanner/sound-verdict.ts'
import { createTally } from '#pwa/screens/verification/scanner/tally.ts'

describe('a code before the camera', () => {
  test('counts once for as long as it is held there, and again after it was away', () => {
    const seen = createSeenCode()
    expect(seen.isNew('one', 0)).toBe(true)
    expect(seen.isNew('one', 2000)).toBe(false)
    expect(seen.isNew('one', 4000)).toBe(false)
    expect(seen.isNew('one', 4000 + FORGOTTEN_AFTER_MS)).toBe(true)
  })

  test('is held there through its verdict, while the camera is off', () => {
    const seen = createSeenCode()
    seen.isNew('one', 0)
    seen.resume(60_000)
    expect(seen.isNew('one', 61_000)).toBe(false)
  })

  test('is new when another was there in between', () => {
    const seen = createSeenCode()
    expect(['one', 'two', 'one'].map((text, at) => seen.isNew(text, at))).toEqual([
      true,
      true,
      true,
    ])
  })
})

describe('the tally', () => {
  test('counts the verdicts, valid and not', () => {
    const tally = createTally()
    tally.count({}, true)
    tally.count({}, false)
    tally.count({}, true)
    expect(tally.read()).toEqual({ valid: 2, notValid: 1 })
  })

  test('counts a scan once, by its last verdict', () => {
    const tally = createTally()
    const scan = {}
    tally.count({}, true)
    tally.count(scan, true)
    tally.count(scan, false)
    expect(tally.read()).toEqual({ valid: 1, notValid: 1 })
  })
})

describe('a verdict', () => {
  test('is told by another vibration and other tones when it is not valid, and by none when switched off', () => {
    const vibrate = vi.fn()
    const tones: number[] = []
    vi.stubGlobal('navigator', { vibrate })
    vi.stubGlobal('AudioContext', Sound)
    vi.stubGlobal('GainNode', Sound)
    vi.stubGlobal(
      'OscillatorNode',
      class extends Sound {
        constructor(_context: unknown, { frequency }: { frequency: number }) {
          super()
          tones.push(frequency)
        }
      },
    )
    soundVerdict(true)
    soundVerdict(false)
    changeScanSettings({ isSounding: false })
    soundVerdict(true)
    changeScanSettings({ isSounding: true })

    expect(vibrate.mock.calls).toEqual([[[80]], [[250, 120, 250]]])
    expect(tones).toEqual([880, 1320, 220, 165])
    vi.unstubAllGlobals()
  })
})

test('a browser that sounds only after a press is asked in each, until it does', async () => {
  vi.resetModules()
  const resume = vi.fn(() => Promise.resolve())
  const made: { state: string }[] = []
  const setState = (state: string) => {
    for (const context of made) context.state = state
  }
  vi.stubGlobal(
    'AudioContext',
    class extends Sound {
      state = 'suspended'
      override resume = resume
      constructor() {
        super()
        made.push(this)
      }
    },
  )
  const { readySound } = await import('#pwa/screens/verification/scanner/sound-verdict.ts')
  const stopListening = readySound()
  expect(made).toHaveLength(0)
  document.body.click()
  document.body.click()
  expect([made.length, resume.mock.calls.length]).toEqual([1, 2])
  setState('running')
  document.body.click()
  stopListening()
  setState('interrupted')
  document.body.click()
  expect([made.length, resume.mock.calls.length]).toEqual([1, 2])
  vi.unstubAllGlobals()
})

/** A double of the browser's AudioContext. It makes no sound. */
class Sound {
  currentTime = 0
  destination = {}
  gain = { setValueAtTime: vi.fn(), linearRampToValueAtTime: vi.fn() }
  resume = () => Promise.resolve()
  connect = (next: unknown) => next
  start = vi.fn()
  stop = vi.fn()
}
