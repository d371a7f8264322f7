import type { Ref } from 'react'
import { HttpError } from '#pwa/network/errors.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Notice } from '#pwa/ui/notice.tsx'
import { Panel } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import styles from './checkout-page.module.css'
import { SupportLine } from './support-line.tsx'
import { words } from './words.tsx'

const { setup } = words

interface PaymentSetupProps {
  error: Error | null
  onRetry: () => void
  startRef: Ref<HTMLHeadingElement>
}

/**
 * Replaces the payment form while the payment is being set up. After a failure, offers to try
 * again.
 */
export function PaymentSetup({ error, onRetry, startRef }: PaymentSetupProps) {
  return (
    <Panel title={setup.title} titleRef={startRef}>
      <div className={styles['setup']}>
        {error ? (
          <Notice
            tone="warn"
            title={setup.failed}
            isAlert
            actions={
              <Button size="small" onClick={onRetry}>
                {setup.retry}
              </Button>
            }
          >
            <p>
              {words.nothingCharged}{' '}
              {error instanceof HttpError ? error.shown : setup.checkConnection}
            </p>
            <SupportLine sentence={setup.ifItStays} />
          </Notice>
        ) : (
          <CenteredSpinner label={setup.oneMoment} />
        )}
      </div>
    </Panel>
  )
}
