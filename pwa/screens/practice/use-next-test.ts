import { queryOptions, useQuery } from '@tanstack/react-query'
import {
  type PracticeQuestion,
  READER_CLASSES,
  type ReaderClass,
} from '#contracts/learning/learning.ts'
import { isAnythingKept } from '#pwa/device/storage/store.ts'
import { countPools, poolAfter } from './pools.ts'

const NOTHING_KEPT = { asked: [], readerClass: undefined }

function lastTestQuery(owner: string) {
  return queryOptions({
    queryKey: ['last-test', owner],
    queryFn: async (): Promise<{ asked: number[]; readerClass: string | undefined }> => {
      if (!(await isAnythingKept(owner))) return NOTHING_KEPT
      const { readInterviewClass, readLastTest } = await import('./read-last-test.ts')
      return {
        asked: await readLastTest(owner),
        readerClass: await readInterviewClass(owner),
      }
    },
    staleTime: 0,
    gcTime: 0,
  })
}

interface NextTest {
  pool: readonly PracticeQuestion[]
  /** The reader's visa class, if some of the questions are for it. */
  readerClass: ReaderClass | undefined
}

/** Returns the reader's next test. Returns undefined until the last test is read. */
export function useNextTest(
  owner: string,
  questions: readonly PracticeQuestion[],
): NextTest | undefined {
  const isOnlyOne = countPools(questions) === 1
  const { data, isPending } = useQuery({ ...lastTestQuery(owner), enabled: !isOnlyOne })
  if (isOnlyOne) return { pool: questions, readerClass: undefined }
  if (isPending) return undefined
  const { asked, readerClass } = data ?? NOTHING_KEPT
  return {
    pool: poolAfter(asked, questions),
    readerClass: READER_CLASSES.find(
      (known) => known === readerClass && questions.some(({ visaType }) => visaType === known),
    ),
  }
}
