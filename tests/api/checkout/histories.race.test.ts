import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkReceipts } from '#api/checkout/check-receipts.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import {
  expectedEnd,
  historyOf,
  play,
  type Step,
} from '#tests/support/checkout/purchase-history.ts'
import { startStripeDouble } from '#tests/support/checkout/stripe-double.ts'
import { rounds, SEED } from '#tests/support/rounds.ts'
import { findFaults } from '#tests/support/server/faults.ts'

const RUNS = rounds(1_000, 10)
const LIMIT_MS = 1_200_000

/**
 * Two histories that are part of every run, because random histories seldom lead to their outcomes.
 */
const PAID_TWICE: Step[] = [
  { does: 'copy', which: 0 },
  { does: 'pay', which: 0 },
  { does: 'pay', which: 1 },
]
const REFUNDED: Step[] = [
  { does: 'pay', which: 0 },
  { does: 'refund', which: 0 },
]
const stripe = await startStripeDouble()
const app = await startTestApp({ env: stripe.env })

/** Returns the faults in the receipts of this history and of all earlier histories. */
const findReceiptFaults = () => findFaults(checkReceipts(app.services))

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
    // If one of these counts is 0, a step of the histories no longer has the effect that its name
    // says.
    expect(seen.paidTwice).toBeGreaterThan(0)
    expect(seen.refunded).toBeGreaterThan(0)
  },
  LIMIT_MS + 60_000,
)
