import Stripe from 'stripe'
import { ApiError } from '#api/http/errors.ts'
import type { Env } from '#api/settings/env.ts'
import { type Payment, PaymentRefused, type Payments } from './payments.ts'
import { readStripeEvent, toPayment, toReversal } from './stripe-objects.ts'

/**
 * The timeout of one try, in milliseconds. A buyer waits for at most ten seconds, and two tries fit into this
 * time.
 */
const TIMEOUT_MS = 4_000
const RETRIES = 1
const LISTED_MAX = 100

/**
 * The HTTP statuses for a request that the provider has not decided: an equal request is still running (409),
 * or we sent too many requests (429).
 */
const NOT_NOW = new Set([409, 429])

/** The objects that the provider includes in a payment. The charge shows the refunds of the payment. */
const EXPAND = ['latest_charge']

/** The version of the provider's API that the package supports. */
export const STRIPE_VERSION: string = Stripe.API_VERSION

export function openStripeClient(settings: NonNullable<Env['stripe']>): Stripe {
  return new Stripe(settings.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...settings.api,
  })
}

export function openStripe(
  settings: NonNullable<Env['stripe']>,
  numberRequest: () => Promise<number>,
): Payments {
  const stripe = openStripeClient(settings)

  async function describe(intent: Stripe.PaymentIntent, asked: number): Promise<Payment> {
    if (intent.status !== 'succeeded') return toPayment(intent)
    const { data } = await ask(
      stripe.disputes.list({ payment_intent: intent.id, limit: LISTED_MAX }),
    )
    return toPayment(intent, toReversal(intent.latest_charge, data, asked))
  }

  async function findPayment(intentId: string): Promise<Payment> {
    const asked = await numberRequest()
    const intent = await ask(stripe.paymentIntents.retrieve(intentId, { expand: EXPAND }))
    return describe(intent, asked)
  }

  return {
    publishableKey: settings.publishableKey,

    createCustomer: async ({ userId, version }) => {
      const customer = await ask(
        stripe.customers.create(
          { metadata: { user_id: userId } },
          { idempotencyKey: `customer:${userId}:v${String(version)}` },
        ),
      )
      return customer.id
    },

    createPayment: async ({ orderId, version, userId, customerId, ...ordered }) => {
      const intent = await ask(
        stripe.paymentIntents.create(
          {
            amount: ordered.cents,
            currency: ordered.currency,
            customer: customerId,
            description: ordered.productName,
            automatic_payment_methods: { enabled: true },
            metadata: { order_id: orderId, user_id: userId, product_type: ordered.productType },
          },
          { idempotencyKey: `order:${orderId}:v${String(version)}` },
        ),
      )
      return toPayment(intent)
    },

    findPayment,

    cancelPayment: async (intentId) => {
      try {
        return toPayment(await ask(stripe.paymentIntents.cancel(intentId)))
      } catch (error) {
        if (error instanceof PaymentRefused) return findPayment(intentId)
        throw error
      }
    },

    refund: async ({ refundId, intentId, cents }) => {
      // The provider deletes an idempotency key after one day. The list of refunds shows whether a refund
      // with this id was already made.
      const listed = await ask(stripe.refunds.list({ payment_intent: intentId, limit: LISTED_MAX }))
      if (listed.data.some(({ metadata }) => metadata?.['refund_id'] === refundId)) return
      await ask(
        stripe.refunds.create(
          { payment_intent: intentId, amount: cents, metadata: { refund_id: refundId } },
          { idempotencyKey: `refund:${refundId}` },
        ),
      )
    },

    listPayments: async ({ orderId, customerId }) => {
      const asked = await numberRequest()
      const { data } = await ask(
        stripe.paymentIntents.list({
          customer: customerId,
          limit: LISTED_MAX,
          expand: EXPAND.map((field) => `data.${field}`),
        }),
      )
      const ofOrder = data.filter(({ metadata }) => metadata.order_id === orderId)
      return Promise.all(ofOrder.map((intent) => describe(intent, asked)))
    },

    readEvent: (rawBody, signature) =>
      readStripeEvent(stripe, rawBody, signature, settings.webhookSecret),
  }
}

async function ask<Answer>(call: Promise<Answer>): Promise<Answer> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    const { statusCode } = error
    if (statusCode !== undefined && !NOT_NOW.has(statusCode)) throw new PaymentRefused(error)
    throw new ApiError('PAYMENT_UNAVAILABLE')
  }
}
