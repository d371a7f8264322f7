import { randomBytes } from 'node:crypto'
import Stripe from 'stripe'
import type { Services } from '#api/services.ts'
import { numberRequest } from './number-request.ts'
import { type Payment, PaymentRefused, type Payments } from './payments.ts'
import { SandboxRow } from './sandbox-row.ts'
import { readStripeEvent, toPayment, toReversal } from './stripe-objects.ts'

const ID_BYTES = 12
const SECRET_BYTES = 16

/**
 * A simulated payment provider, for an installation without a real one. It has the same functions, and its
 * events are signed too.
 */
export interface Sandbox extends Payments {
  /** Returns the bytes and the signature of the provider's event about this payment. */
  sign(type: string, payment: SandboxRow): { rawBody: Buffer; signature: string }
}

export function openSandbox({
  database,
  clock,
  webhookSecret,
}: Pick<Services, 'database' | 'clock'> & { webhookSecret: string }): Sandbox {
  const { webhooks } = new Stripe('sk_test_sandbox')

  async function findPayment(id: string): Promise<Payment> {
    const asked = await numberRequest(database)
    await SandboxRow.settleDue(database, clock.now())
    const row = await SandboxRow.withId(database, id)
    if (!row) throw new PaymentRefused(`no such payment: ${id}`)
    return toSandboxPayment(row, asked)
  }

  return {
    publishableKey: null,

    createCustomer: ({ userId }) => Promise.resolve(`cus_sandbox_${userId}`),

    createPayment: async ({ orderId, version, userId, customerId, cents, currency }) => {
      const id = `pi_sandbox_${randomBytes(ID_BYTES).toString('hex')}`
      const row = await SandboxRow.open(database, {
        id,
        clientSecret: `${id}_secret_${randomBytes(SECRET_BYTES).toString('hex')}`,
        idempotencyKey: `order:${orderId}:v${String(version)}`,
        orderId,
        userId,
        customerId,
        amount: cents,
        currency,
        status: 'requires_payment_method',
        error: null,
        refundedCents: 0,
        refundIds: [],
        disputeStatus: null,
        settlesAt: null,
        createdAt: clock.now(),
      })
      return toPayment(toIntent(row))
    },

    findPayment,

    cancelPayment: async (id) => {
      const open = ['requires_payment_method', 'requires_action'] as const
      await SandboxRow.move(database, { id }, [...open], { status: 'canceled' })
      return findPayment(id)
    },

    refund: async (refund) => {
      if (await SandboxRow.refund(database, refund)) return
      throw new PaymentRefused(`nothing to give back of ${refund.intentId}`)
    },

    listPayments: async ({ orderId }) => {
      const asked = await numberRequest(database)
      await SandboxRow.settleDue(database, clock.now())
      const rows = await SandboxRow.ofOrder(database, orderId)
      return rows.map((row) => toSandboxPayment(row, asked))
    },

    readEvent: (rawBody, signature) =>
      readStripeEvent({ webhooks }, rawBody, signature, webhookSecret),

    sign: (type, payment) => {
      const payload = JSON.stringify({
        id: `evt_sandbox_${randomBytes(ID_BYTES).toString('hex')}`,
        object: 'event',
        type,
        data: {
          object: type.startsWith('charge.') ? { payment_intent: payment.id } : toIntent(payment),
        },
      })
      const signature = webhooks.generateTestHeaderString({ payload, secret: webhookSecret })
      return { rawBody: Buffer.from(payload), signature }
    },
  }
}

function toSandboxPayment(row: SandboxRow, asked: number): Payment {
  const intent = toIntent(row)
  if (row.status !== 'succeeded') return toPayment(intent)
  const disputes = row.disputeStatus === null ? [] : [{ status: row.disputeStatus }]
  return toPayment(intent, toReversal({ amount_refunded: row.refundedCents }, disputes, asked))
}

function toIntent(row: SandboxRow): Parameters<typeof toPayment>[0] {
  const { status, amount, error } = row
  const isPaid = status === 'succeeded'
  return {
    id: row.id,
    client_secret: row.clientSecret,
    status,
    amount,
    amount_received: isPaid ? amount : 0,
    currency: row.currency,
    metadata: { order_id: row.orderId, user_id: row.userId },
    last_payment_error: error === null ? null : { message: error },
  }
}
