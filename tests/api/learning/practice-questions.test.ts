import { describe, expect, test } from 'vitest'
import { freeContent } from '#api/learning/content/learning-content.ts'
import { questionsFor, VISA_TYPES } from '#contracts/learning.ts'
import { SIMULATOR_QUESTIONS } from '#contracts/practice.ts'
import { parseReading } from '#contracts/reading.ts'
import { questions, simulated } from './content-parts.ts'

describe('the practice questions', () => {
  test('there are thirty, numbered from one', () => {
    expect(questions.map(({ id }) => id)).toEqual(Array.from({ length: 30 }, (_, i) => i + 1))
  })

  test.each([
    ['F-1', 15],
    ['H-1B', 14],
    ['B-1/B-2', 14],
    ['J-1', 13],
    ['L-1', 14],
    ['All', 30],
  ] as const)('%s has %d of them', (visaType, count) => {
    expect(questionsFor(visaType, questions)).toHaveLength(count)
  })

  test.each(questions)('question $id has four different options and a reason for each', (row) => {
    expect(new Set(row.options).size).toBe(4)
    expect(new Set(row.reasons).size).toBe(4)
    const right = row.reasons.map((reason) => /^Right: /.test(reason))
    expect(right.indexOf(true)).toBe(row.correctAnswer)
    expect(right.filter(Boolean)).toHaveLength(1)
    for (const reason of row.reasons) expect(reason.slice(0, -1)).not.toMatch(/[.!?] /)
  })

  test('the right option is recognised neither by its length nor by its place', () => {
    const rows = questions.map(({ options, correctAnswer }) => {
      const lengths = options.map((option) => option.length)
      const right = lengths[correctAnswer] ?? 0
      const others = lengths.filter((_, index) => index !== correctAnswer)
      return { right, others, mean: others.reduce((sum, length) => sum + length, 0) / 3 }
    })
    const byChance = questions.length / 4

    expect(rows.filter(({ right, others }) => right > Math.max(...others)).length).toBeLessThan(
      byChance,
    )
    expect(rows.filter(({ right, others }) => right < Math.min(...others)).length).toBeLessThan(
      byChance,
    )
    for (const { right, mean } of rows) {
      expect(right / mean).toBeGreaterThan(0.85)
      expect(right / mean).toBeLessThan(1.15)
    }
    for (const place of [0, 1, 2, 3]) {
      const count = questions.filter(({ correctAnswer }) => correctAnswer === place).length
      expect(Math.abs(count - byChance)).toBeLessThan(1)
    }
  })

  test.each([14, 18, 23])('question %d is about history, and says when', (id) => {
    expect(questions.find((question) => question.id === id)?.question).toMatch(/2025/)
  })
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
