import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'

/** The objects have the provider's format. Its library requests this version of the format. */
export type DoubleIntent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_received'
  | 'currency'
  | 'created'
  | 'livemode'
  | 'description'
  | 'canceled_at'
  | 'cancellation_reason'
> & {
  client_secret: string
  status: Stripe.PaymentIntent['status']
  customer: string
  metadata: Record<string, string>
  last_payment_error: { type: 'card_error'; message: string } | null
  /** The id of the charge. A call can also ask for the whole charge in place of the id. */
  latest_charge: string | null
}

export type DoubleCharge = Pick<
  Stripe.Charge,
  | 'id'
  | 'object'
  | 'amount'
  | 'amount_captured'
  | 'amount_refunded'
  | 'captured'
  | 'created'
  | 'currency'
  | 'disputed'
  | 'livemode'
  | 'paid'
  | 'payment_intent'
  | 'refunded'
  | 'status'
>

export type DoubleDispute = Pick<
  Stripe.Dispute,
  | 'id'
  | 'object'
  | 'amount'
  | 'balance_transactions'
  | 'charge'
  | 'created'
  | 'currency'
  | 'is_charge_refundable'
  | 'livemode'
  | 'metadata'
  | 'payment_intent'
  | 'reason'
  | 'status'
>

export type DoubleRefund = Pick<
  Stripe.Refund,
  'id' | 'object' | 'amount' | 'charge' | 'created' | 'currency' | 'payment_intent' | 'status'
> & { metadata: Record<string, string> }

export interface DoubleEvent {
  id: string
  type: string
  payload: string
}

/** One account at the provider, with its payments. `events` are the events to report. */
export class StripeAccount {
  readonly intents = new Map<string, DoubleIntent>()
  readonly charges = new Map<string, DoubleCharge>()
  readonly disputes = new Map<string, DoubleDispute>()
  readonly refunds = new Map<string, DoubleRefund>()
  readonly events: DoubleEvent[] = []

  intentsOf(orderId: string): DoubleIntent[] {
    return [...this.intents.values()].filter(({ metadata }) => metadata.order_id === orderId)
  }

  chargeOf(id: string): DoubleCharge | undefined {
    return this.charges.get(this.intents.get(id)?.latest_charge ?? '')
  }

  /**
   * Returns whether we have the money of this payment. The payment is then charged, not fully
   * refunded, and not lost in a dispute.
   */
  isHeld(id: string): boolean {
    const isLost = this.disputesOf(id).some(({ status }) => status === 'lost')
    return this.chargeOf(id)?.refunded === false && !isLost
  }

  /** Charges the card. Has no effect if the payment can no longer be paid. */
  pay(id: string): void {
    const intent = this.openIntent(id)
    if (!intent) return
    const { amount, currency } = intent
    const charge: DoubleCharge = {
      id: `ch_${id}`,
      object: 'charge',
      amount,
      amount_captured: amount,
      amount_refunded: 0,
      captured: true,
      created: now(),
      currency,
      disputed: false,
      livemode: false,
      paid: true,
      payment_intent: id,
      refunded: false,
      status: 'succeeded',
    }
    this.charges.set(charge.id, charge)
    const paid = { status: 'succeeded', amount_received: amount, latest_charge: charge.id }
    Object.assign(intent, paid, { last_payment_error: null })
    this.#report('payment_intent.succeeded', intent)
  }

  /** Reports that the bank is still processing the payment. */
  process(id: string): void {
    const intent = this.openIntent(id)
    if (!intent) return
    intent.status = 'processing'
    this.#report('payment_intent.processing', intent)
  }

  decline(id: string, message = 'Your card was declined.'): void {
    const intent = this.openIntent(id)
    if (!intent) return
    const last_payment_error = { type: 'card_error', message }
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error })
    this.#report('payment_intent.payment_failed', intent)
  }

  cancel(id: string): void {
    const intent = this.openIntent(id)
    if (!intent) return
    Object.assign(intent, { status: 'canceled', canceled_at: now() })
    this.#report('payment_intent.canceled', intent)
  }

  /**
   * Refunds `cents`, but never more than the full amount. Without `cents`, refunds the full amount.
   */
  refund(id: string, cents = Infinity): void {
    const charge = this.chargeOf(id)
    if (!charge || charge.refunded) return
    charge.amount_refunded = Math.min(charge.amount, charge.amount_refunded + cents)
    charge.refunded = charge.amount_refunded === charge.amount
    this.#report('charge.refunded', charge)
  }

  /** Makes the refund that a call of the API asks for. Returns undefined if the provider refuses it. */
  refundOnDemand(id: string, cents: number, metadata: Record<string, string>) {
    const charge = this.chargeOf(id)
    const isOpen = this.disputesOf(id).some(
      ({ status }) => !['won', 'warning_closed'].includes(status),
    )
    if (!charge || isOpen || cents > charge.amount - charge.amount_refunded) return undefined
    const refund: DoubleRefund = {
      id: `re_${randomBytes(8).toString('hex')}`,
      object: 'refund',
      amount: cents,
      charge: charge.id,
      created: now(),
      currency: charge.currency,
      metadata,
      payment_intent: id,
      status: 'succeeded',
    }
    this.refunds.set(refund.id, refund)
    this.refund(id, cents)
    return refund
  }

  refundHalf(id: string): void {
    this.refund(id, Math.ceil((this.chargeOf(id)?.amount ?? 0) / 2))
  }

  /** Reports that the buyer's bank has sent the money of the refund back. */
  failRefund(id: string): void {
    const charge = this.chargeOf(id)
    if (!charge) return
    Object.assign(charge, { amount_refunded: 0, refunded: false })
    this.#report('refund.failed', { object: 'refund', payment_intent: id, status: 'failed' })
  }

  dispute(id: string, status: DoubleDispute['status'] = 'needs_response'): void {
    const charge = this.chargeOf(id)
    if (!charge || charge.disputed) return
    charge.disputed = true
    const { amount, currency } = charge
    const dispute: DoubleDispute = {
      id: `du_${id}`,
      object: 'dispute',
      amount,
      balance_transactions: [],
      charge: charge.id,
      created: now(),
      currency,
      is_charge_refundable: false,
      livemode: false,
      metadata: {},
      payment_intent: id,
      reason: 'fraudulent',
      status,
    }
    this.disputes.set(dispute.id, dispute)
    this.#report('charge.dispute.created', dispute)
  }

  closeDispute(id: string, status: 'won' | 'lost' | 'warning_closed'): void {
    for (const dispute of this.disputesOf(id)) {
      dispute.status = status
      this.#report('charge.dispute.closed', dispute)
    }
  }

  winDispute(id: string): void {
    this.closeDispute(id, 'won')
  }

  loseDispute(id: string): void {
    this.closeDispute(id, 'lost')
  }

  /** Returns the payment. If the payment can no longer be paid, returns undefined. */
  openIntent(id: string): DoubleIntent | undefined {
    const intent = this.intents.get(id)
    return intent && !['succeeded', 'canceled'].includes(intent.status) ? intent : undefined
  }

  disputesOf(id: string): DoubleDispute[] {
    return [...this.disputes.values()].filter(({ payment_intent }) => payment_intent === id)
  }

  #report(type: string, object: object): void {
    const id = `evt_${randomBytes(8).toString('hex')}`
    const payload = JSON.stringify({
      id,
      object: 'event',
      api_version: Stripe.API_VERSION,
      created: now(),
      data: { object },
      livemode: false,
      pending_webhooks: 1,
      request: null,
      type,
    })
    this.events.push({ id, type, payload })
  }
}

export function now(): number {
  return Math.floor(Date.now() / 1000)
}
