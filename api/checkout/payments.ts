import { ApiError } from '#api/http/errors.ts'
import type { Price } from '#contracts/checkout/checkout.ts'

/** The provider's account of one payment, in our words. */
export interface Payment {
  intentId: string
  clientSecret: string
  status: 'open' | 'declined' | 'processing' | 'succeeded' | 'cancelled'
  amountCents: number
  currency: string
  /** From our metadata on the payment; absent when the payment is not ours. */
  orderId: string | undefined
  userId: string | undefined
  /** The fault of the last try, in words for the buyer. */
  error: string | null
  /** Set for a paid payment that was fetched from the provider; reports do not contain it. */
  reversal: Reversal | undefined
}

/** The refunds and disputes of a payment. */
export interface Reversal {
  /** The number of the question; a later question's answer replaces this one. */
  asked: number
  refundedCents: number
  dispute: 'none' | 'open' | 'lost'
}

/** Order and version identify a payment: the same pair always gives the same payment. */
interface PaymentRequest extends Price {
  orderId: string
  version: number
  userId: string
  customerId: string
  productType: string
  productName: string
}

export interface PaymentEvent {
  id: string
  type: string
  /** Undefined for events that do not concern a payment. */
  intentId: string | undefined
  /** The payment as the event shows it; absent when it must be fetched. */
  payment: Payment | undefined
}

/**
 * The service that takes the money. Every call may throw `PAYMENT_UNAVAILABLE` after an outage, when
 * nothing is known, or `PaymentRefused` when the provider answers in error.
 */
export interface Payments {
  /** For the provider's script in the browser; null in the sandbox. */
  publishableKey: string | null
  createCustomer(request: { userId: string; version: number }): Promise<string>
  createPayment(request: PaymentRequest): Promise<Payment>
  findPayment(intentId: string): Promise<Payment>
  /** Makes the payment impossible, unless it is paid or processing; answers its state afterwards. */
  cancelPayment(intentId: string): Promise<Payment>
  /** Refunds a part of a paid payment: once for each `refundId`, however often it is called. */
  refund(refund: { refundId: string; intentId: string; cents: number }): Promise<void>
  /** The newest first, including payments whose ids never reached us. */
  listPayments(order: { orderId: string; customerId: string }): Promise<Payment[]>
  /** Throws `WEBHOOK_INVALID` unless the provider signed these bytes recently. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent
}

/** The provider answered with an error: the same request would get the same answer again. */
export class PaymentRefused extends Error {
  constructor(cause: unknown) {
    super('The payment provider answered in error.', { cause })
    this.name = 'PaymentRefused'
  }
}

/** The provider did not answer: the same request may succeed later. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PAYMENT_UNAVAILABLE'
}
