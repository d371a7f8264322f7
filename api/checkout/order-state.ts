import type { OrderState } from '#contracts/checkout/checkout.ts'
import type { Payment } from './payments.ts'

export const ORDER_STATE: Record<Payment['status'], OrderState> = {
  open: 'none',
  declined: 'failed',
  cancelled: 'failed',
  processing: 'processing',
  succeeded: 'completed',
}
