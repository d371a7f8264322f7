import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkReceipts } from '#api/checkout/check-receipts.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import {
  expectedEnd,
  historyOf,
  play,
  type Step,
} from '#tests/support/checkout/purchase-history.ts'
import { startStripeDouble, type StripeDouble } from '#tests/support/checkout/stripe-double.ts'
import { rounds, SEED } from '#tests/support/rounds.ts'

const RUNS = rounds(1_000, 10)
const LIMIT_MS = 1_200_000

/** The two ends that chance reaches seldom come in every run. */
const PAID_TWICE: Step[] = [
  { does: 'copy', which: 0 },
  { does: 'pay', which: 0 },
  { does: 'pay', which: 1 },
]
const REFUNDED: Step[] = [
  { does: 'pay', which: 0 },
  { does: 'refund', which: 0 },
]

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

/** Of this history and of all before it. */
async function findReceiptFaults(): Promise<unknown[]> {
  const faults: unknown[] = []
  for await (const fault of checkReceipts({ database: app.services.database })) faults.push(fault)
  return faults
}

const seen = { paidTwice: 0, refunded: 0 }

test(
  'after any history, paid is accessible, once, and every other payment is due back',
  async () => {
    await fc.assert(
      fc.asyncProperty(historyOf(), async (steps) => {
        const end = await play(app, stripe, steps)
        expect(end).toEqual(expectedEnd(end))
        expect(await findReceiptFaults()).toEqual([])
        if (end.refundDue > 0) seen.paidTwice += 1
        if (end.held < end.charged) seen.refunded += 1
      }),
      {
        numRuns: RUNS,
        seed: SEED,
        examples: [[PAID_TWICE], [REFUNDED]],
        plugins: [fc.interruptAfterTimeLimit(LIMIT_MS, { failOnInterrupt: true })],
        endOnFailure: true,
      },
    )
    // Else the steps would have stopped meaning what they say.
    expect(seen.paidTwice).toBeGreaterThan(0)
    expect(seen.refunded).toBeGreaterThan(0)
  },
  LIMIT_MS + 60_000,
)
