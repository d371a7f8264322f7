import Stripe from 'stripe'
import { ApiError } from '#api/errors.ts'
import type { Payment, PaymentEvent } from './payments.ts'

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
  | 'latest_charge'
>

export function toPayment(intent: Intent): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: toStatus(intent),
    amountCents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    orderId: intent.metadata.order_id,
    userId: intent.metadata.user_id,
    error: intent.last_payment_error?.message ?? null,
    isRefunded: charge?.refunded ?? false,
    isDisputed: charge?.disputed ?? false,
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
  const plain = { id, type, intentId: undefined, payment: undefined }
  switch (event.type) {
    case 'payment_intent.succeeded':
    case 'payment_intent.processing':
    case 'payment_intent.payment_failed':
    case 'payment_intent.canceled': {
      const payment = toPayment(event.data.object)
      return { ...plain, intentId: payment.intentId, payment, refunds: false, disputes: false }
    }
    case 'charge.refunded': {
      const { payment_intent: intent, refunded } = event.data.object
      return { ...plain, intentId: idOf(intent), refunds: refunded, disputes: false }
    }
    case 'charge.dispute.created': {
      const { payment_intent: intent } = event.data.object
      return { ...plain, intentId: idOf(intent), refunds: false, disputes: true }
    }
    default:
      return { ...plain, refunds: false, disputes: false }
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
