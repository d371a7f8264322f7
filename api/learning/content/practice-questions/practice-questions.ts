import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import type { Written } from '#api/learning/content/dating.ts'
import { poolA } from './pool-a/pool-a.ts'
import { questionsForO1 as poolBForO1 } from './pool-b/o-1.ts'
import { poolB } from './pool-b/pool-b.ts'
import { questionsForTN as poolBForTN } from './pool-b/tn.ts'
import { questionsForO1 as poolCForO1 } from './pool-c/o-1.ts'
import { poolC } from './pool-c/pool-c.ts'
import { questionsForTN as poolCForTN } from './pool-c/tn.ts'

/** The thirty questions of the spec. Everybody can practise with them. */
export const practiceQuestions: Written<PracticeQuestion>[] = poolA

/** The questions of the later tests, for people with premium access. */
export const furtherQuestions: Written<PracticeQuestion>[] = [...poolB, ...poolC]

/** The questions of the later tests for O-1 and TN. */
export const classQuestions: Written<PracticeQuestion>[] = [
  ...poolBForO1,
  ...poolBForTN,
  ...poolCForO1,
  ...poolCForTN,
]
