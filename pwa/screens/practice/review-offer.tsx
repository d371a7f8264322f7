import { queryOptions, useQuery } from '@tanstack/react-query'
import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { Button } from '#pwa/ui/button.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { isAnythingKept } from '#pwa/device/storage/store.ts'
import { words } from './words.ts'
import type { DueQuestions } from './read-due-questions.ts'

const { review } = words

interface ReviewOfferProps {
  owner: string
  questions: readonly PracticeQuestion[]
  onReview: (due: readonly PracticeQuestion[]) => void
}

/**
 * Offers missed questions again, at growing intervals. No question is due later than on the day
 * before the interview.
 */
export function ReviewOffer({ owner, questions, onReview }: ReviewOfferProps) {
  const { data } = useDueQuestions(owner, questions)
  if (!data) return null
  const { due, nextAt } = data
  if (due.length === 0) {
    return nextAt === null ? null : <p>{review.next(formatInstant(nextAt))}</p>
  }
  return (
    <Notice
      title={review.due(due.length)}
      actions={
        <Button size="small" onClick={() => onReview(due)}>
          {review.now}
        </Button>
      }
    >
      {review.comeBack}
    </Notice>
  )
}

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

function useDueQuestions(owner: string, questions: readonly PracticeQuestion[]) {
  return useQuery(dueQuery(owner, questions))
}
