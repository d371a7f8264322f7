import { freshnessOf } from '#contracts/learning/dated.ts'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'

const TASTE_QUESTIONS = 3

/**
 * Chooses the first question of each category, up to three questions. A question must be for all
 * visa types, and its evidence must not have expired on this day.
 */
export function pickTaste(questions: readonly PracticeQuestion[], day: string): PracticeQuestion[] {
  const byCategory = new Map<string, PracticeQuestion>()
  for (const question of questions) {
    if (question.visaType !== 'All' || freshnessOf(question, day) === 'expired') continue
    if (!byCategory.has(question.category)) byCategory.set(question.category, question)
  }
  return [...byCategory.values()].slice(0, TASTE_QUESTIONS)
}
