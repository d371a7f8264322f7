import * as z from 'zod/mini'
import type { PracticeQuestion } from './learning.ts'

/**
 * The rules of the practice test and of the preparation (spec section 9): times, limits, and the
 * words for a score. A score is a whole percent.
 */

export const PRACTICE_TEST_SECONDS = 1800
/**
 * The factors by which a learner can lengthen the time. The factor 1 gives the time of the spec.
 */
export const TIME_FACTORS = [1, 1.25, 1.5, 2] as const

/** Returns the time of a test in whole minutes, so that its choice can say it in one unit. */
export function testMinutes(timeFactor: number): number {
  return Math.round((PRACTICE_TEST_SECONDS * timeFactor) / 60)
}

/**
 * The number of questions in a pool. A test takes its questions from one pool: the questions for
 * every visa type, and the questions for the type of the test. The ids of questions continue from
 * pool to pool.
 */
export const POOL_QUESTIONS = 30
const TIMER_RED_SECONDS = 300
const TIMER_YELLOW_SECONDS = 600

export const SIMULATOR_QUESTIONS = 5
export const SHORT_RUN_SECONDS = 180

/** The quick check of the spec: five questions without a time limit. */
export const QUICK_CHECK_QUESTIONS = 5
export const QUICK_CHECK_PASS_SCORE = 60
/** The score from which a learner counts as ready. */
const READY_SCORE = 85

export const PUBLIC_PROFILE_DAYS = 30
export const BARCODE_CHECK_BUSINESS_DAYS = 7
export const SEVIS_FEE_BUSINESS_DAYS = 3
export const FINAL_REVIEW_HOURS = 48
export const ARRIVE_EARLY_MINUTES = 30
export const DS160_SAVE_MINUTES = 15

/** A question for O-1 or TN has an id of its pool, plus this number. */
const CLASS_IDS_FROM = 500

/** Pool 0 is free. */
export function poolOf({ id }: Pick<PracticeQuestion, 'id'>): number {
  return Math.floor(((id - 1) % CLASS_IDS_FROM) / POOL_QUESTIONS)
}

const CategoryScore = z.object({
  correct: z.int().check(z.minimum(0)),
  total: z.int().check(z.minimum(1)),
})
type CategoryScore = z.infer<typeof CategoryScore>

export const TestResult = z.object({
  score: z.int().check(z.minimum(0), z.maximum(100)),
  totalQuestions: z.int().check(z.minimum(1)),
  correctAnswers: z.int().check(z.minimum(0)),
  timeSpent: z.int().check(z.minimum(0)),
  categoryScores: z.record(z.string(), CategoryScore),
})
export type TestResult = z.infer<typeof TestResult>

/** Returns a rounded percent. Returns 0 when there is no question. */
export function scoreOf(correct: number, total: number): number {
  return total === 0 ? 0 : Math.round((correct / total) * 100)
}

export function scoreColour(score: number): 'green' | 'yellow' | 'red' {
  if (score >= 85) return 'green'
  return score >= 70 ? 'yellow' : 'red'
}

export function categoryColour(score: number): 'green' | 'yellow' | 'orange' {
  if (score >= 80) return 'green'
  return score >= 60 ? 'yellow' : 'orange'
}

export function ratingOf(score: number) {
  if (score >= 90) return 'Excellent'
  if (score >= 80) return 'Very Good'
  return score >= 70 ? 'Good' : 'Needs Improvement'
}

export function headlineOf(score: number) {
  if (score >= 80) return 'Outstanding'
  return score >= 60 ? 'Good Job' : 'Keep Studying'
}

export function analysisOf(score: number): string {
  if (score >= READY_SCORE) {
    return 'An excellent result. Read the reasons for the questions you missed, then practise your answers aloud.'
  }
  if (score >= 70) {
    return 'A good foundation. Start with the category that has the lowest bar, read its reasons, and take the test again.'
  }
  return 'More study is needed. Read the reasons for each question before you take the test again.'
}

export function timerColour(secondsLeft: number): 'red' | 'yellow' | 'primary' {
  if (secondsLeft <= TIMER_RED_SECONDS) return 'red'
  return secondsLeft <= TIMER_YELLOW_SECONDS ? 'yellow' : 'primary'
}

/**
 * Returns whether a screen reader must say the remaining time now: once a minute, every ten seconds
 * in the last minute, and every second in the last ten seconds.
 */
export function isTimerSpoken(secondsLeft: number): boolean {
  if (secondsLeft <= 10) return true
  return secondsLeft % (secondsLeft <= 60 ? 10 : 60) === 0
}

/**
 * `answers` has the index of the chosen option by question id. A question without an answer counts
 * as wrong.
 */
export function resultOf(
  questions: readonly Pick<PracticeQuestion, 'id' | 'category' | 'correctAnswer'>[],
  answers: Readonly<Record<number, number>>,
  timeSpent: number,
): TestResult {
  const categoryScores: Record<string, CategoryScore> = {}
  let correctAnswers = 0
  for (const { id, category, correctAnswer } of questions) {
    const point = answers[id] === correctAnswer ? 1 : 0
    const { correct, total } = categoryScores[category] ?? { correct: 0, total: 0 }
    categoryScores[category] = { correct: correct + point, total: total + 1 }
    correctAnswers += point
  }
  return {
    score: scoreOf(correctAnswers, questions.length),
    totalQuestions: questions.length,
    correctAnswers,
    timeSpent,
    categoryScores,
  }
}

/** Returns the rounded mean, for example of the progress in six paths. */
export function meanOf(percents: readonly number[]): number {
  return percents.length === 0
    ? 0
    : Math.round(percents.reduce((sum, percent) => sum + percent, 0) / percents.length)
}

/** The same seed gives the same order, so that a resumed test looks the same. */
export function shuffle<Item>(items: readonly Item[], seed: number): Item[] {
  const shuffled = [...items]
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x6d2b79f5) >>> 0 || 1
  for (let last = shuffled.length - 1; last > 0; last--) {
    // Xorshift with the shifts 13, 17 and 5 (Marsaglia 2003).
    state ^= state << 13
    state ^= state >>> 17
    state = (state ^ (state << 5)) >>> 0
    const chosen = state % (last + 1)
    const item = shuffled[last] as Item
    shuffled[last] = shuffled[chosen] as Item
    shuffled[chosen] = item
  }
  return shuffled
}

/**
 * Returns the order in which the screen shows a question's options, as indexes into `options`. An
 * answer is stored as such an index, and never as a position on the screen.
 */
export function shuffleOptions({ id }: Pick<PracticeQuestion, 'id'>, seed: number): number[] {
  return shuffle([0, 1, 2, 3], Math.imul(seed, 31) + id)
}

/**
 * The least number of words in a full answer. A shorter answer counts as practised only after the
 * person has confirmed it.
 */
export const ANSWER_WORDS_MIN = 5

export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
