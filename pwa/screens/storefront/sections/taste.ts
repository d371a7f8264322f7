import { isAskable } from '#contracts/learning/dated.ts'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'

const TASTE_QUESTIONS = 3

/**
 * Chooses the first question of each category, up to three questions. A question must be for all
 * visa types. Questions that may still be asked on this day come first. The others follow with
 * their remark, so that the taste is never empty.
 */
export function pickTaste(questions: readonly PracticeQuestion[], day: string): PracticeQuestion[] {
  const forAll = questions.filter(({ visaType }) => visaType === 'All')
  const byAge = [
    ...forAll.filter((question) => isAskable(question, day)),
    ...forAll.filter((question) => !isAskable(question, day)),
  ]
  const byCategory = new Map<string, PracticeQuestion>()
  for (const question of byAge) {
    if (!byCategory.has(question.category)) byCategory.set(question.category, question)
  }
  return [...byCategory.values()].slice(0, TASTE_QUESTIONS)
}
