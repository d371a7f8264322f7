import { describe, expect, test } from 'vitest'
import { freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { questionsFor, VISA_TYPES } from '#contracts/learning/learning.ts'
import { poolOf, SIMULATOR_QUESTIONS } from '#contracts/learning/practice.ts'
import { parseReading } from '#pwa/device/content/parse-reading.ts'
import { questions, simulated } from './content-parts.ts'

const POOLS = [
  ['A', 0],
  ['B', 1],
  ['C', 2],
] as const

test('the free part has the first thirty questions, the premium part the sixty after them', () => {
  const count = (first: number, length: number) => Array.from({ length }, (_, i) => first + i)
  expect(freeContent.questions.map(({ id }) => id)).toEqual(count(1, 30))
  expect(premiumContent.questions.map(({ id }) => id)).toEqual(count(31, 60))
})

test('the premium part has four questions for O-1 and four for TN in each later pool', () => {
  const { classQuestions } = premiumContent
  for (const visaType of ['O-1', 'TN']) {
    const own = classQuestions.filter((question) => question.visaType === visaType)
    expect(own.map(poolOf)).toEqual([1, 1, 1, 1, 2, 2, 2, 2])
  }
  expect(classQuestions).toHaveLength(16)
  expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
})

describe.each(POOLS)('the questions of pool %s', (_name, place) => {
  const pool = questions.filter((question) => poolOf(question) === place)

  test.each([
    ['F-1', 15],
    ['H-1B', 14],
    ['B-1/B-2', 14],
    ['J-1', 13],
    ['L-1', 14],
    ['O-1', place === 0 ? 10 : 14],
    ['TN', place === 0 ? 10 : 14],
    ['All', 30],
  ] as const)('%s has %d of them', (visaType, count) => {
    expect(questionsFor(visaType, pool)).toHaveLength(count)
  })

  test('the right option is recognised neither by its length nor by its place', () => {
    const rows = pool.map(({ id, options, correctAnswer }) => {
      const lengths = options.map((option) => option.length)
      const right = lengths[correctAnswer] ?? 0
      const others = lengths.filter((_, index) => index !== correctAnswer)
      return { id, right, others, mean: others.reduce((sum, length) => sum + length, 0) / 3 }
    })
    const byChance = pool.length / 4

    expect(rows.filter(({ right, others }) => right > Math.max(...others)).length).toBeLessThan(
      byChance,
    )
    expect(rows.filter(({ right, others }) => right < Math.min(...others)).length).toBeLessThan(
      byChance,
    )
    for (const { id, right, mean } of rows) {
      expect(right / mean, String(id)).toBeGreaterThan(0.85)
      expect(right / mean, String(id)).toBeLessThan(1.15)
    }
    for (const option of [0, 1, 2, 3]) {
      const count = pool.filter(({ correctAnswer }) => correctAnswer === option).length
      expect(Math.abs(count - byChance)).toBeLessThan(1)
    }
  })
})

test.each(questions)('question $id has four different options and a reason for each', (row) => {
  expect(new Set(row.options).size).toBe(4)
  expect(new Set(row.reasons).size).toBe(4)
  const right = row.reasons.map((reason) => /^Right: /.test(reason))
  expect(right.indexOf(true)).toBe(row.correctAnswer)
  expect(right.filter(Boolean)).toHaveLength(1)
  for (const reason of row.reasons) expect(reason.slice(0, -1)).not.toMatch(/[.!?] /)
})

test.each([
  [14, /2025/],
  [18, /2025/],
  [23, /2025/],
  [48, /2026/],
  [55, /2024/],
])('question %d is about history, and says when', (id, year) => {
  expect(questions.find((question) => question.id === id)?.question).toMatch(year)
})

describe('the simulator', () => {
  test('asks five questions at home, from basic to advanced', () => {
    expect(freeContent.simulator).toHaveLength(SIMULATOR_QUESTIONS)
    expect(new Set(freeContent.simulator.map(({ difficulty }) => difficulty)).size).toBe(3)
  })

  test('answers with an outline, not with a speech', () => {
    for (const { id, answer } of simulated) {
      const bullets = parseReading(answer).filter(({ kind }) => kind === 'bullets')
      expect(bullets.length, id).toBeGreaterThan(0)
      expect(answer, id).not.toMatch(/\b(I am|I will|My name|I want)\b/)
    }
  })

  test('asks each visa a follow-up of its own', () => {
    for (const { id, followUps } of simulated) {
      expect(new Set(Object.values(followUps)).size, id).toBe(VISA_TYPES.length)
    }
  })
})
