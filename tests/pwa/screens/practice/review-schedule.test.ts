import { describe, expect, test } from 'vitest'
import { addAnswers, type History } from '#pwa/device/progress/review-history.ts'
import { scheduleReviews } from '#pwa/screens/practice/review-schedule.ts'

const DAY_MS = 24 * 60 * 60_000
const NOW = Date.parse('2026-06-01T10:00:00')
const QUESTIONS = [
  { id: 1, correctAnswer: 0 },
  { id: 2, correctAnswer: 1 },
  { id: 3, correctAnswer: 2 },
]

function daysUntilDue(history: History, interviewDay = ''): number {
  const due = scheduleReviews(history, { now: NOW, interviewDay }).get(1) ?? NaN
  return (due - NOW) / DAY_MS
}

describe('the questions to review', () => {
  test('are those that were answered wrongly, not those left open', () => {
    const answers = { 1: 3, 2: 1 }
    const history = addAnswers({}, { answers, clock: { at: NOW } }, QUESTIONS)
    expect(history).toEqual({ 1: [{ at: NOW, isRight: false }] })
  })

  test('stay until they are known, with every later answer', () => {
    const first: History = { 1: [{ at: NOW - DAY_MS, isRight: false }] }
    const run = { answers: { 1: 0 }, clock: { at: NOW } }
    expect(addAnswers(first, run, QUESTIONS)['1']).toEqual([
      { at: NOW - DAY_MS, isRight: false },
      { at: NOW, isRight: true },
    ])
  })
})

describe('the next review', () => {
  test('is within days of a miss and later after each right answer', () => {
    const missed = [{ at: NOW - 3 * DAY_MS, isRight: false }]
    const once = [...missed, { at: NOW, isRight: true }]
    const afterOnce = daysUntilDue({ 1: once })
    expect(daysUntilDue({ 1: missed })).toBeLessThanOrEqual(0)
    expect(afterOnce).toBeGreaterThan(1)
    const late = NOW - 40 * DAY_MS
    const often = [0, 2, 10, 40].map((day) => ({ at: late + day * DAY_MS, isRight: day > 0 }))
    expect(daysUntilDue({ 1: often })).toBeGreaterThan(afterOnce)
  })

  test.each(['2026-06-03', '2026-06-05', '2026-06-12', '2026-07-20'])(
    'never falls on or after the interview of %s',
    (interviewDay) => {
      const often = [40, 38, 30, 10, 0].map((ago, place) => ({
        at: NOW - ago * DAY_MS,
        isRight: place > 0,
      }))
      const due = scheduleReviews({ 1: often }, { now: NOW, interviewDay }).get(1) ?? NaN
      expect(due).toBeLessThan(Date.parse(`${interviewDay}T00:00:00`))
    },
  )

  test('is today when the interview is tomorrow', () => {
    const reviews = [{ at: NOW, isRight: true }]
    expect(daysUntilDue({ 1: reviews }, '2026-06-02')).toBe(0)
  })

  test('is as without an interview once the interview is over', () => {
    const reviews = [{ at: NOW, isRight: true }]
    expect(daysUntilDue({ 1: reviews }, '2026-05-01')).toBe(daysUntilDue({ 1: reviews }))
  })
})
