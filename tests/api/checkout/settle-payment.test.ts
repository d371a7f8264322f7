import { expect, test } from 'vitest'
import { settlePayment } from '#api/checkout/settle-payment.ts'
import type { Services } from '#api/services.ts'
import { startTestApp } from '#tests/support/server/app.ts'

test('a payment that was fetched wakes the sender of revocations, for a refund withdraws a course', async () => {
  let woken = 0
  const countWakes = ({ anchoring }: Services) => ({
    anchoring: { ...anchoring, wake: () => (woken += 1) },
  })
  const { services } = await startTestApp({ services: countWakes })
  const payment = {
    intentId: 'pi_of_nobody',
    clientSecret: '',
    status: 'open',
    amountCents: 1,
    currency: 'usd',
    orderId: undefined,
    userId: undefined,
    error: null,
    reversal: undefined,
  } as const
  expect(await settlePayment(services, payment)).toMatchObject({ outcome: 'unknown' })
  expect(woken).toBe(1)
})
