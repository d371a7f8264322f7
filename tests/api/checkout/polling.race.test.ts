import { expect, test } from 'vitest'
import { newAddress, startOrder } from '#tests/support/checkout/checkout.ts'
import { startCheckout } from '#tests/support/checkout/checkout-process.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'
import { createHttpClient } from '#tests/support/server/http-client.ts'
import { startStripeDouble } from '#tests/support/checkout/stripe-double.ts'

const dataDir = makeFolder()
const stripe = await startStripeDouble()
const storage = await openTestDatabase()
const { connection } = storage
if (connection.kind !== 'postgres') throw new Error('Two processes need PostgreSQL')
const env = { ...stripe.env, DATABASE_URL: connection.url, DATA_DIR: dataDir }
const servers = await Promise.all([startCheckout(env), startCheckout(env)])

const ORDERS = 10
const POLLS_AT_ONCE = 30

/**
 * Polls new orders, because many clients must ask about the same order for the first time at the
 * same moment.
 */
test('two processes together ask the provider once in five seconds about each order', async () => {
  const buyers = await Promise.all(
    Array.from({ length: ORDERS }, async () => {
      const [browser, other] = servers.map(({ url }) => createHttpClient(url))
      if (!browser || !other) throw new Error('no server')
      await startOrder(browser, newAddress())
      for (const [name, value] of browser.cookies) other.cookies.set(name, value)
      return [browser, other] as const
    }),
  )

  stripe.requests = 0
  const began = performance.now()
  for (const [one, two] of buyers) {
    const answers = await Promise.all(
      Array.from({ length: POLLS_AT_ONCE }, (_, at) =>
        (at % 2 ? one : two).get('/api/orders/current'),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  }
  const seconds = (performance.now() - began) / 1000
  expect(stripe.requests).toBeGreaterThanOrEqual(ORDERS)
  expect(stripe.requests).toBeLessThanOrEqual(ORDERS * (1 + Math.floor(seconds / 5)))
})
