import Stripe from 'stripe'
import { z } from 'zod'
import { ApiError } from '#api/http/errors.ts'
import type { Payment, PaymentEvent, Reversal } from './payments.ts'

const Text = z
  .string()
  .max(1000)
  .refine((text) => text.isWellFormed() && !text.includes('\0'))
const Cents = z.int().min(0)

/** The fields that we read from a payment object in the provider's responses and events. */
const Intent = z.object({
  id: Text,
  client_secret: Text.nullable(),
  status: Text,
  amount: Cents,
  amount_received: Cents,
  currency: Text,
  metadata: z.record(Text, Text),
  last_payment_error: z.object({ message: Text.optional() }).nullable(),
})
type Intent = z.infer<typeof Intent>

const Event = z.object({ id: Text, type: Text, data: z.object({ object: z.unknown() }) })
/** An event about a refund or a dispute. */
const Report = z.object({ payment_intent: Text.or(z.object({ id: Text })).nullable() })

/** The events that contain the payment at the time of the event. */
const INTENT_EVENTS: ReadonlySet<string> = new Set([
  'payment_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
])
/**
 * The events after which we fetch the payment. They can arrive in any order, and their content can be
 * outdated.
 */
const REVERSAL_EVENTS: ReadonlySet<string> = new Set([
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
])
export const STRIPE_EVENTS: readonly string[] = [...INTENT_EVENTS, ...REVERSAL_EVENTS]

type Dispute = Pick<Stripe.Dispute, 'status'>

/** The outcomes of a dispute after which we keep the money. A dispute with another status is open or lost. */
const DISMISSED = new Set<Dispute['status']>(['won', 'warning_closed', 'prevented'])

export function toPayment(intent: Intent, reversal?: Reversal): Payment {
  return {
    intentId: intent.id,
    clientSecret: intent.client_secret ?? '',
    status: toStatus(intent),
    amountCents: intent.status === 'succeeded' ? intent.amount_received : intent.amount,
    currency: intent.currency,
    orderId: intent.metadata['order_id'],
    userId: intent.metadata['user_id'],
    error: intent.last_payment_error?.message ?? null,
    reversal,
  }
}

/** `charge` must be an object, because an id alone does not contain the refunded amount. */
export function toReversal(
  charge: string | Pick<Stripe.Charge, 'amount_refunded'> | null,
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

/**
 * Checks the signature of the raw bytes, and the age of the signature. Also throws for a signed event with an
 * unknown shape, because its content cannot be used.
 */
export function readStripeEvent(
  stripe: Pick<Stripe, 'webhooks'>,
  rawBody: Buffer,
  signature: string,
  secret: string,
): PaymentEvent {
  const event = verify(stripe, rawBody, signature, secret)
  const { id, type, data } = event
  if (INTENT_EVENTS.has(type)) {
    const payment = toPayment(read(Intent, data.object))
    return { id, type, intentId: payment.intentId, payment }
  }
  if (REVERSAL_EVENTS.has(type)) {
    const intentId = idOf(read(Report, data.object).payment_intent)
    return { id, type, intentId, payment: undefined }
  }
  return { id, type, intentId: undefined, payment: undefined }
}

function verify(
  stripe: Pick<Stripe, 'webhooks'>,
  rawBody: Buffer,
  signature: string,
  secret: string,
): z.infer<typeof Event> {
  let signed: unknown
  try {
    signed = stripe.webhooks.constructEvent(rawBody, signature, secret)
  } catch {
    throw new ApiError('WEBHOOK_INVALID')
  }
  return read(Event, signed)
}

function read<Schema extends z.ZodType>(schema: Schema, value: unknown): z.infer<Schema> {
  const { data, success } = schema.safeParse(value)
  if (!success) throw new ApiError('WEBHOOK_INVALID')
  return data
}

function idOf(reference: string | { id: string } | null): string | undefined {
  return typeof reference === 'object' ? reference?.id : reference
}
