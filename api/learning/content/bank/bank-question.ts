import { type Dated, type InterviewQuestion, LAWYER_LINE } from '#contracts/learning.ts'
import { dateBy } from '#api/learning/content/dating.ts'
import type { FactId } from '#api/learning/content/facts.ts'

/** A question as it is written; its dates, its sources and the lawyer's line come with the facts. */
export type BankQuestion = Omit<InterviewQuestion, keyof Dated | 'lawyerLine'> & {
  facts: readonly [FactId, ...FactId[]]
}

/** The official page is that of the first fact. */
export function composeQuestion({ facts, ...question }: BankQuestion): InterviewQuestion {
  const lawyerLine = question.sensitive ? { lawyerLine: LAWYER_LINE } : {}
  return { ...question, ...lawyerLine, ...dateBy('posts', facts) } as InterviewQuestion
}
