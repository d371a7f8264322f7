import Check from 'lucide-react/icons/check'
import { type Price, PRICE } from '#contracts/checkout/checkout.ts'
import { TRUE_COUNT_LINE } from '#contracts/learning/learning.ts'
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
} from '#pwa/screens/storefront/claims.ts'
import {
  ARE_SAMPLES,
  TESTIMONIALS,
  type Testimonial,
} from '#pwa/screens/storefront/testimonials.ts'
import { Badge } from '#pwa/ui/badge.tsx'
import { VisuallyHidden } from '#pwa/ui/visually-hidden.tsx'
import { unbroken } from '#pwa/ui/unbroken.tsx'
import styles from './order-summary.module.css'

const BENEFITS = [
  `${QUESTION_COUNT} real interview questions`,
  'Interview simulator',
  'DS-160 completion wizard',
  `${RULES_YEAR} policy updates`,
  'Social media disclosure guidance',
  'Document checklists and printable cheat sheets',
  `Bonuses worth ${BONUS_VALUE}`,
  `${SUPPORT_HOURS} email support`,
  GUARANTEE,
]
const SHOWN_TESTIMONIALS = 2

export function OrderSummary({ price }: { price: Price }) {
  // The list price and the discount are true only for this price.
  const isClaimed = price.cents === PRICE.cents && price.currency === PRICE.currency
  return (
    <aside className={styles['summary']} aria-label="Order summary">
      <h2>Order summary</h2>
      <p className={styles['product']}>
        <span>{PRICE.productName}</span>
        {isClaimed && (
          <s>
            <VisuallyHidden>List price </VisuallyHidden>
            {CHECKOUT_LIST_PRICE}
          </s>
        )}
      </p>
      {isClaimed && <p className={styles['discount']}>{CHECKOUT_DISCOUNT}</p>}
      <p className={styles['total']}>
        <span>Total, once</span>
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
        {TRUE_COUNT_LINE} {STATED_LINE}
      </p>
      <div className={styles['quotes']}>
        {TESTIMONIALS.slice(0, SHOWN_TESTIMONIALS).map((testimonial) => (
          <Quote key={testimonial.initials} testimonial={testimonial} />
        ))}
      </div>
    </aside>
  )
}

function Quote({ testimonial: { name, visa, text } }: { testimonial: Testimonial }) {
  return (
    <figure className={styles['quote']}>
      <blockquote>{text}</blockquote>
      <figcaption>
        {name}, {visa} {ARE_SAMPLES && <Badge>Sample</Badge>}
      </figcaption>
    </figure>
  )
}
