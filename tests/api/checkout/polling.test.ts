import { afterEach, beforeEach, expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { clickAgain, deliverAll, startBuyer } from '#tests/support/checkout/stripe-buyer.ts'
import { startStripeDouble } from '#tests/support/checkout/stripe-double.ts'

/**
 * The double of the payment provider. It counts the server's requests. The checkout page polls its
 * order every two seconds, and the server must not ask the provider each time.
 */
const stripe = await startStripeDouble()
const app = await startTestApp({ env: stripe.env })
beforeEach(() => {
  stripe.events.length = 0
  stripe.requests = 0
  app.clock.set(new Date())
})
afterEach(() => {
  stripe.isAway = false
})

const SECOND_MS = 1_000
const HOUR_MS = 60 * 60 * SECOND_MS

const poll = async (browser: HttpClient) => {
  const { status, body } = await browser.get('/api/orders/current')
  expect(status).toBe(200)
  return body
}

const PROCESSING = { state: 'processing', message: null }
const NONE = { state: 'none', message: null }

test('three hundred questions within ten seconds ask the provider three times at most', async () => {
  const { browser } = await startBuyer(app)
  stripe.requests = 0
  for (let second = 0; second < 10; second++) {
    await Promise.all(Array.from({ length: 30 }, () => poll(browser)))
    app.clock.advance(SECOND_MS)
  }
  expect(stripe.requests).toBeLessThanOrEqual(3)
  expect(await poll(browser)).toEqual(NONE)
  expect(stripe.requests).toBeGreaterThan(0)
})

test('a payment that nobody reports is noticed within five seconds', async () => {
  const { browser, intentId } = await startBuyer(app)
  await poll(browser)
  stripe.pay(intentId)
  app.clock.advance(5 * SECOND_MS)
  expect(await poll(browser)).toMatchObject({ state: 'completed' })
})

test('the provider is asked sixty times within an hour, and again in the next one', async () => {
  const { browser, intentId } = await startBuyer(app)
  stripe.process(intentId)
  stripe.requests = 0
  for (let asked = 0; asked < 65; asked++) {
    expect(await poll(browser)).toEqual(PROCESSING)
    app.clock.advance(6 * SECOND_MS)
  }
  expect(stripe.requests).toBe(60)
  app.clock.advance(HOUR_MS)
  expect(await poll(browser)).toEqual(PROCESSING)
  expect(stripe.requests).toBe(61)
})

test('between two questions the page is told what was said last, and what was reported since', async () => {
  const { browser, intentId } = await startBuyer(app)
  expect(await poll(browser)).toEqual(NONE)
  stripe.decline(intentId, 'Your card has expired.')
  expect(await poll(browser)).toEqual(NONE)
  await deliverAll(app, stripe)
  expect(await poll(browser)).toEqual({ state: 'failed', message: 'Your card has expired.' })

  stripe.process(intentId)
  await deliverAll(app, stripe)
  expect(await poll(browser)).toEqual(PROCESSING)
  expect(stripe.requests).toBe(3)
})

test('what was said of one try is not said of the next one', async () => {
  const buyer = await startBuyer(app)
  stripe.decline(buyer.intentId)
  expect(await poll(buyer.browser)).toMatchObject({ state: 'failed' })
  expect((await clickAgain(buyer)).status).toBe(200)
  stripe.pay(buyer.intentId)

  expect(await poll(buyer.browser)).toEqual(PROCESSING)
  app.clock.advance(5 * SECOND_MS)
  expect(await poll(buyer.browser)).toMatchObject({ state: 'completed' })
})

test('while the provider is away the answer is still to come, however often it is asked for', async () => {
  const { browser } = await startBuyer(app)
  stripe.isAway = true
  for (let question = 0; question < 5; question++) {
    expect(await poll(browser)).toEqual(PROCESSING)
    app.clock.advance(2 * SECOND_MS)
  }
})
