// @vitest-environment happy-dom
import { showScreen, passTime } from '#tests/support/browser/render-hook.tsx'
import { fireEvent, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { refundPurchase, type Purchase } from '#contracts/checkout/purchases.ts'
import { RefundDialog } from '#pwa/screens/admin/payments/refund-dialog.tsx'
import { Toasts } from '#pwa/ui/toasts.tsx'
import { answerAfter, askedBodies, refuse } from '#tests/support/browser/answers.ts'
import { AMARA } from '#tests/support/browser/people.ts'

const DEADLINE_MS = 45_000
const PURCHASE: Purchase = {
  id: '0d3c6b52-9a0e-4a3f-8b5e-2b9f5c1a7d10',
  userId: AMARA.id,
  email: AMARA.email,
  stripePaymentIntentId: 'pi_1',
  amount: '19.99',
  currency: 'usd',
  status: 'completed',
  productType: 'premium',
  isRefundDue: false,
  refundedAt: null,
  refundReason: null,
  refundedCents: 0,
  disputedAt: null,
  refundAskedCents: 0,
  createdAt: '2026-06-01T10:00:00.000Z',
  completedAt: '2026-06-01T10:00:00.000Z',
}

test('a refund whose answer comes one second late is sent again as the same, and a refused one as another', async () => {
  const params = { purchaseId: PURCHASE.id }
  const nothing = () => undefined
  const page = await showScreen(
    <>
      <RefundDialog purchase={PURCHASE} onRefunded={nothing} onClose={nothing} />
      <Toasts />
    </>,
    { user: AMARA },
  )
  fireEvent.change(page.getByLabelText('Amount in USD'), { target: { value: '5.00' } })
  fireEvent.change(page.getByLabelText('Reason'), { target: { value: 'Asked by mail.' } })
  answerAfter(DEADLINE_MS + 1000, refundPurchase, () => PURCHASE, params)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.click(page.getByRole('button', { name: 'Refund' }))
  await passTime(DEADLINE_MS + 1000)
  vi.useRealTimers()
  const press = async () => fireEvent.click(await page.findByRole('button', { name: 'Refund' }))
  await page.findByText(/This may have been done/)

  refuse(refundPurchase, 409, 'REFUND_REFUSED', { params })
  await press()
  await page.findByText('Not now.')
  await press()
  await waitFor(() => {
    expect(askedBodies(refundPurchase, params)).toHaveLength(3)
  })
  const [first, again, another] = askedBodies(refundPurchase, params).map(
    (sent) => (sent as { draftId: string }).draftId,
  )
  expect(again).toBe(first)
  expect(another).not.toBe(first)
})
