import type { ReactNode } from 'react'
import type { BankContent, PremiumContent } from '#contracts/learning/learning-content.ts'
import { ContentFailed } from '#pwa/device/content/content-failed.tsx'
import { useBankContent } from '#pwa/device/content/use-content.ts'
import { Page } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { useReaderClass } from '#pwa/screens/learning/use-reader-class.ts'
import { WithLearning } from '#pwa/screens/learning/with-learning.tsx'

/** The data for a screen of interview questions. */
export interface Learning {
  bank: BankContent
  content: PremiumContent
  owner: string
}

/** Gives a screen the interview questions and the premium content, or explains why they are missing. */
export function WithBank({ children }: { children: (learning: Learning) => ReactNode }) {
  return (
    <WithLearning>
      {(content, owner) => (
        <Bank content={content} owner={owner}>
          {children}
        </Bank>
      )}
    </WithLearning>
  )
}

interface BankProps extends Omit<Learning, 'bank'> {
  children: (learning: Learning) => ReactNode
}

function Bank({ content, owner, children }: BankProps) {
  const { data: bank, error, refetch } = useBankContent(owner)
  const { isLoading } = useReaderClass(owner)
  if (bank && !isLoading) return children({ bank, content, owner })
  if (!error) return <CenteredSpinner />
  return (
    <Page width="narrow">
      <ContentFailed error={error} onRetry={() => void refetch()} />
    </Page>
  )
}
