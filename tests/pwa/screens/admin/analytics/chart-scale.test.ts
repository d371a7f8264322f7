import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LOGGED_RESULTS } from '#contracts/verification/analytics.ts'
import { axisEnd, stack } from '#pwa/screens/admin/analytics/chart-scale.ts'
import { explorerPage } from '#pwa/screens/admin/explorer.ts'
import { shorten } from '#pwa/ui/shorten.ts'
import { formatShare } from '#pwa/ui/format-count.ts'

describe('a chart', () => {
  test.each([
    [0, 4],
    [4, 4],
    [5, 5],
    [7, 8],
    [13, 20],
    [99, 100],
    [100, 100],
    [4200, 5000],
  ])('whose highest value is %i ends its axis at %i', (highest, end) => {
    expect(axisEnd(highest)).toBe(end)
  })

  test('has room for every value', () => {
    fc.assert(
      fc.property(fc.nat(), (highest) => {
        expect(axisEnd(highest)).toBeGreaterThanOrEqual(highest)
        expect(axisEnd(highest)).toBeLessThanOrEqual(Math.max(4, 2.5 * highest))
      }),
    )
  })

  test('stacks the results without gap or overlap and leaves out what is zero', () => {
    const results = { valid: 4, expired: 0, revoked: 2, invalid: 2, sample: 0 }
    expect(stack(results, LOGGED_RESULTS, 8)).toEqual([
      { series: 'valid', from: 0, height: 0.5 },
      { series: 'revoked', from: 0.5, height: 0.25 },
      { series: 'invalid', from: 0.75, height: 0.25 },
    ])
  })

  test('of nothing has no shares', () => {
    expect(formatShare(0, 0)).toBe('–')
    expect(formatShare(1, 3)).toBe('33.3%')
  })
})

describe('the block explorer', () => {
  test('is linked with or without a slash at the end of its address', () => {
    for (const url of ['https://explorer.example.org', 'https://explorer.example.org/']) {
      expect(explorerPage(url, 'tx', '0xabc')).toBe('https://explorer.example.org/tx/0xabc')
    }
    expect(explorerPage('https://explorer.example.org', 'address', '0xdef')).toBe(
      'https://explorer.example.org/address/0xdef',
    )
  })
})

test('a hash is shortened with an ellipsis, a short one stays whole', () => {
  expect(shorten('9e8aa117c0ffee', 8)).toBe('9e8aa117…')
  expect(shorten('9e8aa117', 8)).toBe('9e8aa117')
})
