import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { Button } from '#pwa/ui/button.tsx'
import { formatInstant } from '#pwa/ui/format-date.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { useDueQuestions } from './use-due-questions.ts'
import { words } from './words.ts'

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
