import { type InterviewQuestion, LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import type { Dated } from '#contracts/learning/dated.ts'
import type { Written } from '#api/learning/content/dating.ts'
import { type CitedFacts, pageOfFirst } from '#api/learning/content/facts/cited-facts.ts'
import type { WrittenFact } from '#api/learning/content/facts/written-fact.ts'
import type { FactId } from '#api/learning/content/facts/written-facts.ts'

/** A question as an editor writes it. `dateQuestion` and the composition add the other fields. */
export type BankQuestion<Id extends string = FactId> = Omit<
  InterviewQuestion,
  keyof Dated | 'lawyerLine'
> & { facts: CitedFacts<Id> }

/**
 * Adds to a question its facts and the official page of its first fact. Adds the lawyer's line to a sensitive
 * question.
 */
export function dateQuestion(
  { facts, ...question }: BankQuestion<string>,
  known: Readonly<Record<string, WrittenFact<string>>>,
): Written<InterviewQuestion> {
  const datedBy = { page: pageOfFirst(facts, known), facts }
  if (!question.sensitive) return { ...question, datedBy }
  return { ...question, lawyerLine: LAWYER_LINE, datedBy }
}
