import Stripe from 'stripe'
import { PRICE } from '#contracts/checkout.ts'
import { ApiError } from '#api/errors.ts'
import type { Env } from '#api/env.ts'
import { PaymentRefused, type Payments } from './payments.ts'
import { readStripeEvent, toPayment } from './stripe-objects.ts'

/** Two tries fit into the ten seconds that a person is kept waiting. */
const TIMEOUT_MS = 4_000
const RETRIES = 1
const LISTED_MAX = 100

/** The same request is still being answered, or too many are: nothing was decided. */
const NOT_NOW = new Set([409, 429])

/** What tells whether a payment was given back or is disputed. */
const EXPAND = ['latest_charge']

export function openStripe(settings: NonNullable<Env['stripe']>): Payments {
  const stripe = new Stripe(settings.secretKey, {
    timeout: TIMEOUT_MS,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    ...settings.api,
  })
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

    createPayment: async ({ orderId, version, userId, customerId }) => {
      const intent = await ask(
        stripe.paymentIntents.create(
          {
            amount: PRICE.cents,
            currency: PRICE.currency,
            customer: customerId,
            description: PRICE.productName,
            automatic_payment_methods: { enabled: true },
            metadata: { order_id: orderId, user_id: userId, product_type: PRICE.productType },
          },
          { idempotencyKey: `order:${orderId}:v${String(version)}` },
        ),
      )
      return toPayment(intent)
    },

    findPayment: async (intentId) =>
      toPayment(await ask(stripe.paymentIntents.retrieve(intentId, { expand: EXPAND }))),

    listPayments: async ({ orderId, customerId }) => {
      const { data } = await ask(
        stripe.paymentIntents.list({
          customer: customerId,
          limit: LISTED_MAX,
          expand: EXPAND.map((field) => `data.${field}`),
        }),
      )
      return data.map(toPayment).filter((payment) => payment.orderId === orderId)
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
