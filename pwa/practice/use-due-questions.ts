import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PracticeQuestion } from '#contracts/learning.ts'
import { serverNow } from '#pwa/offline/server-clock.ts'
import { isAnythingKept, openStore } from '#pwa/offline/store.ts'
import { readNotes } from '#pwa/progress/device-notes.ts'
import { INTERVIEW_DAY, INTERVIEW_NOTES } from '#pwa/progress/interview-notes.ts'
import { readHistory } from '#pwa/progress/review-history.ts'

export interface DueQuestions {
  due: PracticeQuestion[]
  /** When the next one is due, in milliseconds; null when none waits. */
  nextAt: number | null
}

function dueQuery(owner: string, questions: readonly PracticeQuestion[]) {
  return queryOptions({
    queryKey: ['due-questions', owner],
    queryFn: async (): Promise<DueQuestions> => {
      if (!(await isAnythingKept(owner))) return { due: [], nextAt: null }
      const { scheduleReviews } = await import('./review-schedule.ts')
      const history = await readHistory(await openStore(owner))
      const notes = await readNotes(owner, INTERVIEW_NOTES)
      const now = serverNow()
      const schedule = scheduleReviews(history, { now, interviewDay: notes[INTERVIEW_DAY] ?? '' })
      const waiting = [...schedule.values()].filter((at) => at > now)
      return {
        due: questions.filter(({ id }) => (schedule.get(id) ?? Infinity) <= now),
        nextAt: waiting.length === 0 ? null : Math.min(...waiting),
      }
    },
    staleTime: 0,
    gcTime: 0,
  })
}

export function useDueQuestions(owner: string, questions: readonly PracticeQuestion[]) {
  return useQuery(dueQuery(owner, questions))
}
