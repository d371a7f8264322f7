import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import type { Written } from '#api/learning/content/dating.ts'
import { poolA } from './pool-a/pool-a.ts'
import { poolB } from './pool-b/pool-b.ts'
import { poolC } from './pool-c/pool-c.ts'

/** The thirty questions of the spec. Everybody can practise with them. */
export const practiceQuestions: Written<PracticeQuestion>[] = poolA

/** The questions of the later tests, for people with premium access. */
export const furtherQuestions: Written<PracticeQuestion>[] = [...poolB, ...poolC]
