import { familyFirst, type InterviewQuestion } from '#contracts/learning/interview-question.ts'
import { INTERVIEW_CLASSES, type InterviewClass } from '#contracts/learning/learning.ts'
import type { Reader } from '#pwa/screens/learning/use-reader-class.ts'
import { words } from './words.tsx'

export interface Theme {
  name: string
  questions: InterviewQuestion[]
}

export interface Chapter {
  interviewClass: InterviewClass
  title: string
  count: number
  themes: Theme[]
}

/**
 * Sorts the bank by class and theme. The reader's own class is first, then the questions for everybody. For a
 * member of the family, each chapter begins with the questions to a family.
 */
export function chaptersOf(
  questions: readonly InterviewQuestion[],
  { readerClass, isFamily }: Reader,
): Chapter[] {
  const inOrder = isFamily ? familyFirst(questions) : questions
  const first: InterviewClass[] = [readerClass, 'All']
  const others = INTERVIEW_CLASSES.filter((one) => !first.includes(one))
  return [...first, ...others].flatMap((interviewClass) => {
    const ofClass = inOrder.filter(({ classes }) => classes.includes(interviewClass))
    return ofClass.length === 0 ? [] : [toChapter(interviewClass, ofClass)]
  })
}

export function toChapter(interviewClass: InterviewClass, questions: InterviewQuestion[]): Chapter {
  const themes = [...new Set(questions.map(({ theme }) => theme))].map((name) => ({
    name,
    questions: questions.filter(({ theme }) => theme === name),
  }))
  const title = interviewClass === 'All' ? words.everyVisaClass : interviewClass
  return { interviewClass, title, count: questions.length, themes }
}
