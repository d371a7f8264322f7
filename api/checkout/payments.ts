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
  isRefunded: boolean
  isDisputed: boolean
}

/** The identity of a payment: the same one always gives the same payment. */
export interface PaymentRequest {
  orderId: string
  version: number
  userId: string
  customerId: string
}

export interface PaymentEvent {
  id: string
  type: string
  /** Undefined for events that do not concern a payment. */
  intentId: string | undefined
  /** The payment as the event shows it; absent where it has to be fetched. */
  payment: Payment | undefined
  refunds: boolean
  disputes: boolean
}

/**
 * Whoever takes the money. Every call may throw `PAYMENT_UNAVAILABLE`: an outage, nothing is known;
 * or `PaymentRefused`: an answer in error.
 */
export interface Payments {
  /** For the provider's script in the browser; null in the sandbox. */
  publishableKey: string | null
  createCustomer(request: { userId: string; version: number }): Promise<string>
  createPayment(request: PaymentRequest): Promise<Payment>
  findPayment(intentId: string): Promise<Payment>
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
