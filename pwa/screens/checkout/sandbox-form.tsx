import { useState, type SubmitEvent } from 'react'
import {
  answerSandboxChallenge,
  confirmSandboxPayment,
  type Price,
  SANDBOX_CARDS,
} from '#contracts/checkout/checkout.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import { call } from '#pwa/network/http.ts'
import { Button } from '#pwa/ui/button.tsx'
import { Dialog } from '#pwa/ui/dialog.tsx'
import { focusFirstError } from '#pwa/ui/focus-first-error.ts'
import { Notice } from '#pwa/ui/notice.tsx'
import { TextInput } from '#pwa/ui/text-input.tsx'
import styles from './checkout-page.module.css'
import { readSandboxAnswer } from './outcome.ts'
import { PayButton } from './pay-button.tsx'
import { PaymentFailure } from './payment-failure.tsx'
import { type AfterFailure, usePayment } from './use-payment.ts'
import { words } from './words.tsx'

const { sandbox } = words

type Decide = (approve: boolean) => void

interface SandboxFormProps extends AfterFailure {
  clientSecret: string
  price: Price
}

/** Replaces the provider's form when no provider is configured. No money moves here. */
export function SandboxForm({ clientSecret, price, ...after }: SandboxFormProps) {
  const [cardNumber, setCardNumber] = useState('')
  const [cardError, setCardError] = useState<string | undefined>()
  const [decide, setDecide] = useState<Decide | null>(null)

  /** Asks the cardholder to approve, as a bank does. The payment continues after the answer. */
  async function askCardholder(): Promise<boolean> {
    const approve = await new Promise<boolean>((resolve) => setDecide(() => resolve))
    setDecide(null)
    return approve
  }

  const { pay, isPaying, failure } = usePayment(async () => {
    const answer = await call(confirmSandboxPayment, { body: { clientSecret, cardNumber } })
    if (answer.status !== 'requires_action') return readSandboxAnswer(answer)
    const approve = await askCardholder()
    return readSandboxAnswer(
      await call(answerSandboxChallenge, { body: { clientSecret, approve } }),
    )
  }, after)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (cardNumber.trim() === '') {
      setCardError(sandbox.enterOne)
      focusFirstError(event.currentTarget)
      return
    }
    setCardError(undefined)
    pay()
  }

  return (
    <>
      <Notice tone="warn" title={sandbox.title}>
        {sandbox.text}
      </Notice>
      <form className={styles['form']} noValidate onSubmit={handleSubmit}>
        <TextInput
          label={sandbox.card}
          name="test-card"
          inputMode="numeric"
          autoComplete="off"
          placeholder={SANDBOX_CARDS[0].number}
          value={cardNumber}
          error={cardError}
          onValueChange={setCardNumber}
        />
        <PaymentFailure failure={failure} />
        <PayButton price={price} isReady isPaying={isPaying} />
      </form>
      <div className={styles['faq']}>
        <h3>{sandbox.cards}</h3>
        <ul className={styles['cards']}>
          {SANDBOX_CARDS.map(({ number }) => (
            <li key={number}>
              <p>
                <code translate="no">{number}</code>
                <span className={styles['hint']}>{sandbox.effects[number]}</span>
              </p>
              <Button
                size="small"
                aria-label={sandbox.useCard(number)}
                onClick={() => setCardNumber(number)}
              >
                {sandbox.use}
              </Button>
            </li>
          ))}
        </ul>
      </div>
      {decide && <Challenge price={price} decide={decide} />}
    </>
  )
}

function Challenge({ price, decide }: { price: Price; decide: Decide }) {
  return (
    <Dialog
      title={sandbox.confirm}
      description={sandbox.approves(formatPrice(price))}
      size="small"
      isOpen
      onClose={() => decide(false)}
      footer={
        <>
          <Button onClick={() => decide(false)}>{sandbox.decline}</Button>
          <Button variant="primary" onClick={() => decide(true)}>
            {sandbox.approve}
          </Button>
        </>
      }
    />
  )
}
