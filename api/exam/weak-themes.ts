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
 * Returns the themes to study after a failed exam. With fewer than `EXAM_TOLD_FROM` right answers, returns
 * all themes, because the result must then reveal nothing. Otherwise returns the weakest themes. A theme must
 * have several questions, because it must not reveal a single answer.
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

/** Returns the number of right answers for a user who has failed. Returns null below `EXAM_TOLD_FROM`. */
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
