import Check from 'lucide-react/icons/check'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { PAID_TWICE } from '#contracts/checkout/checkout.ts'
import { isolate } from '#contracts/text/isolate.ts'
import { isolateAddress } from '#contracts/text/show-address.ts'
import { sessionQuery, useSession } from '#pwa/session/use-session.ts'
import { PRACTICE_QUESTION_COUNT } from '#pwa/screens/storefront/claims/claims.ts'
import { NetworkError, sentenceFor } from '#pwa/network/errors.ts'
import { Button, ButtonLink } from '#pwa/ui/button.tsx'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { CenteredSpinner } from '#pwa/ui/spinner.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
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
  const session = useSession()

  if (!order || order.state === 'processing' || session.status === 'loading')
    return <Confirming error={error} />
  if (order.state === 'completed') return <Paid />
  if (order.state === 'none') return <NoPayment />
  return order.message === PAID_TWICE ? <PaidTwice /> : <Failed message={order.message} />
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

function Failed({ message }: { message: string | null }) {
  return (
    <Unpaid
      title={success.failed}
      sentence={message ?? success.notThrough}
      actions={
        <ButtonLink variant="primary" to="/checkout">
          {success.tryAgain}
        </ButtonLink>
      }
    />
  )
}

/** The server gives the second payment for an address back. Another one would be given back too. */
function PaidTwice() {
  return (
    <Unpaid
      title={words.faults.alreadyPremium.title}
      sentence={success.paidTwice}
      actions={<WayIn />}
    />
  )
}

/** For a person who has paid in another browser, for another account, or never. */
function NoPayment() {
  const { user } = useSession()
  const isKnown = user?.isGuest === false
  const isOpen = user?.hasPremiumAccess === true
  return (
    <Unpaid
      title={success.none}
      sentence={success.nothingCharged}
      actions={
        <>
          <WayIn />
          {!isOpen && <ButtonLink to="/checkout">{success.toCheckout}</ButtonLink>}
        </>
      }
    >
      <p>
        {isKnown
          ? `${words.emailStep.signedInAs(isolate(user.username))} ${isOpen ? success.accessIsOpen : success.otherAccount}`
          : success.elsewhere}
      </p>
    </Unpaid>
  )
}

/** Leads to the log-in, or to the dashboard if this person has access here. */
function WayIn() {
  const { user } = useSession()
  if (user?.hasPremiumAccess) {
    return (
      <ButtonLink variant="primary" to="/dashboard" reloadDocument>
        {words.openDashboard}
      </ButtonLink>
    )
  }
  if (user?.isGuest === false) return null
  return (
    <ButtonLink variant="primary" to="/auth" reloadDocument>
      {success.signIn}
    </ButtonLink>
  )
}

interface UnpaidProps {
  title: string
  sentence: string
  actions: ReactNode
  children?: ReactNode
}

function Unpaid({ title, sentence, actions, children }: UnpaidProps) {
  return (
    <Page width="reading">
      <PageHeading title={title}>{sentence}</PageHeading>
      {children}
      <div className={styles['actions']}>
        {actions}
        <ButtonLink to="/" reloadDocument>
          {success.home}
        </ButtonLink>
      </div>
      <SupportLine sentence={success.questions} />
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
