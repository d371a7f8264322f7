import { describe, expect, test } from 'vitest'
import { atOnce } from '#api/in-turns.ts'
import { checkContent, ownContent } from '#api/learning/check/check-content.ts'
import { type CheckedContent, readingsOf } from '#api/learning/check/checked-content.ts'
import type { ReadingQuestion } from '#contracts/learning/learning.ts'

type Asked = readonly ReadingQuestion[]

/** The first question of the last reading. */
const ONE = readingsOf(ownContent).at(-1)?.questions[0] as ReadingQuestion

function withFirst(change: Partial<ReadingQuestion>) {
  return ([first, ...others]: Asked): Asked => (first ? [{ ...first, ...change }, ...others] : [])
}

/**
 * Replaces the paid part of this product's content, and returns the findings of the content check.
 */
function find(premium: CheckedContent['premium']) {
  return atOnce(checkContent({ ...ownContent, premium }))
}

/** Changes the questions of the first reading, and returns the findings of the content check. */
function findWithReading(change: (questions: Asked) => Asked) {
  const { premium } = ownContent
  const paths = structuredClone(premium.paths)
  const reading = paths[0]?.modules[0]
  if (reading?.type === 'reading') reading.questions = [...change(reading.questions)]
  return find({ ...premium, paths })
}

describe('of the questions after a reading the check refuses', () => {
  test.each<[string, string, (questions: Asked) => Asked]>([
    ['a reading without questions', 'overview', () => []],
    ['a reading with one question', 'overview', (questions) => questions.slice(1)],
    [
      'a reading with one question more',
      'overview',
      (questions) => [...questions, { ...ONE, id: 'one-more' }],
    ],
    ['a question of another reading', ONE.id, ([first]) => [first ?? ONE, ONE]],
    [
      'an option that stands there twice',
      'stay-after-arrival',
      withFirst({ options: ['Long', 'long', 'As CBP decides'] }),
    ],
    [
      'a right option that is none',
      'stay-after-arrival',
      withFirst({ options: ['Long', 'Short', 'Always'], correctAnswer: 3 }),
    ],
    [
      'an explanation that goes on',
      'stay-after-arrival',
      withFirst({ explanation: 'CBP decides. Nobody else does.' }),
    ],
  ])('%s', (_name, where, change) => {
    expect(findWithReading(change)).toContainEqual(expect.objectContaining({ rule: 21, where }))
  })

  test('a right answer after readings that its length or its place gives away', () => {
    const guess = (change: (question: ReadingQuestion) => Partial<ReadingQuestion>) => {
      const paths = structuredClone(ownContent.premium.paths)
      const readings = paths
        .flatMap(({ modules }) => modules)
        .filter((module) => module.type === 'reading')
      for (const reading of readings) {
        reading.questions = reading.questions.map((one) => ({ ...one, ...change(one) }))
      }
      return find({ ...ownContent.premium, paths })
    }
    const given = [expect.objectContaining({ rule: 21, where: 'readings' })]
    expect(guess(() => ({ correctAnswer: 1 }))).toEqual(expect.arrayContaining(given))
    const long = 'as long as this one, which is far longer than all the others beside it'
    const withLong = ({ options, correctAnswer }: ReadingQuestion) => ({
      options: options.map((text, at) => (at === correctAnswer ? `${text} ${long}` : text)),
    })
    expect(guess(withLong)).toEqual(expect.arrayContaining(given))
  })

  test('an answer of the exam that a reading asks for', () => {
    const [asked] = ownContent.exam
    if (!asked) throw new Error('no exam')
    const options = [asked.options[asked.correctAnswer] ?? '', 'Something else', 'Neither']
    expect(findWithReading(withFirst({ options, correctAnswer: 0 }))).toContainEqual({
      rule: 20,
      where: String(asked.id),
      what: 'has the answer of stay-after-arrival',
    })
  })
})
