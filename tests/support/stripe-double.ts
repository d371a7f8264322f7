import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'

export const WEBHOOK_SECRET = 'whsec_of_the_double'

/** What goes wrong with a request: `drop` does the work and loses the answer. */
export type Fault = 'none' | 'error' | 'drop' | 'reset' | 'hang'

export interface DoubleIntent {
  id: string
  object: 'payment_intent'
  client_secret: string
  status: string
  amount: number
  amount_received: number
  currency: string
  customer: string
  metadata: Record<string, string>
  last_payment_error: { message: string } | null
  latest_charge: { id: string; refunded: boolean; disputed: boolean } | null
}

export interface DoubleEvent {
  id: string
  type: string
  payload: string
}

interface Answer {
  status: number
  body: unknown
}

interface Remembered {
  form: string
  answer: Answer
}

/** The payment provider as far as we speak with it, over its own HTTP protocol. */
export class StripeDouble {
  readonly intents = new Map<string, DoubleIntent>()
  readonly events: DoubleEvent[] = []
  /** For the next requests that create something, in order. */
  faults: Fault[] = []
  isAway = false
  requests = 0
  readonly #remembered = new Map<string, Remembered>()
  readonly #running = new Set<string>()
  readonly #webhooks = new Stripe('sk_test_double').webhooks
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  async start(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening))
  }

  /** The environment of a server that pays here. */
  get env(): Record<string, string> {
    return {
      STRIPE_SECRET_KEY: 'sk_test_double',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_double',
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_API_HOST: '127.0.0.1',
      STRIPE_API_PORT: String((this.#server.address() as AddressInfo).port),
      STRIPE_API_PROTOCOL: 'http',
    }
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise((closed) => this.#server.close(closed))
  }

  intentsOf(orderId: string): DoubleIntent[] {
    return [...this.intents.values()].filter(({ metadata }) => metadata.order_id === orderId)
  }

  /** The card is charged: nothing happens to a payment that cannot be paid any more. */
  pay(id: string): void {
    const intent = this.#open(id)
    if (!intent) return
    const latest_charge = { id: `ch_${id}`, refunded: false, disputed: false }
    const { amount: amount_received } = intent
    Object.assign(intent, { status: 'succeeded', amount_received, latest_charge })
    this.#report('payment_intent.succeeded', intent)
  }

  decline(id: string, message = 'Your card was declined.'): void {
    const intent = this.#open(id)
    if (!intent) return
    Object.assign(intent, { status: 'requires_payment_method', last_payment_error: { message } })
    this.#report('payment_intent.payment_failed', intent)
  }

  cancel(id: string): void {
    const intent = this.#open(id)
    if (!intent) return
    intent.status = 'canceled'
    this.#report('payment_intent.canceled', intent)
  }

  refund(id: string): void {
    const charge = this.intents.get(id)?.latest_charge
    if (!charge || charge.refunded) return
    charge.refunded = true
    this.#report('charge.refunded', { ...charge, payment_intent: id })
  }

  dispute(id: string): void {
    const charge = this.intents.get(id)?.latest_charge
    if (!charge || charge.disputed) return
    charge.disputed = true
    this.#report('charge.dispute.created', { id: `dp_${id}`, payment_intent: id })
  }

  /** Sends an event as the provider does; answers the status. */
  async deliver(url: string, { payload }: DoubleEvent): Promise<number> {
    const { status } = await this.post(url, payload, this.sign(payload))
    return status
  }

  sign(payload: string, timestamp?: number): string {
    const age = timestamp === undefined ? {} : { timestamp }
    return this.#webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET, ...age })
  }

  post(url: string, payload: string | Uint8Array<ArrayBuffer>, signature: string) {
    const headers = { 'Content-Type': 'application/json', 'Stripe-Signature': signature }
    return fetch(`${url}/api/stripe/webhook`, { method: 'POST', headers, body: payload })
  }

  #open(id: string): DoubleIntent | undefined {
    const intent = this.intents.get(id)
    return intent && !['succeeded', 'canceled'].includes(intent.status) ? intent : undefined
  }

  #report(type: string, object: object): void {
    const id = `evt_${randomBytes(8).toString('hex')}`
    const payload = JSON.stringify({ id, object: 'event', type, data: { object } })
    this.events.push({ id, type, payload })
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.requests += 1
    const form = await readText(request)
    const key = request.headers['idempotency-key']
    const fault = this.isAway ? 'reset' : request.method === 'POST' ? this.faults.shift() : 'none'
    if (fault === 'hang') return
    if (fault === 'reset') {
      request.socket.destroy()
      return
    }
    const answer =
      typeof key === 'string' ? await this.#once(key, form, request, fault) : this.#read(request)
    if (fault === 'drop') {
      request.socket.destroy()
      return
    }
    response.writeHead(answer.status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  }

  /** The first answer for a key is replayed, errors included; other parameters are refused. */
  async #once(key: string, form: string, request: IncomingMessage, fault?: Fault): Promise<Answer> {
    const before = this.#remembered.get(key)
    if (before && before.form !== form) return refuse(400, 'idempotency_error')
    if (before) return before.answer
    if (this.#running.has(key)) return refuse(409, 'idempotency_error')
    this.#running.add(key)
    await new Promise((turn) => setImmediate(turn))
    const answer = fault === 'error' ? refuse(500, 'api_error') : this.#create(request, form)
    this.#remembered.set(key, { form, answer })
    this.#running.delete(key)
    return answer
  }

  #create({ url }: IncomingMessage, form: string): Answer {
    const id = randomBytes(8).toString('hex')
    if (url === '/v1/customers')
      return { status: 200, body: { id: `cus_${id}`, object: 'customer' } }
    const fields = new URLSearchParams(form)
    const intent: DoubleIntent = {
      id: `pi_${id}`,
      object: 'payment_intent',
      client_secret: `pi_${id}_secret`,
      status: 'requires_payment_method',
      amount: Number(fields.get('amount')),
      amount_received: 0,
      currency: fields.get('currency') ?? '',
      customer: fields.get('customer') ?? '',
      metadata: {
        order_id: fields.get('metadata[order_id]') ?? '',
        user_id: fields.get('metadata[user_id]') ?? '',
      },
      last_payment_error: null,
      latest_charge: null,
    }
    this.intents.set(intent.id, intent)
    return { status: 200, body: { ...intent } }
  }

  #read({ url = '' }: IncomingMessage): Answer {
    const { pathname, searchParams } = new URL(url, 'http://double')
    const name = pathname.split('/')[3]
    if (name === undefined) {
      const customer = searchParams.get('customer')
      const data = [...this.intents.values()].filter((intent) => intent.customer === customer)
      return { status: 200, body: { object: 'list', data: data.reverse(), has_more: false } }
    }
    const intent = this.intents.get(name)
    return intent ? { status: 200, body: intent } : refuse(404, 'invalid_request_error')
  }
}

function refuse(status: number, type: string): Answer {
  return { status, body: { error: { type, message: 'The double refuses.' } } }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

export async function startStripeDouble(): Promise<StripeDouble> {
  const double = new StripeDouble()
  await double.start()
  return double
}
