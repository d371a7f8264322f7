import type { ReactNode } from 'react'
import type { PremiumContent } from '#contracts/learning/learning-content.ts'
import { ContentFailed } from '#pwa/device/content/content-failed.tsx'
import { usePremiumContent } from '#pwa/device/content/use-content.ts'
import { LearningStorage } from '#pwa/device/progress/learning-storage.tsx'
import { useUser } from '#pwa/session/use-session.ts'
import { Page } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'

interface LearningProps {
  loading?: ReactNode
  children: (content: PremiumContent, owner: string) => ReactNode
}

/** Gives a screen the premium content. If the content is missing, explains the reason. */
export function WithLearning({ loading = <CenteredSpinner />, children }: LearningProps) {
  const { id } = useUser()
  const { data: content, error, refetch } = usePremiumContent(id)
  if (content) {
    return (
      <>
        <LearningStorage />
        {children(content, id)}
      </>
    )
  }
  if (!error) return loading
  return (
    <Page width="narrow">
      <ContentFailed error={error} onRetry={() => void refetch()} />
    </Page>
  )
}
