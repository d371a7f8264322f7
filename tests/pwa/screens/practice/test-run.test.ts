import { describe, expect, test, vi } from 'vitest'
import { freeContent, premiumContent } from '#api/learning/content/learning-content.ts'
import { poolAfter } from '#pwa/screens/practice/pools.ts'
import { startStopwatch } from '#pwa/screens/practice/stopwatch.ts'
import {
  countsAsTest,
  finish,
  hasLapsed,
  questionsOf,
  resultOfRun,
  retake,
  secondsLeft,
  spentMsAt,
  startNext,
  startReview,
  startRun,
  TestRun,
  type TestSetup,
} from '#pwa/screens/practice/test-run.ts'

const { questions: practiceQuestions } = freeContent
const { questions: furtherQuestions } = premiumContent

const questions = [...practiceQuestions, ...furtherQuestions]
const NOW = Date.parse('2026-06-01T10:00:00Z')
const FRESH = { id: 'b3f0a1de-53c9-4d0b-9a53-5c6a3c1b7a10', seed: 7, now: NOW }
const SETUP: TestSetup = { visaType: 'F-1', format: 'timed', feedback: 'each', timeFactor: 1 }

function begin(setup: Partial<TestSetup> = {}): TestRun {
  return startRun({ ...SETUP, ...setup }, practiceQuestions, FRESH)
}

describe('a test', () => {
  test.each([
    ['timed', 1, 1800],
    ['timed', 1.25, 2280],
    ['timed', 2, 3600],
    ['untimed', 1, null],
    ['quick', 2, null],
  ] as const)('%s with %d times the time lasts %s seconds', (format, timeFactor, limit) => {
    expect(begin({ format, timeFactor }).limitSeconds).toBe(limit)
  })

  test('asks the questions of its visa type and those for all, in their order', () => {
    const asked = questionsOf(begin(), practiceQuestions)
    expect(asked).toHaveLength(15)
    expect(asked.every(({ visaType }) => ['F-1', 'All'].includes(visaType))).toBe(true)
    expect(begin({ visaType: 'All' }).questionIds).toHaveLength(30)
  })

  test('a quick check asks five different questions', () => {
    const { questionIds } = begin({ format: 'quick', visaType: 'All' })
    expect(new Set(questionIds).size).toBe(5)
  })

  test('is read from the disk as it was written', () => {
    const run = begin()
    expect(TestRun.parse(JSON.parse(JSON.stringify(run)))).toEqual(run)
    expect(TestRun.safeParse({ ...run, answers: { 1: 4 } }).success).toBe(false)
  })

  test('leaves out a question that the content no longer has', () => {
    const known = practiceQuestions.filter(({ id }) => id !== 1)
    expect(questionsOf(begin(), known)).toHaveLength(14)
  })

  test('starts again without answers, with the full time and another order', () => {
    const old = finish({ ...begin(), answers: { 1: 1 }, index: 3 }, 60_000, NOW + 60_000)
    const again = retake(old, { ...FRESH, id: crypto.randomUUID(), seed: 8, now: NOW + 90_000 })
    expect(again).toMatchObject({ answers: {}, index: 0, finishedAt: null, visaType: 'F-1' })
    expect(again.clock).toEqual({ spentMs: 0, at: NOW + 90_000 })
    expect(again.id).not.toBe(old.id)
  })

  test.each([
    ['timed', 1.25, 2280],
    ['timed', 1.5, 2700],
    ['untimed', 1, null],
  ] as const)('is followed by one of the same kind: %s', (format, timeFactor, limitSeconds) => {
    const old = finish(begin({ format, timeFactor, feedback: 'end' }), 60_000, NOW + 60_000)
    const fresh = { ...FRESH, id: crypto.randomUUID(), now: NOW + 90_000 }
    const next = startNext(old, poolAfter(old.questionIds, questions), fresh)
    expect(next).toMatchObject({ format, limitSeconds, feedback: 'end', visaType: 'F-1' })
    expect(next.questionIds).toHaveLength(15)
    expect(next.questionIds.every((id) => id > 30 && id <= 60)).toBe(true)
    expect(next).toMatchObject({ id: fresh.id, answers: {}, finishedAt: null })
  })

  test('counts as one unless it is a quick check or a review', () => {
    expect(countsAsTest(begin())).toBe(true)
    expect(countsAsTest(begin({ format: 'untimed' }))).toBe(true)
    expect(countsAsTest(begin({ format: 'quick' }))).toBe(false)
    expect(countsAsTest(startReview(questions.slice(0, 2), FRESH))).toBe(false)
  })
})

describe('the time of a test', () => {
  test('goes on while nobody looks', () => {
    const run = { ...begin(), clock: { spentMs: 60_000, at: NOW } }
    expect(spentMsAt(run, NOW + 180_000)).toBe(240_000)
  })

  test('stands still without a limit', () => {
    const run = { ...begin({ format: 'untimed' }), clock: { spentMs: 60_000, at: NOW } }
    expect(spentMsAt(run, NOW + 180_000)).toBe(60_000)
  })

  test('is not given back by a clock that was set back', () => {
    const run = { ...begin(), clock: { spentMs: 60_000, at: NOW } }
    expect(spentMsAt(run, NOW - 3_600_000)).toBe(60_000)
  })

  test.each([
    [1_799_999, false, 1],
    [1_800_000, true, 0],
    [9_000_000, true, 0],
  ])('after %d ms: lapsed is %s, %d seconds are left', (spentMs, lapsed, left) => {
    expect(hasLapsed(begin(), spentMs)).toBe(lapsed)
    expect(secondsLeft(1800, spentMs)).toBe(left)
  })

  test('never counts more than the limit', () => {
    const late = finish(begin(), 9_000_000, NOW)
    expect(late).toMatchObject({ isLapsed: true, clock: { spentMs: 1_800_000 } })
    expect(resultOfRun(late, questionsOf(late, practiceQuestions)).timeSpent).toBe(1800)
  })

  test('grows also while the wall clock runs backwards', () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date', 'performance'] })
    try {
      const stopwatch = startStopwatch(begin())
      vi.advanceTimersByTime(5000)
      expect(stopwatch.readSpentMs()).toBe(5000)
      vi.setSystemTime(NOW - 3_600_000)
      expect(stopwatch.readSpentMs()).toBe(5000)
      vi.advanceTimersByTime(1000)
      expect(stopwatch.readSpentMs()).toBe(6000)
      vi.setSystemTime(NOW + 60_000)
      expect(stopwatch.readSpentMs()).toBe(60_000)
    } finally {
      vi.useRealTimers()
    }
  })
})
