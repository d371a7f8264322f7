import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { isAnythingKept } from '#pwa/device/storage/store.ts'
import { countPools, poolAfter } from './pools.ts'

function lastTestQuery(owner: string) {
  return queryOptions({
    queryKey: ['last-test', owner],
    queryFn: async () => {
      if (!(await isAnythingKept(owner))) return []
      const { readLastTest } = await import('./read-last-test.ts')
      return readLastTest(owner)
    },
    staleTime: 0,
    gcTime: 0,
  })
}

/**
 * Returns the questions of the reader's next test. Returns undefined until the last test is read.
 */
export function useNextPool(
  owner: string,
  questions: readonly PracticeQuestion[],
): readonly PracticeQuestion[] | undefined {
  const isOnlyOne = countPools(questions) === 1
  const { data: last = [], isPending } = useQuery({ ...lastTestQuery(owner), enabled: !isOnlyOne })
  if (isOnlyOne) return questions
  return isPending ? undefined : poolAfter(last, questions)
}
