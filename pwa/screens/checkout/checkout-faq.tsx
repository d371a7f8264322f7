import { GUARANTEE } from '#pwa/screens/storefront/claims.ts'
import { Disclosure } from '#pwa/ui/disclosure.tsx'
import styles from './checkout-page.module.css'

const QUESTIONS = [
  {
    question: 'Can I get a refund?',
    answer: `Yes. Your purchase has a ${GUARANTEE}: write to support, and the full amount goes back to the card that paid.`,
  },
  {
    question: 'How fast do I get access?',
    answer:
      'As soon as the payment is confirmed, usually within seconds. You also get a receipt by email, with a link that opens your account on any device.',
  },
  {
    question: 'Is my payment secure?',
    answer:
      'You enter your card in the form of the payment provider, which sends it over an encrypted connection to the provider alone. Our server never sees it: it learns whether the payment succeeded, was refunded or is disputed, and why one failed.',
  },
  {
    question: 'Does it work on my phone?',
    answer:
      'Yes, in the browser of any current phone, tablet or computer. After the first visit the guide and the practice tests work without a connection too.',
  },
]

export function CheckoutFaq() {
  return (
    <section className={styles['faq']}>
      <h2>Questions</h2>
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
