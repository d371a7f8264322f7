import type { Price } from '#contracts/checkout/checkout.ts'
import { formatPrice } from '#contracts/checkout/money.ts'
import styles from '#pwa/screens/admin/list/list.module.css'

/** Nothing where nothing is asked for. */
export function RefundAsked(price: Price) {
  if (price.cents === 0) return null
  return (
    <span className={styles['note']}>
      Refund of {formatPrice(price)} asked for: it is made when the payment provider answers.
    </span>
  )
}
