import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runJobs } from '#api/run-jobs.ts'

const lines: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })

beforeEach(() => {
  vi.useFakeTimers()
  lines.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

function holdBack() {
  let letGo: () => void = () => undefined
  const promise = new Promise<void>((resolve) => (letGo = resolve))
  return { promise, letGo }
}

test('a job that takes longer than its pause is not started a second time meanwhile', async () => {
  const release = holdBack()
  const run = vi.fn(() => release.promise)
  const end = runJobs({ log }, [{ name: 'slow', everyMs: 1_000, run }])
  await vi.advanceTimersByTimeAsync(10_000)
  expect(run).toHaveBeenCalledTimes(1)
  release.letGo()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(2)
  await end()
})

test.each<[string, () => unknown]>([
  ['rejects', () => Promise.reject(new Error('away'))],
  [
    'throws',
    () => {
      throw new Error('away')
    },
  ],
])('a job that %s is named in the log, ends nothing, and is tried again', async (_how, fail) => {
  const run = vi.fn(fail)
  const end = runJobs({ log }, [{ name: 'sign the lists', everyMs: 1_000, run, atStart: true }])
  await vi.advanceTimersByTimeAsync(1_000)
  expect(run).toHaveBeenCalledTimes(2)
  expect(lines.join('')).toContain('sign the lists')
  await end()
})

test('the end of the jobs waits for what is under way, which hears of it', async () => {
  const release = holdBack()
  let heard: AbortSignal | undefined
  const run = (ending: AbortSignal) => {
    heard = ending
    return release.promise
  }
  const end = runJobs({ log }, [{ name: 'long', everyMs: 1_000, run, atStart: true }])
  let isOver = false
  const ended = end().then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(5_000)
  expect([heard?.aborted, isOver]).toEqual([true, false])
  release.letGo()
  await ended
})
