import { GUARANTEE } from '#pwa/screens/storefront/claims/claims.ts'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import styles from './checkout-page.module.css'
import { words } from './words.tsx'

const { title, refund, access, security, phone } = words.faq

const QUESTIONS = [
  { question: refund.question, answer: refund.answer(GUARANTEE) },
  access,
  security,
  phone,
]

export function CheckoutFaq() {
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
