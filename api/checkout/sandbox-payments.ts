import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import { PRICE } from '#contracts/checkout.ts'
import type { Services } from '#api/services.ts'
import { type Payment, PaymentRefused, type Payments } from './payments.ts'
import { SandboxRow } from './sandbox-row.ts'
import { readStripeEvent, toPayment } from './stripe-objects.ts'

const ID_BYTES = 12
const SECRET_BYTES = 16

/** Stands in for the provider where none is configured: the same port, signed events and all. */
export interface Sandbox extends Payments {
  /** The bytes and the signature with which the provider would report this. */
  sign(type: string, payment: SandboxRow): { rawBody: Buffer; signature: string }
}

export function openSandbox({
  database,
  clock,
  webhookSecret,
}: Pick<Services, 'database' | 'clock'> & { webhookSecret: string }): Sandbox {
  const { webhooks } = new Stripe('sk_test_sandbox')
  return {
    publishableKey: null,

    createCustomer: ({ userId }) => Promise.resolve(`cus_sandbox_${userId}`),

    createPayment: async ({ orderId, version, userId, customerId }) => {
      const id = `pi_sandbox_${randomBytes(ID_BYTES).toString('hex')}`
      const row = await SandboxRow.open(database, {
        id,
        clientSecret: `${id}_secret_${randomBytes(SECRET_BYTES).toString('hex')}`,
        idempotencyKey: `order:${orderId}:v${String(version)}`,
        orderId,
        userId,
        customerId,
        amount: PRICE.cents,
        currency: PRICE.currency,
        status: 'requires_payment_method',
        error: null,
        isDisputed: false,
        settlesAt: null,
        createdAt: clock.now(),
      })
      return toSandboxPayment(row)
    },

    findPayment: async (id) => {
      await SandboxRow.settleDue(database, clock.now())
      const row = await SandboxRow.query(database).findById(id)
      if (!row) throw new PaymentRefused(`no such payment: ${id}`)
      return toSandboxPayment(row)
    },

    listPayments: async ({ orderId }) => {
      await SandboxRow.settleDue(database, clock.now())
      const rows = await SandboxRow.query(database).where({ orderId }).orderBy('createdAt', 'desc')
      return rows.map(toSandboxPayment)
    },

    readEvent: (rawBody, signature) =>
      readStripeEvent({ webhooks }, rawBody, signature, webhookSecret),

    sign: (type, payment) => {
      const isDispute = type.startsWith('charge.')
      const payload = JSON.stringify({
        id: `evt_sandbox_${randomBytes(ID_BYTES).toString('hex')}`,
        object: 'event',
        type,
        data: { object: isDispute ? { payment_intent: payment.id } : toIntent(payment) },
      })
      const signature = webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
      return { rawBody: Buffer.from(payload), signature }
    },
  }
}

function toSandboxPayment(row: SandboxRow): Payment {
  return { ...toPayment(toIntent(row)), isDisputed: row.isDisputed }
}

function toIntent(row: SandboxRow): Parameters<typeof toPayment>[0] {
  const { status, amount, error } = row
  return {
    id: row.id,
    client_secret: row.clientSecret,
    status,
    amount,
    amount_received: status === 'succeeded' ? amount : 0,
    currency: row.currency,
    metadata: { order_id: row.orderId, user_id: row.userId, product_type: PRICE.productType },
    last_payment_error: error === null ? null : { type: 'card_error', message: error },
    latest_charge: null,
  }
}
