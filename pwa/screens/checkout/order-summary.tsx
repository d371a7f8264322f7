import Check from 'lucide-react/icons/check'
import { type Price, PRICE } from '#contracts/checkout/checkout.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import {
  BONUS_VALUE,
  CHECKOUT_DISCOUNT,
  CHECKOUT_LIST_PRICE,
  GUARANTEE,
  QUESTION_COUNT,
  RULES_YEAR,
  STATED_LINE,
  SUPPORT_HOURS,
} from '#pwa/screens/storefront/claims/claims.ts'
import {
  ARE_SAMPLES,
  TESTIMONIALS,
  type Testimonial,
} from '#pwa/screens/storefront/testimonials/testimonials.ts'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './order-summary.module.css'
import { words } from './words.tsx'

const { summary } = words

const BENEFITS = [
  summary.questions(QUESTION_COUNT),
  summary.simulator,
  summary.wizard,
  summary.updates(RULES_YEAR),
  summary.disclosure,
  summary.checklists,
  summary.bonuses(BONUS_VALUE),
  summary.support(SUPPORT_HOURS),
  GUARANTEE,
]
const SHOWN_TESTIMONIALS = 2

/**
 * Testimonials that nobody said persuade no buyer here. The home page shows them with their mark.
 * Decision: `docs/decisions/52-where-we-depart-from-the-specs.md`.
 */
export function OrderSummary({ price }: { price: Price }) {
  // True when the price is the usual price. The list price and the discount are true only for the
  // usual price.
  const isClaimed = price.cents === PRICE.cents && price.currency === PRICE.currency
  return (
    <aside className={styles['summary']} aria-label={summary.title}>
      <h2>{summary.title}</h2>
      <p className={styles['product']}>
        <span>{summary.product}</span>
        {isClaimed && (
          <s>
            {summary.listPrice(
              (text) => (
                <VisuallyHidden>{text}</VisuallyHidden>
              ),
              CHECKOUT_LIST_PRICE,
            )}
          </s>
        )}
      </p>
      {isClaimed && <p className={styles['discount']}>{CHECKOUT_DISCOUNT}</p>}
      <p className={styles['total']}>
        <span>{summary.total}</span>
        <strong>{formatPrice(price)}</strong>
      </p>
      <ul className={styles['benefits']}>
        {BENEFITS.map((benefit) => (
          <li key={benefit}>
            <Check /> {unbroken(benefit)}
          </li>
        ))}
      </ul>
      <p className={styles['line']}>
        {words.trueCount} {STATED_LINE}
      </p>
      {!ARE_SAMPLES && (
        <div className={styles['quotes']}>
          {TESTIMONIALS.slice(0, SHOWN_TESTIMONIALS).map((testimonial) => (
            <Quote key={testimonial.initials} testimonial={testimonial} />
          ))}
        </div>
      )}
    </aside>
  )
}

function Quote({ testimonial: { name, visa, text } }: { testimonial: Testimonial }) {
  return (
    <figure className={styles['quote']}>
      <blockquote>{text}</blockquote>
      <figcaption>{summary.person(name, visa)}</figcaption>
    </figure>
  )
}
