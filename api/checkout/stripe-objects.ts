import Stripe from 'stripe'
import { ApiError } from '#api/errors.ts'
import type { Payment, PaymentEvent, Reversal } from './payments.ts'

/** Only what we read of the provider's payment, as it arrives by call or by event. */
type Intent = Pick<
  Stripe.PaymentIntent,
  | 'id'
  | 'client_secret'
  | 'status'
  | 'amount'
  | 'amount_received'
  | 'currency'
  | 'metadata'
  | 'last_payment_error'
> & { latest_charge: string | Pick<Stripe.Charge, 'amount_refunded'> | null }

type Dispute = Pick<Stripe.Dispute, 'status'>

/** Where the money stays with us; every other dispute but a lost one is still open. */
const DISMISSED = new Set<Dispute['status']>(['won', 'warning_closed', 'prevented'])

export function toPayment(intent: Intent, reversal?: Reversal): Payment {
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: toStatus(intent),
    amountCents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    orderId: intent.metadata.order_id,
    userId: intent.metadata.user_id,
    error: intent.last_payment_error?.message ?? null,
    reversal,
  }
}

/** The payment's charge has to be expanded. */
export function toReversal(
  { latest_charge: charge }: Intent,
  disputes: readonly Dispute[],
  asked: number,
): Reversal {
  const isLost = disputes.some(({ status }) => status === 'lost')
  const isOpen = disputes.some(({ status }) => !DISMISSED.has(status))
  return {
    asked,
    refundedCents: charge !== null && typeof charge === 'object' ? charge.amount_refunded : 0,
    dispute: isLost ? 'lost' : isOpen ? 'open' : 'none',
  }
}

function toStatus({ status, last_payment_error: error }: Intent): Payment['status'] {
  if (status === 'succeeded') return 'succeeded'
  if (status === 'processing') return 'processing'
  if (status === 'canceled') return 'cancelled'
  return status === 'requires_payment_method' && error ? 'declined' : 'open'
}

/** Verifies signature and age over the bytes as they were sent. */
export function readStripeEvent(
  stripe: Pick<Stripe, 'webhooks'>,
  rawBody: Buffer,
  signature: string,
  secret: string,
): PaymentEvent {
  const event = verify(stripe, rawBody, signature, secret)
  const { id, type } = event
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const payment = toPayment(event.data.object)
      return { id, type, intentId: payment.intentId, payment }
    }
    // What became of the money is asked for: such reports arrive in any order.
    case 'charge.refunded':
    case 'charge.dispute.created':
    case 'charge.dispute.updated':
    case 'charge.dispute.closed':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.funds_reinstated':
      return { id, type, intentId: idOf(event.data.object.payment_intent), payment: undefined }
    default:
      return { id, type, intentId: undefined, payment: undefined }
  }
}

function verify(
  stripe: Pick<Stripe, 'webhooks'>,
  rawBody: Buffer,
  signature: string,
  secret: string,
) {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret)
  } catch {
    // Also what is not JSON although it was signed: nothing in it can be used.
    throw new ApiError('WEBHOOK_INVALID')
  }
}

function idOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === 'object' ? reference?.id : reference
}
