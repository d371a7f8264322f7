import type { Price } from '#contracts/checkout/checkout.ts'
import { formatPrice } from '#contracts/checkout/money.ts'

/**
 * Returns a sentence about a refund that waits for the payment provider. Returns an empty list when
 * no refund waits.
 */
export function describeRefundAsked(price: Price): string[] {
  if (price.cents === 0) return []
  return [
    `Refund of ${formatPrice(price)} asked for: it is made when the payment provider answers.`,
  ]
}
