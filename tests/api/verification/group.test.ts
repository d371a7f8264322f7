import { expect, test } from 'vitest'
import { groupWork } from '#api/verification/group.ts'

const LARGEST = 2

function never(): Promise<never> {
  return new Promise(() => undefined)
}

test('what arrives while a group is under way is one group', async () => {
  const groups: number[][] = []
  const double = groupWork(
    (items: number[]) => {
      groups.push(items)
      return Promise.resolve(items.map((item) => item * 2))
    },
    { largest: LARGEST, patienceMs: 60_000 },
  )
  expect(await Promise.all([1, 2, 3].map(double))).toEqual([2, 4, 6])
  expect(groups).toEqual([[1, 2], [3]])
})

test('a group that is held up keeps nobody, nor those behind it, longer than they are patient', async () => {
  const begun: number[][] = []
  const hang = groupWork(
    (items: number[]) => {
      begun.push(items)
      return never()
    },
    { largest: LARGEST, patienceMs: 20 },
  )
  const refusal = { code: 'STORAGE_UNAVAILABLE', status: 503, retryAfterSeconds: 5 }
  const answers = await Promise.allSettled([1, 2, 3].map(hang))
  for (const answer of answers) expect(answer).toMatchObject({ reason: refusal })
  expect(begun).toEqual([[1, 2]])
})
