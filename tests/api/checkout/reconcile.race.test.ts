import { expect, test } from 'vitest'
import { reconcile } from '#api/checkout/reconcile.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { startPaidBuyer } from '#tests/support/checkout/stripe-buyer.ts'
import { startStripeDouble } from '#tests/support/checkout/stripe-double.ts'

const stripe = await startStripeDouble()
const app = await startTestApp({ env: stripe.env })

const PURCHASES = 12

test('runs at the same time ask about each purchase once', async () => {
  await Promise.all(Array.from({ length: PURCHASES }, () => startPaidBuyer(app, stripe)))
  for (const days of [1, 10, 100]) {
    app.clock.set(new Date(Date.now() + days * 24 * 60 * 60_000))
    const asked = await Promise.all(Array.from({ length: 5 }, () => reconcile(app.services)))
    expect(asked.reduce((sum, count) => sum + count)).toBe(PURCHASES)
  }
})
