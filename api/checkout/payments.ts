import { ApiError } from '#api/http/errors.ts'
import type { Price } from '#contracts/checkout/checkout.ts'

/** A payment at the provider, in a form that is the same for every provider. */
export interface Payment {
  intentId: string
  clientSecret: string
  status: 'open' | 'declined' | 'processing' | 'succeeded' | 'cancelled'
  amountCents: number
  currency: string
  /** The id in our metadata on the payment. Absent when the payment is not ours. */
  orderId: string | undefined
  userId: string | undefined
  /** The fault of the last try to pay, in words for the buyer. */
  error: string | null
  /** Set when the payment is paid and we fetched the payment. Events contain no refunds or disputes. */
  reversal: Reversal | undefined
}

/** The refunds and disputes of a payment. */
export interface Reversal {
  /** The number of our request. The response to a request with a higher number replaces this response. */
  asked: number
  refundedCents: number
  dispute: 'none' | 'open' | 'lost'
}

/** A request for a payment. The same order and version always return the same payment. */
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
  /** Undefined when the event is not about a payment. */
  intentId: string | undefined
  /** The payment as the event shows it. Absent when we must fetch the payment. */
  payment: Payment | undefined
}

/**
 * The service that takes the money. Every call can throw a `PAYMENT_UNAVAILABLE` after an outage, when the
 * result is unknown. Every call can throw a `PaymentRefused` when the provider returned an error.
 */
export interface Payments {
  /** The key for the provider's script in the browser. Null in the sandbox. */
  publishableKey: string | null
  createCustomer(request: { userId: string; version: number }): Promise<string>
  createPayment(request: PaymentRequest): Promise<Payment>
  findPayment(intentId: string): Promise<Payment>
  /** Cancels the payment unless it is paid or processing. Returns the payment's state after this call. */
  cancelPayment(intentId: string): Promise<Payment>
  /** Refunds a part of a paid payment. Repeated calls with the same `refundId` refund only once. */
  refund(refund: { refundId: string; intentId: string; cents: number }): Promise<void>
  /** Lists all payments of the order, including those whose ids never reached us. The newest comes first. */
  listPayments(order: { orderId: string; customerId: string }): Promise<Payment[]>
  /** Reads an event. Throws a `WEBHOOK_INVALID` unless the provider signed these bytes recently. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent
}

/**
 * The error for a request that the provider answered with an error. The same request would return the same
 * error again.
 */
export class PaymentRefused extends Error {
  constructor(cause: unknown) {
    super('The payment provider answered in error.', { cause })
    this.name = 'PaymentRefused'
  }
}

/** Returns whether the provider did not respond. The same request can succeed later. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PAYMENT_UNAVAILABLE'
}
