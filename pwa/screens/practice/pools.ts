import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { poolOf } from '#contracts/learning/practice.ts'

export function countPools(questions: readonly PracticeQuestion[]): number {
  return new Set(questions.map(poolOf)).size
}

/**
 * Returns the pool after a test with these questions. Without a test, and after the last pool, returns the
 * first pool.
 */
export function poolAfter(
  askedIds: readonly number[],
  questions: readonly PracticeQuestion[],
): PracticeQuestion[] {
  const [id] = askedIds
  const next = id === undefined ? 0 : (poolOf({ id }) + 1) % countPools(questions)
  return questions.filter((question) => poolOf(question) === next)
}
