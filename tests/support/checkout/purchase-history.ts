import fc from 'fast-check'
import { OutboxRow } from '#api/mail/outbox-row.ts'
import { PurchaseRow } from '#api/checkout/purchase-row.ts'
import { reconcile } from '#api/checkout/reconcile.ts'
import { PRICE } from '#contracts/checkout/checkout.ts'
import type { TestApp } from '#tests/support/server/app.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { newAddress } from './checkout.ts'
import type { DoubleEvent } from './stripe-account.ts'
import type { Fault, StripeDouble } from './stripe-double.ts'

/**
 * The faults from which a history chooses. Most of them are `none`, to save time. After each lost
 * answer, the provider's library waits half a second and sends the request again.
 */
const FAULTS: Fault[] = ['none', 'none', 'none', 'none', 'error', 'drop', 'reset']
const RECONCILE_AFTER_MS = 6 * 60_000
const PRICES = [PRICE.cents, 2499, 999]

/**
 * The events at the provider. The payment is the most frequent event, because an unpaid order has
 * no further events.
 */
const ACTIONS = [
  'pay',
  'pay',
  'pay',
  'process',
  'decline',
  'cancel',
  'refund',
  'refundHalf',
  'failRefund',
  'dispute',
  'winDispute',
  'loseDispute',
] as const

/** One step of a history. The buyer, the provider or chance takes the step. */
export type Step =
  | { does: 'click'; times: number; faults: Fault[] }
  | { does: (typeof ACTIONS)[number] | 'copy'; which: number }
  | { does: 'deliver'; which: number; times: number }
  | { does: 'lose'; which: number }
  | { does: 'ask' }
  | { does: 'reprice'; cents: number }

const which = fc.nat({ max: 7 })

export const historyOf = (): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      fc.record({
        does: fc.constant('click' as const),
        times: fc.integer({ min: 1, max: 3 }),
        faults: fc.array(fc.constantFrom(...FAULTS), { maxLength: 2 }),
      }),
      fc.record({
        does: fc.constantFrom(...ACTIONS, 'copy' as const),
        which,
      }),
      fc.record({
        does: fc.constant('deliver' as const),
        which,
        times: fc.integer({ min: 1, max: 3 }),
      }),
      fc.record({ does: fc.constant('lose' as const), which }),
      fc.record({ does: fc.constant('ask' as const) }),
      fc.record({ does: fc.constant('reprice' as const), cents: fc.constantFrom(...PRICES) }),
    ),
    { minLength: 3, maxLength: 12 },
  )

export interface EndState {
  /**
   * The number of payments whose money we have. Such a payment is charged, not refunded, and not
   * lost in a dispute.
   */
  held: number
  charged: number
  hasAccess: boolean
  inForce: number
  refundDue: number
  completed: number
  mailsAboutPaying: number
  chargedCents: number
  bookedCents: number
}

/**
 * Plays one buyer's history. At the end, the provider delivers its last reports, and the server
 * reconciles its open orders.
 */
export async function play(app: TestApp, stripe: StripeDouble, steps: Step[]): Promise<EndState> {
  const [browser, email] = [app.visit(), newAddress()]
  const { body } = await browser.post('/api/create-guest-user', { email })
  const { userId } = body as { userId: string }
  const buyer = { browser, email, userId }
  stripe.events.length = 0
  const steady: Step[] = [{ does: 'click', times: 1, faults: [] }, ...steps]
  for (const step of steady) await take(app, stripe, buyer, step)

  stripe.faults = []
  for (const event of stripe.events.reverse()) await stripe.deliver(app.url, event)
  // Reconciles twice. The first run asks the provider about the open orders, and can complete them.
  // An order is asked about again only five minutes after its completion. The second run therefore
  // asks about the payments of the completed orders.
  for (const _ of [1, 2]) {
    app.clock.advance(RECONCILE_AFTER_MS)
    await reconcile(app.services)
  }
  app.clock.set()
  app.services.price = PRICE
  return readEnd(app, stripe, buyer)
}

interface Buyer {
  browser: HttpClient
  email: string
  userId: string
}

async function take(app: TestApp, stripe: StripeDouble, buyer: Buyer, step: Step): Promise<void> {
  const { browser, email: userEmail, userId } = buyer
  const mine = [...stripe.intents.values()].filter(({ metadata }) => metadata.user_id === userId)
  if (step.does === 'ask') {
    await browser.get('/api/orders/current')
  } else if (step.does === 'reprice') {
    app.services.price = { cents: step.cents, currency: PRICE.currency }
  } else if (step.does === 'click') {
    stripe.faults = [...step.faults]
    const click = () => browser.post('/api/create-payment-intent', { userEmail, userId })
    await Promise.all(Array.from({ length: step.times }, click))
    stripe.faults = []
  } else if (step.does === 'deliver') {
    const event = choose(stripe.events, step.which)
    if (!event) return
    await Promise.all(Array.from({ length: step.times }, () => stripe.deliver(app.url, event)))
  } else if (step.does === 'lose') {
    lose(stripe.events, step.which)
  } else {
    const intent = choose(mine, step.which)
    if (intent && step.does === 'copy') copy(stripe, intent.id)
    else if (intent && step.does !== 'copy') stripe[step.does](intent.id)
  }
}

function lose(events: DoubleEvent[], which: number): void {
  const event = choose(events, which)
  if (event) events.splice(events.indexOf(event), 1)
}

/** Makes a second payment for the same order. A second tab can do the same. */
function copy(stripe: StripeDouble, id: string): void {
  const intent = stripe.intents.get(id)
  if (!intent || intent.status === 'canceled') return
  const twin = `${id}t`
  if (stripe.intents.has(twin)) return
  stripe.intents.set(twin, {
    ...intent,
    id: twin,
    client_secret: `${twin}_secret`,
    status: 'requires_payment_method',
    amount_received: 0,
    latest_charge: null,
  })
}

function choose<Item>(items: readonly Item[], which: number): Item | undefined {
  return items[which % Math.max(1, items.length)]
}

async function readEnd(app: TestApp, stripe: StripeDouble, buyer: Buyer): Promise<EndState> {
  const { database } = app.services
  const { userId, browser } = buyer
  const mine = [...stripe.intents.values()].filter(({ metadata }) => metadata.user_id === userId)
  const charged = mine.filter(({ status }) => status === 'succeeded')
  const purchases = await PurchaseRow.ofUser(database, userId)
  const completed = purchases.filter(({ status }) => status === 'completed')
  const paid = purchases.filter(({ status, refundedAt }) => status === 'completed' && !refundedAt)
  const { body } = await browser.get('/api/user')
  const mails = await OutboxRow.query(database)
    .where({ userId })
    .whereIn('template', ['receipt', 'paid-twice'])
  return {
    held: charged.filter(({ id }) => stripe.isHeld(id)).length,
    charged: charged.length,
    hasAccess: (body as { hasPremiumAccess: boolean }).hasPremiumAccess,
    inForce: paid.filter(({ refundDueAt }) => !refundDueAt).length,
    refundDue: paid.filter(({ refundDueAt }) => refundDueAt).length,
    completed: completed.length,
    mailsAboutPaying: mails.length,
    chargedCents: sum(charged.map(({ amount_received: cents }) => cents)),
    bookedCents: sum(completed.map(({ priceCents }) => priceCents)),
  }
}

function sum(numbers: number[]): number {
  return numbers.reduce((total, number) => total + number, 0)
}

/**
 * Returns the end state to which every history must lead. A paid order gives access, and every cent
 * is booked.
 */
export function expectedEnd({ held, charged, chargedCents }: EndState): EndState {
  return {
    held,
    charged,
    hasAccess: held > 0,
    inForce: Math.min(1, held),
    refundDue: Math.max(0, held - 1),
    completed: charged,
    mailsAboutPaying: charged,
    chargedCents,
    bookedCents: chargedCents,
  }
}
