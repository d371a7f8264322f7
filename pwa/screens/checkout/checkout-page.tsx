import { useCallback, useRef } from 'react'
import { Page, PageHeading } from '#pwa/ui/page.tsx'
import { formatPrice } from '#contracts/checkout/money.ts'
import { GuideLanguage } from '#pwa/device/content/guide-language.tsx'
import { LimitsByNationality } from '#pwa/device/content/limits-by-nationality.tsx'
import { LimitsSentence } from '#pwa/device/content/limits-sentence.tsx'
import { HowItAges, NotSold, OldCheck } from '#pwa/device/sale/sale-parts.ts'
import { CookiesBlocked } from '#pwa/session/cookies-blocked.tsx'
import { GUARANTEE } from '#pwa/screens/storefront/claims/claims.ts'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import styles from './checkout-page.module.css'
import { EmailStep, SignInLine } from './email-step.tsx'
import { OrderSummary } from './order-summary.tsx'
import { PaymentSetup } from './payment-setup.tsx'
import { PaymentStep } from './payment-step.tsx'
import { PurchaseSteps } from './purchase-steps.tsx'
import { SupportLine } from './support-line.tsx'
import { TrustBadges } from './trust-badges.tsx'
import { useCheckout } from './use-checkout.ts'
import { words } from './words.tsx'

const { title, refund, access, security, phone } = words.faq

const QUESTIONS = [
  { question: refund.question, answer: refund.answer(GUARANTEE) },
  access,
  security,
  phone,
]

export function CheckoutPage() {
  const checkout = useCheckout()
  const { buyer, payment, price, sale } = checkout
  const startRef = useStepStart()

  // A payment that is ready may be finished.
  if (sale?.state === 'closed' && !payment) {
    return (
      <Page>
        <PageHeading title={words.heading} />
        <NotSold checkedOn={sale.warningsCheckedOn} />
        <p>
          <SignInLine />
        </p>
        <SupportLine sentence={words.success.questions} />
      </Page>
    )
  }

  return (
    <Page>
      <div className={styles['checkout']}>
        <div className={styles['flow']}>
          {sale?.state === 'confirm' && (
            <OldCheck
              checkedOn={sale.warningsCheckedOn}
              isKnown={checkout.isCheckKnown}
              onChange={checkout.confirmCheck}
              isDisabled={buyer !== null}
            />
          )}
          <PageHeading title={words.heading}>
            <div className={styles['lede']}>
              <GuideLanguage />
              <p>{buyer ? words.opensSoon : words.enterEmail(formatPrice(price))}</p>
            </div>
          </PageHeading>
          <CookiesBlocked />
          <PurchaseSteps current={buyer ? 'payment' : 'email'} />
          {!payment && (
            <LimitsByNationality>
              <LimitsSentence />
            </LimitsByNationality>
          )}
          <div className={styles['ages']}>
            <HowItAges />
          </div>
          {!buyer && <EmailStep checkout={checkout} startRef={startRef} />}
          {buyer && !payment && (
            <PaymentSetup
              error={checkout.setupError}
              onRetry={checkout.retrySetup}
              startRef={startRef}
            />
          )}
          {buyer && payment && (
            <PaymentStep
              email={buyer.email}
              payment={payment}
              lastFailure={checkout.lastFailure}
              onCancelled={checkout.replacePayment}
              onChangeEmail={checkout.changeEmail}
              startRef={startRef}
            />
          )}
          <TrustBadges isSandbox={payment?.stripe === null} />
          <CheckoutFaq />
        </div>
        <OrderSummary price={price} />
      </div>
    </Page>
  )
}

/**
 * Returns a ref for the first heading or input of each step. The focused element may disappear
 * together with its step. The first element of the next step then takes the focus.
 */
function useStepStart(): (start: HTMLElement | null) => void {
  const hasBegun = useRef(false)
  return useCallback((start: HTMLElement | null) => {
    if (!start) return
    if (hasBegun.current && document.activeElement === document.body) start.focus()
    hasBegun.current = true
  }, [])
}

function CheckoutFaq() {
  return (
    <section className={styles['faq']}>
      <h2>{title}</h2>
      <div>
        {QUESTIONS.map(({ question, answer }) => (
          <Disclosure key={question} title={question} group="checkout-faq">
            {answer}
          </Disclosure>
        ))}
      </div>
    </section>
  )
}
