import {
  EXAM_THEME_QUESTIONS_MIN,
  EXAM_TOLD_FROM,
  EXAM_WEAK_THEMES,
  type ExamTheme,
} from '#contracts/learning/exam.ts'
import type { LearningPath } from '#contracts/learning/learning.ts'
import type { ExamRow } from './exam-row.ts'

/** Where the guide tells of each category of the bank, by path and module. */
const TAUGHT_IN: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'DS-160': [['ds160', 'preparation']],
  'Social Media': [
    ['requirements', 'social-media-details'],
    ['social-media', 'audit-checklist'],
  ],
  'Interview Day': [
    ['requirements', 'interview-changes'],
    ['simulator', 'basic-questions'],
  ],
  'Documents and Funds': [
    ['documents', 'by-visa'],
    ['documents', 'photo-and-passport'],
  ],
  Eligibility: [
    ['requirements', 'overview'],
    ['documents', 'by-visa'],
  ],
  'Law and Refusals': [
    ['support', 'after-the-interview'],
    ['support', 'where-to-ask'],
  ],
}

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
          .slice(0, EXAM_WEAK_THEMES)
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

export function modulesOf(theme: string, paths: readonly LearningPath[]): ExamTheme['modules'] {
  return (TAUGHT_IN[theme] ?? []).flatMap(([pathId, moduleId]) => {
    const path = paths.find(({ id }) => id === pathId)
    const found = path?.modules.find(({ id }) => id === moduleId)
    return path && found ? [{ path: path.id, module: found.id, title: found.title }] : []
  })
}
