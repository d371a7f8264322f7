import Check from 'lucide-react/icons/check'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
import { isolateAddress } from '#contracts/text/isolate.ts'
import { sessionQuery, useSession } from '#pwa/session/use-session.ts'
import { PRACTICE_QUESTION_COUNT, RULES_YEAR } from '#pwa/screens/storefront/claims.ts'
import { NetworkError, sentenceFor } from '#pwa/network/http.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { readHint } from './clean-address.ts'
import { PurchaseSteps } from './purchase-steps.tsx'
import styles from './success-page.module.css'
import { SupportLine } from './support-line.tsx'
import { useOrder } from './use-order.ts'

const INCLUDED = [
  `${PRACTICE_QUESTION_COUNT} interview questions with a simulator`,
  `${RULES_YEAR} requirements, page by page`,
  'DS-160 wizard and document checklists',
  'Social media compliance checklist',
  'Printable cheat sheets',
  'Full practice tests with results by category',
]

export function SuccessPage() {
  const { data: order, error } = useOrder()

  if (!order || order.state === 'processing') return <Confirming error={error} />
  if (order.state === 'completed') return <Paid />
  return <Failed message={order.state === 'failed' ? order.message : null} state={order.state} />
}

function Confirming({ error }: { error: Error | null }) {
  return (
    <Page width="reading">
      <PageHeading title="Processing Payment...">
        Please wait while we confirm your payment.
      </PageHeading>
      <CenteredSpinner
        label={error ? `${explain(error)} We keep asking.` : 'Some banks take a few minutes.'}
      />
      <p>
        You may close this page: your access opens by itself once the payment is confirmed, and a
        receipt comes by email.
      </p>
    </Page>
  )
}

function explain(error: Error): string {
  if (error instanceof NetworkError) return 'Our server cannot be reached at the moment.'
  return sentenceFor(error)
}

function Failed({ message, state }: { message: string | null; state: 'failed' | 'none' }) {
  const [search] = useSearchParams()
  const isPaidElsewhere = state === 'none' && readHint(search) === 'succeeded'
  return (
    <Page width="reading">
      <PageHeading title="Payment Failed">
        {state === 'none'
          ? 'We know of no payment from this browser. Nothing was charged here.'
          : (message ?? 'The payment did not go through. Nothing was charged.')}
      </PageHeading>
      {isPaidElsewhere && (
        <p>
          If you paid in another browser, your access is open there; the receipt that we sent by
          email opens your account in this one.
        </p>
      )}
      <div className={styles['actions']}>
        <ButtonLink variant="primary" to="/checkout">
          Try Again
        </ButtonLink>
        <ButtonLink to="/" reloadDocument>
          Back to Home
        </ButtonLink>
      </div>
      <SupportLine>Questions? Write to</SupportLine>
    </Page>
  )
}

function Paid() {
  const client = useQueryClient()
  const { user } = useSession()
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    void client.invalidateQueries(sessionQuery)
  }, [client])

  /** Opens the dashboard even when the refetch fails, because the dashboard reads the session itself. */
  async function openDashboard() {
    setIsLeaving(true)
    await client.refetchQueries(sessionQuery, { throwOnError: true }).catch((error: unknown) => {
      // oxlint-disable-next-line no-console -- the spec asks for a line in the log (section 8)
      console.error('The access could not be read again.', error)
    })
    location.assign('/dashboard')
  }

  return (
    <Page width="reading">
      <PageHeading title="Payment Successful!">
        Thank you for your purchase. Your premium access is open.
      </PageHeading>
      <PurchaseSteps current="access" />
      <section className={styles['included']}>
        <h2>What is included</h2>
        <ul className={styles['list']}>
          {INCLUDED.map((item) => (
            <li key={item}>
              <Check /> {unbroken(item)}
            </li>
          ))}
        </ul>
        <p className={styles['line']}>{TRUE_COUNT_LINE}</p>
      </section>
      <p>
        A confirmation email was sent{user ? ` to ${isolateAddress(user.email)}` : ''}.
        {user?.isGuest &&
          ' It has a link that sets your password, so that you can sign in on any device.'}
      </p>
      <div className={styles['actions']}>
        <Button variant="primary" isBusy={isLeaving} onClick={() => void openDashboard()}>
          Access Learning Dashboard
        </Button>
        <ButtonLink to="/" reloadDocument>
          Back to Home
        </ButtonLink>
      </div>
      <SupportLine>Need help? Write to</SupportLine>
    </Page>
  )
}
