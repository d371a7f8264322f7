import { atOnce } from '#api/in-turns.ts'
import { checkContent, ownContent } from '#api/learning/check/check-content.ts'
import type { CheckedContent } from '#api/learning/check/checked-content.ts'
import type { InterviewQuestion } from '#contracts/learning/interview-question.ts'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'

/** Changes this product's content, and returns the findings of the content check. */
export function find(change: Partial<CheckedContent>) {
  return atOnce(checkContent({ ...ownContent, ...change }))
}

/**
 * Changes the first question of the practice test, and returns the findings of the content check.
 */
export function findWithScored(change: Partial<PracticeQuestion>) {
  const { free } = ownContent
  const questions = free.questions.map((row) => (row.id === 1 ? { ...row, ...change } : row))
  return find({ free: { ...free, questions } })
}

/** Changes one interview question, and returns the findings of the content check. */
export function findWithQuestion(change: Partial<InterviewQuestion>) {
  const bank = ownContent.bank.map((question) =>
    question.id === 'second-year' ? { ...question, ...change } : question,
  )
  return find({ bank })
}
