// @vitest-environment happy-dom
import { showScreen } from '#tests/support/browser/render-hook.tsx'
import { expect, test } from 'vitest'
import { WalletStats } from '#pwa/screens/wallet/wallet-stats.tsx'
import { CARD } from '#tests/support/browser/cards.ts'

const OVER = { ...CARD, expiryDate: '2020-01-01' }
const REVOKED = { ...CARD, isRevoked: true, revokedAt: '2026-01-01T00:00:00.000Z' }

const UPCOMING = { ...CARD, issueDate: '2045-01-01' }

test('a figure says how many are not valid yet, where there are any', async () => {
  const figuresOf = async (credentials: (typeof CARD)[]) => {
    const { container } = await showScreen(<WalletStats credentials={credentials} />)
    return Array.from(container.querySelectorAll('dl > div'), ({ textContent }) => textContent)
  }
  expect(await figuresOf([CARD])).toEqual(['Total1', 'Valid1', 'Expiring0', 'Expired0'])
  expect(await figuresOf([CARD, UPCOMING])).toEqual([
    ...['Total2', 'Valid1', 'Not yet valid1', 'Expiring0', 'Expired0'],
  ])
})

test.each([
  { credentials: [CARD, OVER], figure: 'Expired1' },
  { credentials: [CARD, REVOKED], figure: 'Expired or revoked1' },
  { credentials: [OVER, REVOKED], figure: 'Expired or revoked2' },
])('the last figure says what it counts: $figure', async ({ credentials, figure }) => {
  const { container } = await showScreen(<WalletStats credentials={credentials} />)
  expect(container.querySelector('dl > div:last-child')?.textContent).toBe(figure)
})
