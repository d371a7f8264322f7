import type { ExamTheme } from './exam.ts'
import type { LearningPath } from './learning.ts'

/**
 * The greatest number of weak themes that the result of a failed exam names. The result of a test
 * with wrong answers has the same limit.
 */
export const WEAK_THEMES = 3

/** The modules that teach each category of the bank, each as a path and a module. */
export const TAUGHT_IN: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
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

export function modulesOf(theme: string, paths: readonly LearningPath[]): ExamTheme['modules'] {
  return (TAUGHT_IN[theme] ?? []).flatMap(([pathId, moduleId]) => {
    const path = paths.find(({ id }) => id === pathId)
    const found = path?.modules.find(({ id }) => id === moduleId)
    return path && found ? [{ path: path.id, module: found.id, title: found.title }] : []
  })
}
