import { ApiError } from '#api/http/errors.ts'
import type { Price } from '#contracts/checkout/checkout.ts'

/** A payment at the provider, in a form that is the same for every provider. */
export interface Payment {
  intentId: string
  clientSecret: string
  status: 'open' | 'declined' | 'processing' | 'succeeded' | 'cancelled'
  amountCents: number
  currency: string
  /** The order id in our metadata on the payment. Absent when the payment is not ours. */
  orderId: string | undefined
  userId: string | undefined
  /** The fault of the last try to pay, in words for the buyer. */
  error: string | null
  /**
   * Present only for a paid payment that we fetched. The provider's events contain no refunds or disputes.
   */
  reversal: Reversal | undefined
}

/** The refunds and disputes of a payment. */
export interface Reversal {
  /** The number of our request for this data. Data with a higher number replaces data with a lower number. */
  asked: number
  refundedCents: number
  dispute: 'none' | 'open' | 'lost'
}

/** A request for a payment. Two requests with the same order and version return the same payment. */
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
  /** The payment at the time of the event. Absent for an event after which we must fetch the payment. */
  payment: Payment | undefined
}

/**
 * The payment provider. Every call can throw a `PAYMENT_UNAVAILABLE` after an outage. The result of the call
 * is then unknown. Every call can throw a `PaymentRefused` when the provider returned an error.
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
  /**
   * Lists all payments of the order, including payments whose ids never reached us. The newest comes first.
   */
  listPayments(order: { orderId: string; customerId: string }): Promise<Payment[]>
  /** Throws a `WEBHOOK_INVALID` unless the provider signed these bytes recently. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent
}

/**
 * The error for a request to which the provider responded with an error. A repeated request would get the
 * same error.
 */
export class PaymentRefused extends Error {
  constructor(cause: unknown) {
    super('The payment provider answered in error.', { cause })
    this.name = 'PaymentRefused'
  }
}

/**
 * Returns whether the call failed because the provider did not respond. A repeated call can succeed later.
 */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PAYMENT_UNAVAILABLE'
}
