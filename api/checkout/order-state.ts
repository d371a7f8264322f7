import type { OrderState } from '#contracts/checkout/checkout.ts'
import type { Payment } from './payments.ts'

/** The state of an order for each status of its payment. */
export const ORDER_STATE: Record<Payment['status'], OrderState> = {
  open: 'none',
  declined: 'failed',
  cancelled: 'failed',
  processing: 'processing',
  succeeded: 'completed',
}
