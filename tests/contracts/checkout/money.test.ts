import { expect, test } from 'vitest'
import { formatMoney, formatPrice } from '#contracts/checkout/money.ts'

test('an amount is told with its currency and its cents', () => {
  expect(formatPrice({ cents: 2499, currency: 'usd' })).toBe('$24.99')
  expect(formatPrice({ cents: 5, currency: 'usd' })).toBe('$0.05')
  expect(formatPrice({ cents: 100_000, currency: 'eur' })).toBe('€1,000.00')
  expect(formatMoney(19.9, 'usd')).toBe('$19.90')
})
