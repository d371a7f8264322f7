import { ApiError } from '#api/http/errors.ts'
import type { Price } from '#contracts/checkout/checkout.ts'

/** What the provider says of one payment, in our words. */
export interface Payment {
  intentId: string
  clientSecret: string
  status: 'open' | 'declined' | 'processing' | 'succeeded' | 'cancelled'
  amountCents: number
  currency: string
  /** From the metadata that we gave it; absent when the payment is not ours. */
  orderId: string | undefined
  userId: string | undefined
  /** What went wrong at the last try, for the person who pays. */
  error: string | null
  /** Of a paid one that the provider was asked about: reports do not tell. */
  reversal: Reversal | undefined
}

/** What became of the money by now. */
export interface Reversal {
  /** The question that this answers: what a later one has told stands. */
  asked: number
  refundedCents: number
  dispute: 'none' | 'open' | 'lost'
}

/** The identity of a payment, order and version: the same one always gives the same payment. */
export interface PaymentRequest extends Price {
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
  /** The payment as the event shows it; absent where it has to be fetched. */
  payment: Payment | undefined
}

/**
 * The service that takes the money. Every call may throw `PAYMENT_UNAVAILABLE`: an outage, nothing is known;
 * or `PaymentRefused`: an answer in error.
 */
export interface Payments {
  /** For the provider's script in the browser; null in the sandbox. */
  publishableKey: string | null
  createCustomer(request: { userId: string; version: number }): Promise<string>
  createPayment(request: PaymentRequest): Promise<Payment>
  findPayment(intentId: string): Promise<Payment>
  /** Nobody can pay it any more, unless it is paid or on its way; answers how it stands then. */
  cancelPayment(intentId: string): Promise<Payment>
  /** Gives a part of a paid payment back, once for one `refundId` however often it is asked. */
  refund(refund: { refundId: string; intentId: string; cents: number }): Promise<void>
  /** Newest first; also those whose ids were lost on their way to us. */
  listPayments(order: { orderId: string; customerId: string }): Promise<Payment[]>
  /** Throws `WEBHOOK_INVALID` unless the provider signed these bytes lately. */
  readEvent(rawBody: Buffer, signature: string): PaymentEvent
}

/** The provider answered, in error: asking the same again would give the same answer. */
export class PaymentRefused extends Error {
  constructor(cause: unknown) {
    super('The payment provider answered in error.', { cause })
    this.name = 'PaymentRefused'
  }
}

/** The provider did not answer: asking the same later may. */
export function isOutage(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'PAYMENT_UNAVAILABLE'
}
