import Check from 'lucide-react/icons/check'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PAID_TWICE } from '#contracts/checkout/checkout.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { sessionQuery, useSession } from '#pwa/session/use-session.ts'
import { PRACTICE_QUESTION_COUNT } from '#pwa/screens/storefront/claims/claims.ts'
import { NetworkError, sentenceFor } from '#pwa/network/errors.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import { readHint } from './clean-address.ts'
import { PurchaseSteps } from './purchase-steps.tsx'
import styles from './success-page.module.css'
import { SupportLine } from './support-line.tsx'
import { useOrder } from './use-order.ts'
import { words } from './words.tsx'

const { success } = words

const INCLUDED = [
  success.practice(PRACTICE_QUESTION_COUNT),
  success.requirements,
  success.wizard,
  success.compliance,
  success.sheets,
  success.tests,
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
      <PageHeading title={success.processing}>{success.wait}</PageHeading>
      <CenteredSpinner label={error ? success.keepAsking(explain(error)) : success.someBanks} />
      <p>{success.mayClose}</p>
    </Page>
  )
}

function explain(error: Error): string {
  if (error instanceof NetworkError) return success.unreachable
  return sentenceFor(error)
}

function Failed({ message, state }: { message: string | null; state: 'failed' | 'none' }) {
  const [search] = useSearchParams()
  const isPaidElsewhere = state === 'none' && readHint(search) === 'succeeded'
  return (
    <Page width="reading">
      <PageHeading title={success.failed}>
        {state === 'none' ? success.knowOfNone : reasonOf(message)}
      </PageHeading>
      {isPaidElsewhere && <p>{success.elsewhere}</p>}
      <div className={styles['actions']}>
        <ButtonLink variant="primary" to="/checkout">
          {success.tryAgain}
        </ButtonLink>
        <ButtonLink to="/" reloadDocument>
          {success.home}
        </ButtonLink>
      </div>
      <SupportLine sentence={success.questions} />
    </Page>
  )
}

function reasonOf(message: string | null): string {
  if (message === PAID_TWICE) return success.paidTwice
  return message ?? success.notThrough
}

function Paid() {
  const client = useQueryClient()
  const { user } = useSession()
  const [isLeaving, setIsLeaving] = useState(false)
  useEffect(() => {
    void client.invalidateQueries(sessionQuery)
  }, [client])

  /**
   * Refetches the session and opens the dashboard. A failure of the refetch does not matter,
   * because the dashboard reads the session itself.
   */
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
      <PageHeading title={success.paid}>{success.thanks}</PageHeading>
      <PurchaseSteps current="access" />
      <section className={styles['included']}>
        <h2>{success.included}</h2>
        <ul className={styles['list']}>
          {INCLUDED.map((item) => (
            <li key={item}>
              <Check /> {unbroken(item)}
            </li>
          ))}
        </ul>
        <p className={styles['line']}>{words.trueCount}</p>
      </section>
      <p>
        {user ? success.sentTo(isolateAddress(user.email)) : success.sent}
        {user?.isGuest && ` ${success.setsPassword}`}
      </p>
      <div className={styles['actions']}>
        <Button variant="primary" isBusy={isLeaving} onClick={() => void openDashboard()}>
          {words.openDashboard}
        </Button>
        <ButtonLink to="/" reloadDocument>
          {success.home}
        </ButtonLink>
      </div>
      <SupportLine sentence={success.help} />
    </Page>
  )
}
