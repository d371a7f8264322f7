import { expect, test } from 'vitest'
import { oneAtATime } from '#api/one-at-a-time.ts'

function openRuns() {
  const ends: ((error?: Error) => void)[] = []
  const run = oneAtATime(
    () =>
      new Promise((resolve, reject) => {
        ends.push((error) => (error ? reject(error) : resolve()))
      }),
  )
  return { run, ends }
}

test('those who ask during a run get the next one, of which there is one for all', async () => {
  const { run, ends } = openRuns()
  const first = run()
  const later = [run(), run(), run()]
  expect(ends).toHaveLength(1)
  ends[0]?.()
  await first
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  await Promise.all(later)
  expect(ends).toHaveLength(2)
  void run()
  expect(ends).toHaveLength(3)
})

test('a run that fails tells those who asked for it, and the next one runs', async () => {
  const { run, ends } = openRuns()
  const first = run()
  const second = run()
  ends[0]?.(new Error('away'))
  await expect(first).rejects.toThrow('away')
  await expect.poll(() => ends.length).toBe(2)
  ends[1]?.()
  await second
})
