import { describe, expect, test } from 'vitest'
import { freshnessOf } from '#contracts/learning/dated.ts'
import { type InterviewClass, questionsFor } from '#contracts/learning/learning.ts'
import {
  analysisOf,
  categoryColour,
  countWords,
  headlineOf,
  isTimerSpoken,
  meanOf,
  ratingOf,
  resultOf,
  scoreColour,
  scoreOf,
  shuffle,
  shuffleOptions,
  TestResult,
  timerColour,
} from '#contracts/learning/practice.ts'

describe('a score', () => {
  test.each([
    [0, 30, 0],
    [1, 30, 3],
    [20, 30, 67],
    [30, 30, 100],
    [1, 8, 13],
    [0, 0, 0],
  ])('%d of %d is %d percent', (correct, total, score) => {
    expect(scoreOf(correct, total)).toBe(score)
  })

  test.each([
    [100, 'green', 'green', 'Excellent', 'Outstanding', /excellent/i],
    [90, 'green', 'green', 'Excellent', 'Outstanding', /excellent/i],
    [89, 'green', 'green', 'Very Good', 'Outstanding', /excellent/i],
    [85, 'green', 'green', 'Very Good', 'Outstanding', /excellent/i],
    [84, 'yellow', 'green', 'Very Good', 'Outstanding', /good foundation/],
    [80, 'yellow', 'green', 'Very Good', 'Outstanding', /good foundation/],
    [79, 'yellow', 'yellow', 'Good', 'Good Job', /good foundation/],
    [70, 'yellow', 'yellow', 'Good', 'Good Job', /good foundation/],
    [69, 'red', 'yellow', 'Needs Improvement', 'Good Job', /more study/i],
    [60, 'red', 'yellow', 'Needs Improvement', 'Good Job', /more study/i],
    [59, 'red', 'orange', 'Needs Improvement', 'Keep Studying', /more study/i],
    [0, 'red', 'orange', 'Needs Improvement', 'Keep Studying', /more study/i],
  ])(
    'of %d is %s, as a category %s, and reads %s, %s',
    (score, colour, bar, label, title, text) => {
      expect(scoreColour(score)).toBe(colour)
      expect(categoryColour(score)).toBe(bar)
      expect(ratingOf(score)).toBe(label)
      expect(headlineOf(score)).toBe(title)
      expect(analysisOf(score)).toMatch(text)
    },
  )

  test('the mean is rounded, and of nothing it is zero', () => {
    expect(meanOf([75, 45, 60, 25, 90, 100])).toBe(66)
    expect(meanOf([])).toBe(0)
  })
})

describe('a result', () => {
  const questions = [
    { id: 1, category: 'DS-160', correctAnswer: 1 },
    { id: 2, category: 'DS-160', correctAnswer: 0 },
    { id: 3, category: 'Eligibility', correctAnswer: 3 },
  ]

  test('counts by category, and an unanswered question as wrong', () => {
    const result = resultOf(questions, { 1: 1, 3: 2 }, 61)
    expect(TestResult.parse(result)).toEqual({
      score: 33,
      totalQuestions: 3,
      correctAnswers: 1,
      timeSpent: 61,
      categoryScores: { 'DS-160': { correct: 1, total: 2 }, Eligibility: { correct: 0, total: 1 } },
    })
  })
})

describe('the clock', () => {
  test.each([
    [1800, 'primary', true],
    [601, 'primary', false],
    [600, 'yellow', true],
    [301, 'yellow', false],
    [300, 'red', true],
    [90, 'red', false],
    [50, 'red', true],
    [45, 'red', false],
    [9, 'red', true],
    [0, 'red', true],
  ])('at %d seconds is %s; spoken: %s', (secondsLeft, colour, spoken) => {
    expect(timerColour(secondsLeft)).toBe(colour)
    expect(isTimerSpoken(secondsLeft)).toBe(spoken)
  })
})

describe('the choice of questions', () => {
  const pool: { id: number; visaType: InterviewClass }[] = [
    { id: 1, visaType: 'All' },
    { id: 2, visaType: 'F-1' },
    { id: 3, visaType: 'L-1' },
    { id: 4, visaType: 'O-1' },
  ]

  test.each([
    ['All', [1, 2, 3]],
    ['F-1', [1, 2]],
    ['J-1', [1]],
    ['O-1', [1, 4]],
  ] as const)('for %s takes %j', (visaType, ids) => {
    expect(questionsFor(visaType, pool).map(({ id }) => id)).toEqual(ids)
  })

  test.each([
    ['2026-01-01', 'fresh'],
    ['2026-12-15', 'fresh'],
    ['2026-12-16', 'unchecked'],
    ['2027-01-14', 'unchecked'],
    ['2027-01-15', 'expired'],
  ])('on %s an item to check by 15 December that expires on 14 January is %s', (day, freshness) => {
    const item = { edition: '2026-11-21', checkBy: '2026-12-15', expires: '2027-01-14' }
    expect(freshnessOf(item, day)).toBe(freshness)
  })

  test('a device that is behind judges an item by the day of its edition', () => {
    const item = { edition: '2026-11-21', checkBy: '2026-10-01', expires: '2026-10-31' }
    expect(freshnessOf(item, '2020-01-01')).toBe('expired')
  })
})

describe('a shuffle', () => {
  test('repeats itself for the same seed and loses nothing', () => {
    const items = Array.from({ length: 30 }, (_, index) => index)
    expect(shuffle(items, 7)).toEqual(shuffle(items, 7))
    expect(shuffle(items, 7)).not.toEqual(shuffle(items, 8))
    expect([...shuffle(items, 7)].sort((a, b) => a - b)).toEqual(items)
  })

  test('shows the right option in each place about equally often', () => {
    const places = [0, 0, 0, 0]
    for (let seed = 0; seed < 400; seed++) {
      for (let id = 1; id <= 10; id++) {
        const place = shuffleOptions({ id }, seed).indexOf(1)
        places[place] = (places[place] ?? 0) + 1
      }
    }
    for (const count of places) expect(Math.abs(count - 1000)).toBeLessThan(120)
  })
})

test.each([
  ['', 0],
  ['asdf', 1],
  [' To study – there… ', 3],
  ['My father’s brother, in Iowa', 5],
  ['Je vais étudier à Lyon\nun an', 7],
  ['저는 학교에 갑니다', 3],
])('%j has %d words', (text, words) => {
  expect(countWords(text)).toBe(words)
})
