import { randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { closeAfter } from '../closing.ts'
import { now, StripeAccount, type DoubleEvent, type DoubleIntent } from './stripe-account.ts'

export const WEBHOOK_SECRET = 'whsec_of_the_double'

/** The fault of a request. `drop` does the work, but loses the answer. */
export type Fault = 'none' | 'error' | 'drop' | 'reset' | 'hang'

interface Answer {
  status: number
  body: unknown
}

interface Remembered {
  form: string
  answer: Answer
}

/**
 * A double of the payment provider. It answers the calls that we use, in the provider's own HTTP
 * protocol.
 */
export class StripeDouble extends StripeAccount {
  /**
   * The faults of the next requests, in their order. Only requests that create or change something
   * have faults.
   */
  faults: Fault[] = []
  isAway = false
  /** The webhook endpoints of the account. */
  endpoints: object[] = []
  undelivered: { id: string; object: 'event'; created: number }[] = []
  requests = 0
  /** The number of answers that `holdNextRead` has held back. */
  heldReads = 0
  #nextRead: Promise<void> | undefined
  readonly #remembered = new Map<string, Remembered>()
  readonly #running = new Set<string>()
  readonly #webhooks = new Stripe('sk_test_double').webhooks
  readonly #server = createServer((request, response) => void this.#serve(request, response))

  async start(): Promise<void> {
    await new Promise<void>((listening) => this.#server.listen(0, '127.0.0.1', listening))
  }

  /** The environment variables of a server whose provider is this double. */
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

  /**
   * Holds back the next answer to a read until the returned function is called. The answer states
   * the content at the time of the read.
   */
  holdNextRead(): () => void {
    let letGo: () => void = () => undefined
    this.heldReads = 0
    this.#nextRead = new Promise((done) => (letGo = done))
    return letGo
  }

  /** Forgets the idempotency keys. The provider forgets a key after a day. */
  forgetKeys(): void {
    this.#remembered.clear()
  }

  /** Sends an event as the provider does. Returns the HTTP status. */
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
      typeof key === 'string'
        ? await this.#once(key, form, request, fault)
        : await this.#tell(request)
    if (fault === 'drop') {
      request.socket.destroy()
      return
    }
    response.writeHead(answer.status, { 'Content-Type': 'application/json' })
    response.end(JSON.stringify(answer.body))
  }

  /**
   * Runs a request only once for each idempotency key. A repeated key gets the first answer again,
   * even if this answer is an error. A repeated key with other parameters is refused.
   */
  async #once(key: string, form: string, request: IncomingMessage, fault?: Fault): Promise<Answer> {
    const before = this.#remembered.get(key)
    if (before && before.form !== form) return refuse(400, 'idempotency_error')
    if (before) return before.answer
    if (this.#running.has(key)) return refuse(409, 'idempotency_error')
    this.#running.add(key)
    await new Promise((turn) => setImmediate(turn))
    const answer = fault === 'error' ? refuse(500, 'api_error') : this.#change(request, form)
    this.#remembered.set(key, { form, answer })
    this.#running.delete(key)
    return answer
  }

  #change({ url = '' }: IncomingMessage, form: string): Answer {
    const id = randomBytes(8).toString('hex')
    if (url === '/v1/customers')
      return { status: 200, body: { id: `cus_${id}`, object: 'customer' } }
    const [, cancelled] = /^\/v1\/payment_intents\/(\w+)\/cancel$/.exec(url) ?? []
    if (cancelled !== undefined) return this.#cancelOnDemand(cancelled)
    const fields = new URLSearchParams(form)
    if (url === '/v1/refunds') return this.#refund(fields)
    const intent: DoubleIntent = {
      id: `pi_${id}`,
      object: 'payment_intent',
      client_secret: `pi_${id}_secret`,
      status: 'requires_payment_method',
      amount: Number(fields.get('amount')),
      amount_received: 0,
      canceled_at: null,
      cancellation_reason: null,
      created: now(),
      description: fields.get('description'),
      livemode: false,
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

  #refund(fields: URLSearchParams): Answer {
    const refund = this.refundOnDemand(
      fields.get('payment_intent') ?? '',
      Number(fields.get('amount')),
      { refund_id: fields.get('metadata[refund_id]') ?? '' },
    )
    return refund ? { status: 200, body: refund } : refuse(400, 'invalid_request_error')
  }

  #cancelOnDemand(id: string): Answer {
    const intent = this.intents.get(id)
    if (!intent) return refuse(404, 'invalid_request_error')
    if (!this.openIntent(id) || intent.status === 'processing') {
      const code = 'payment_intent_unexpected_state'
      return refuse(400, 'invalid_request_error', { code, payment_intent: intent })
    }
    this.cancel(id)
    return { status: 200, body: { ...intent } }
  }

  async #tell(request: IncomingMessage): Promise<Answer> {
    const held = this.#nextRead
    this.#nextRead = undefined
    const { status, body } = this.#read(request)
    // Writes the answer now. The account can change before the answer arrives, but the answer must
    // not change.
    const written = JSON.stringify(body)
    if (held) this.heldReads += 1
    await held
    return { status, body: JSON.parse(written) as unknown }
  }

  #read({ url = '' }: IncomingMessage): Answer {
    const { pathname, searchParams } = new URL(url, 'http://double')
    const [, , kind, name] = pathname.split('/')
    const expanded = [...searchParams].flatMap(([key, field]) =>
      key.startsWith('expand[') ? [field] : [],
    )
    if (kind === 'disputes') return list(this.disputesOf(searchParams.get('payment_intent') ?? ''))
    if (kind === 'refunds') {
      const intent = searchParams.get('payment_intent')
      return list([...this.refunds.values()].filter(({ payment_intent: of }) => of === intent))
    }
    if (kind === 'webhook_endpoints') return list(this.endpoints)
    if (kind === 'events') {
      const before = Number(searchParams.get('created[lt]'))
      return list(this.undelivered.filter(({ created }) => created < before))
    }
    if (kind !== 'payment_intents') return refuse(404, 'invalid_request_error')
    if (name === undefined) {
      const customer = searchParams.get('customer')
      const found = [...this.intents.values()].filter((intent) => intent.customer === customer)
      const isExpanded = expanded.includes('data.latest_charge')
      return list(found.reverse().map((intent) => this.#show(intent, isExpanded)))
    }
    const intent = this.intents.get(name)
    if (!intent) return refuse(404, 'invalid_request_error')
    return { status: 200, body: this.#show(intent, expanded.includes('latest_charge')) }
  }

  #show(intent: DoubleIntent, isExpanded: boolean): object {
    const latest_charge = isExpanded ? (this.chargeOf(intent.id) ?? null) : intent.latest_charge
    return { ...intent, latest_charge }
  }
}

function list(data: object[]): Answer {
  return { status: 200, body: { object: 'list', data, has_more: false } }
}

function refuse(status: number, type: string, details: object = {}): Answer {
  return { status, body: { error: { type, message: 'The double refuses.', ...details } } }
}

async function readText(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk)
  return Buffer.concat(chunks).toString('utf8')
}

export async function startStripeDouble(): Promise<StripeDouble> {
  const double = new StripeDouble()
  await double.start()
  closeAfter(() => double.stop())
  return double
}
