import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import type { Written } from '#api/learning/content/dating.ts'
import { poolA } from './pool-a/pool-a.ts'
import { poolB } from './pool-b/pool-b.ts'
import { poolC } from './pool-c/pool-c.ts'

/** The spec's thirty, which are everybody's. */
export const practiceQuestions: Written<PracticeQuestion>[] = poolA

/** The tests that follow the first one, for who has premium access. */
export const furtherQuestions: Written<PracticeQuestion>[] = [...poolB, ...poolC]
