import { Navigate, useParams } from 'react-router-dom'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { WithLearning } from '#pwa/screens/learning/with-learning.tsx'
import { COMPANION, PAPER, REVIEW } from './addresses.ts'
import { Overview } from './overview.tsx'
import { Review } from './review.tsx'
import { StepPage } from './step-page.tsx'
import { useWorksheet } from './use-worksheet.ts'
import { WorksheetPaper } from './worksheet-paper.tsx'

/** Explains the DS-160, stores the answers on this device, and finds contradictions. */
export function CompanionPage() {
  return (
    <WithLearning>{(content, owner) => <Companion content={content} owner={owner} />}</WithLearning>
  )
}

function Companion({ content, owner }: { content: PremiumContent; owner: string }) {
  const { place } = useParams()
  const worksheet = useWorksheet(content, owner)
  if (!worksheet) return <CenteredSpinner />
  if (place === undefined) return <Overview worksheet={worksheet} />
  if (!worksheet.readerClass) return <Navigate to={COMPANION} replace />
  if (place === REVIEW) return <Review worksheet={worksheet} content={content} />
  if (place === PAPER) return <WorksheetPaper worksheet={worksheet} />
  const step = worksheet.steps.find(({ id }) => id === place)
  if (!step) return <Navigate to={COMPANION} replace />
  return <StepPage key={step.id} step={step} worksheet={worksheet} />
}
