import { describe, expect, test } from 'vitest'
import { bankContent } from '#api/learning/content/learning-content.ts'
import {
  FAMILY_CLASSES,
  followUpsAfter,
  isAsked,
  simulatorQuestionsFor,
  wordsFor,
} from '#contracts/learning/interview-question.ts'
import { READER_CLASSES } from '#contracts/learning/learning.ts'

const { questions } = bankContent

describe.each(READER_CLASSES)('a reader who prepares for %s', (readerClass) => {
  const practised = simulatorQuestionsFor(questions, readerClass)

  test('is asked no question twice', () => {
    expect(practised.length).toBeGreaterThan(0)
    for (const key of ['id', 'title'] as const) {
      const seen = practised.map((question) => question[key].toLowerCase())
      expect(new Set(seen).size).toBe(seen.length)
    }
  })

  test('is asked first about the family, only as a member of it', () => {
    const asFamily = simulatorQuestionsFor(questions, readerClass, true)
    const marked = asFamily.filter(({ forFamily }) => forFamily === true)
    expect(marked.length > 0).toBe(FAMILY_CLASSES.includes(readerClass))
    expect(asFamily).toEqual([...marked, ...practised])
    expect(practised.filter(({ forFamily }) => forFamily === true)).toEqual([])
  })

  test('is asked what is for this class or for everybody, and has words for each', () => {
    for (const question of practised) {
      expect(question.inSimulator).toBe(true)
      expect(isAsked(question, readerClass), question.id).toBe(true)
      expect(wordsFor(question.assesses, readerClass), question.id).toBeDefined()
      expect(wordsFor(question.outline, readerClass), question.id).toBeDefined()
    }
  })

  test('is asked first what was reported most often', () => {
    const own = practised.filter(({ classes }) => classes.includes(readerClass))
    const times = own.map(({ reported }) => (reported ? reported.accounts + reported.lists : 0))
    expect(times[0]).toBeGreaterThan(0)
    expect(times).toEqual(times.toSorted((one, other) => other - one))
  })

  test('is asked about the own class first', () => {
    const places = practised.map(({ classes }) => classes.includes(readerClass))
    expect(places.lastIndexOf(true)).toBeLessThan(
      places.includes(false) ? places.indexOf(false) : places.length,
    )
  })
})

test('every question of the bank belongs to somebody', () => {
  const nobodys = questions.filter(
    (question) => !READER_CLASSES.some((readerClass) => isAsked(question, readerClass)),
  )
  expect(nobodys).toEqual([])
})

describe('what follows an answer', () => {
  const question = {
    followUps: {
      'F-1': [
        { question: 'Who pays?', unless: 'The payer' },
        { question: 'From which work?', unless: 'The work' },
        { question: 'And if that ends?' },
      ],
      All: [{ question: 'Why?' }],
    },
  }
  const after = (...covered: string[]) =>
    followUpsAfter(question, 'F-1', new Set(covered)).map((followUp) => followUp.question)

  test('asks for each point that was not covered, and what nothing covers', () => {
    expect(after()).toEqual(['Who pays?', 'From which work?', 'And if that ends?'])
    expect(after('The payer')).toEqual(['From which work?', 'And if that ends?'])
    expect(after('The payer', 'The work')).toEqual(['And if that ends?'])
  })

  test('is what everybody is asked where a class has no words of its own', () => {
    expect(followUpsAfter(question, 'O-1', new Set())).toMatchObject([{ question: 'Why?' }])
  })
})
