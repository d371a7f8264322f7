import fc from 'fast-check'
import { startTestApp } from '#tests/support/server/app.ts'
import { expectedEnd, historyOf, play } from '#tests/support/checkout/purchase-history.ts'
import { startStripeDouble } from '#tests/support/checkout/stripe-double.ts'

const HISTORIES = 2_000

export interface PurchaseRunRow {
  histories: number
  seed: number
  charged: number
  paidTwice: number
  refunded: number
  wrongEnds: number
}

/** Random histories of buying; throws with the seed when one ends wrong. */
export async function measurePurchases(): Promise<PurchaseRunRow[]> {
  const seed = Number(process.env.SEED ?? Date.now() % 2 ** 31)
  const stripe = await startStripeDouble()
  const app = await startTestApp({ env: stripe.env })
  const row = { histories: 0, seed, charged: 0, paidTwice: 0, refunded: 0, wrongEnds: 0 }
  const history = fc.asyncProperty(historyOf(), async (steps) => {
    const end = await play(app, stripe, steps)
    row.histories += 1
    row.charged += end.charged
    if (end.refundDue > 0) row.paidTwice += 1
    if (end.held < end.charged) row.refunded += 1
    return JSON.stringify(end) === JSON.stringify(expectedEnd(end))
  })
  try {
    await fc.assert(history, { numRuns: HISTORIES, seed, endOnFailure: true })
  } finally {
    await app.close()
    await stripe.stop()
  }
  return [row]
}
