import { isAskable } from '#contracts/learning/dated.ts'
import {
  type InterviewQuestion,
  simulatorQuestionsFor,
} from '#contracts/learning/interview-question.ts'
import type { ReaderClass } from '#contracts/learning/learning.ts'
import { interviewName } from '#contracts/sync.ts'

/**
 * Returns the questions of a class that may be asked on this day, each once. Questions that were never answered
 * come first.
 */
export function orderFor(
  questions: readonly InterviewQuestion[],
  readerClass: ReaderClass,
  practiced: ReadonlySet<string>,
  today: string,
): InterviewQuestion[] {
  const askable = questions.filter((question) => isAskable(question, today))
  const ofClass = simulatorQuestionsFor(askable, readerClass)
  const isDone = ({ id }: InterviewQuestion) => practiced.has(interviewName(id))
  return [...ofClass.filter((question) => !isDone(question)), ...ofClass.filter(isDone)]
}
