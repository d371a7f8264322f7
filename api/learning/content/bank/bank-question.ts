import { type InterviewQuestion, LAWYER_LINE } from '#contracts/interview-question.ts'
import type { Dated } from '#contracts/dated.ts'
import { dateBy } from '#api/learning/content/dating.ts'
import { type FactId, WRITTEN_FACTS } from '#api/learning/content/facts/written-facts.ts'

/** A question as it is written; its dates, its sources and the lawyer's line come with the facts. */
export type BankQuestion = Omit<InterviewQuestion, keyof Dated | 'lawyerLine'> & {
  facts: readonly [FactId, ...FactId[]]
}

/** The official page is that of the first fact. */
export function composeQuestion({ facts, ...question }: BankQuestion): InterviewQuestion {
  const { page } = WRITTEN_FACTS[facts[0]]
  const written: Omit<InterviewQuestion, keyof Dated> = question.sensitive
    ? { ...question, lawyerLine: LAWYER_LINE }
    : question
  return dateBy(page, facts, written)
}
