import { afterAll, beforeAll, expect, test } from 'vitest'
import { reconcile } from '#api/checkout/reconcile.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { startPaidBuyer } from '#tests/support/checkout/stripe-buyer.ts'
import { startStripeDouble, type StripeDouble } from '#tests/support/checkout/stripe-double.ts'

let stripe: StripeDouble
let app: TestApp
beforeAll(async () => {
  stripe = await startStripeDouble()
  app = await startTestApp({ env: stripe.env })
})
afterAll(async () => {
  await app.close()
  await stripe.stop()
})

const PURCHASES = 12

test('runs at the same time ask about each purchase once', async () => {
  await Promise.all(Array.from({ length: PURCHASES }, () => startPaidBuyer(app, stripe)))
  for (const days of [1, 10, 100]) {
    app.clock.set(new Date(Date.now() + days * 24 * 60 * 60_000))
    const asked = await Promise.all(Array.from({ length: 5 }, () => reconcile(app.services)))
    expect(asked.reduce((sum, count) => sum + count)).toBe(PURCHASES)
  }
})
