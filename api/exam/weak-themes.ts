import {
  EXAM_THEME_QUESTIONS_MIN,
  EXAM_TOLD_FROM,
  type ExamTheme,
} from '#contracts/learning/exam.ts'
import type { LearningPath } from '#contracts/learning/learning.ts'
import { modulesOf, TAUGHT_IN, WEAK_THEMES } from '#contracts/learning/taught-in.ts'
import type { ExamRow } from './exam-row.ts'

type Marked = Pick<ExamRow, 'questions' | 'answers' | 'correct'>

/**
 * What to study after a failed exam. Below `EXAM_TOLD_FROM` it is everything that was asked, so that no
 * answers change it; above it the weakest themes that had several questions, so that none stands for one answer.
 */
export function weakThemesOf(exam: Marked, paths: readonly LearningPath[]): ExamTheme[] {
  const themes = Object.keys(TAUGHT_IN).flatMap((name) => {
    const marks = marksOf(exam, name)
    return marks.length === 0 ? [] : [{ name, marks }]
  })
  const weak =
    exam.correct === null
      ? themes
      : themes
          .filter(({ marks }) => marks.length >= EXAM_THEME_QUESTIONS_MIN)
          .toSorted((one, other) => shareOf(one.marks) - shareOf(other.marks))
          .slice(0, WEAK_THEMES)
  return weak.map(({ name }) => ({ name, modules: modulesOf(name, paths) }))
}

/** What is told of a number of right answers where an exam was failed. */
export function toldOf(correct: number): number | null {
  return correct < EXAM_TOLD_FROM ? null : correct
}

function marksOf({ questions, answers }: Marked, theme: string): boolean[] {
  return questions.flatMap(({ category, correctAnswer }, at) =>
    category === theme ? [answers?.[at] === correctAnswer] : [],
  )
}

function shareOf(marks: readonly boolean[]): number {
  return marks.filter(Boolean).length / marks.length
}
