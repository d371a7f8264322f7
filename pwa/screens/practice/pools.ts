import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { poolOf } from '#contracts/learning/practice.ts'

export function countPools(questions: readonly PracticeQuestion[]): number {
  return new Set(questions.map(poolOf)).size
}

/**
 * Returns the questions of the pool after this pool. Returns the first pool after the last one, and
 * when no test was taken. The reader cannot choose a pool. A second test with the same questions
 * would teach only their order.
 */
export function poolAfter(
  askedIds: readonly number[],
  questions: readonly PracticeQuestion[],
): PracticeQuestion[] {
  const [id] = askedIds
  const next = id === undefined ? 0 : (poolOf({ id }) + 1) % countPools(questions)
  return questions.filter((question) => poolOf(question) === next)
}
