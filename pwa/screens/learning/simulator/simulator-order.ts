import { isAskable } from '#contracts/learning/dated.ts'
import {
  type InterviewQuestion,
  simulatorQuestionsFor,
} from '#contracts/learning/interview-question.ts'
import { interviewName } from '#contracts/sync.ts'
import type { Reader } from '#pwa/screens/learning/use-reader-class.ts'

/**
 * Returns the questions to a reader that may be asked on this day, each once. Questions that were never answered
 * come first.
 */
export function orderFor(
  questions: readonly InterviewQuestion[],
  { readerClass, isFamily }: Reader,
  practiced: ReadonlySet<string>,
  today: string,
): InterviewQuestion[] {
  const askable = questions.filter((question) => isAskable(question, today))
  const ofClass = simulatorQuestionsFor(askable, readerClass, isFamily)
  const isDone = ({ id }: InterviewQuestion) => practiced.has(interviewName(id))
  return [...ofClass.filter((question) => !isDone(question)), ...ofClass.filter(isDone)]
}
