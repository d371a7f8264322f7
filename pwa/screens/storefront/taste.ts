import { freshnessOf } from '#contracts/learning/dated.ts'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'

const TASTE_QUESTIONS = 3

/** Chooses one question per category, for all visas, if its facts have not expired on that day. */
export function pickTaste(questions: readonly PracticeQuestion[], day: string): PracticeQuestion[] {
  const byCategory = new Map<string, PracticeQuestion>()
  for (const question of questions) {
    if (question.visaType !== 'All' || freshnessOf(question, day) === 'expired') continue
    if (!byCategory.has(question.category)) byCategory.set(question.category, question)
  }
  return [...byCategory.values()].slice(0, TASTE_QUESTIONS)
}
