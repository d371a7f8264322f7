import type { Ref } from 'react'
import { HttpError } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import styles from './checkout-page.module.css'
import { SupportLine } from './support-line.tsx'

interface PaymentSetupProps {
  error: Error | null
  onRetry: () => void
  startRef: Ref<HTMLHeadingElement>
}

/** Replaces the payment form until the payment is set up. After a failure, offers another try. */
export function PaymentSetup({ error, onRetry, startRef }: PaymentSetupProps) {
  return (
    <Panel title="Setting Up Your Secure Payment" titleRef={startRef}>
      <div className={styles['setup']}>
        {error ? (
          <Notice
            tone="warn"
            title="The payment could not be set up"
            isAlert
            actions={
              <Button size="small" onClick={onRetry}>
                Retry
              </Button>
            }
          >
            <p>
              Nothing was charged.{' '}
              {error instanceof HttpError
                ? error.shown
                : 'Check your connection, and that nothing on this device blocks the payment provider, then try again.'}
            </p>
            <SupportLine>If it stays, write to</SupportLine>
          </Notice>
        ) : (
          <CenteredSpinner label="One moment, please." />
        )}
      </div>
    </Panel>
  )
}
