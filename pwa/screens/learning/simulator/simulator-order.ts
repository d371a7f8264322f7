import {
  type InterviewQuestion,
  simulatorQuestionsFor,
} from '#contracts/learning/interview-question.ts'
import type { ReaderClass } from '#contracts/learning/learning.ts'
import { interviewName } from '#contracts/sync.ts'

/** Returns the questions of a class, each once. Questions that were never answered come first. */
export function orderFor(
  questions: readonly InterviewQuestion[],
  readerClass: ReaderClass,
  practiced: ReadonlySet<string>,
): InterviewQuestion[] {
  const ofClass = simulatorQuestionsFor(questions, readerClass)
  const isDone = ({ id }: InterviewQuestion) => practiced.has(interviewName(id))
  return [...ofClass.filter((question) => !isDone(question)), ...ofClass.filter(isDone)]
}
