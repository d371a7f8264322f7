import { expect, test } from 'vitest'
import { piecesOf, renderScreen, SOMEBODY } from '#tests/support/browser/render-screen.tsx'
import type { Purchase } from '#contracts/checkout/purchases.ts'
import { purchaseColumns, PurchaseCard } from '#pwa/screens/admin/payments/purchase-cells.tsx'

const PURCHASE: Purchase = {
  id: SOMEBODY.id,
  userId: SOMEBODY.id,
  email: SOMEBODY.email,
  stripePaymentIntentId: null,
  amount: '24.50',
  currency: 'usd',
  status: 'completed',
  productType: 'visa_guide',
  createdAt: '2026-01-02T03:04:05.000Z',
  completedAt: '2026-01-02T03:04:05.000Z',
  refundedAt: null,
  refundReason: null,
  refundedCents: 0,
  refundAskedCents: 0,
  disputedAt: null,
  isRefundDue: false,
}

function readCell(id: string, changes: Partial<Purchase> = {}) {
  const column = purchaseColumns(null).find((candidate) => candidate.id === id)
  return piecesOf(renderScreen(column?.cell({ ...PURCHASE, ...changes })))
}

test('the amount is the one that was ordered, in its own currency', () => {
  expect(readCell('amount')).toEqual(['$24.50'])
  expect(readCell('amount', { currency: 'eur' })).toEqual(['€24.50'])
  expect(piecesOf(renderScreen(<PurchaseCard purchase={PURCHASE} onRefund={null} />))).toContain(
    '$24.50',
  )
})

test('money that is gone says how it went', () => {
  const refundedAt = '2026-02-03T04:05:06.000Z'
  expect(readCell('status', { refundedAt, refundReason: 'refund' })).toContain('Refunded')
  const lost = readCell('status', { refundedAt, refundReason: 'dispute' })
  expect(lost).toContain('Lost in a dispute')
  expect(lost).not.toContain('Refunded')
  expect(readCell('status', { refundedCents: 500 })).toEqual([
    'Completed',
    '$5.00 refunded; the access stays.',
  ])
})

test('only what is left of a payment can be refunded, and only by whom it is for', () => {
  const actions = (changes: Partial<Purchase>, onRefund: (() => void) | null = () => undefined) => {
    const column = purchaseColumns(onRefund).find(({ id }) => id === 'actions')
    return piecesOf(renderScreen(column?.cell({ ...PURCHASE, ...changes })))
  }
  expect(actions({})).toEqual(['Refund', `purchase of ${SOMEBODY.email}`])
  expect(actions({ refundedCents: 2449 })).toContain('Refund')
  expect(actions({ refundedCents: 2450 })).toEqual([])
  expect(actions({ refundAskedCents: 2450 })).toEqual([])
  expect(actions({ status: 'pending' })).toEqual([])
  expect(actions({}, null)).toEqual([])
})

test('a refund that the provider has not answered is told of', () => {
  expect(readCell('status', { refundAskedCents: 500 })).toContain(
    'Refund of $5.00 asked for: it is made when the payment provider answers.',
  )
})
