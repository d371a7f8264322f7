import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { isAnythingKept } from '#pwa/device/storage/store.ts'
import type { DueQuestions } from './read-due-questions.ts'

function dueQuery(owner: string, questions: readonly PracticeQuestion[]) {
  return queryOptions({
    queryKey: ['due-questions', owner],
    queryFn: async (): Promise<DueQuestions> => {
      if (!(await isAnythingKept(owner))) return { due: [], nextAt: null }
      const { readDueQuestions } = await import('./read-due-questions.ts')
      return readDueQuestions(owner, questions)
    },
    staleTime: 0,
    gcTime: 0,
  })
}

export function useDueQuestions(owner: string, questions: readonly PracticeQuestion[]) {
  return useQuery(dueQuery(owner, questions))
}
