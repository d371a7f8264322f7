import { atOnce } from '#api/in-turns.ts'
import { checkContent, ownContent } from '#api/learning/check/check-content.ts'
import type { CheckedContent } from '#api/learning/check/checked-content.ts'
import type { InterviewQuestion } from '#contracts/learning/interview-question.ts'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'

/** The findings of the rules in this product's content with one change. */
export function find(change: Partial<CheckedContent>) {
  return atOnce(checkContent({ ...ownContent, ...change }))
}

/** The same with a change in the first question of the specified test. */
export function findWithScored(change: Partial<PracticeQuestion>) {
  const { free } = ownContent
  const questions = free.questions.map((row) => (row.id === 1 ? { ...row, ...change } : row))
  return find({ free: { ...free, questions } })
}

/** The same with a change in one question of the bank for interviews. */
export function findWithQuestion(change: Partial<InterviewQuestion>) {
  const bank = ownContent.bank.map((question) =>
    question.id === 'second-year' ? { ...question, ...change } : question,
  )
  return find({ bank })
}
