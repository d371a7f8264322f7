import { expect, test } from 'vitest'
import { piecesOf, renderScreen } from '#tests/support/browser/render-screen.tsx'
import { QuickActions } from '#pwa/screens/wallet/quick-actions.tsx'
import { walletQuery } from '#pwa/screens/wallet/use-wallet.ts'
import { WalletSkeleton } from '#pwa/screens/wallet/wallet-skeleton.tsx'

test('the quick actions lead to the verification center, to the profile and to help', () => {
  const actions = renderScreen(<QuickActions onHelp={() => undefined} />)
  const targets = [...actions.matchAll(/href="([^"]*)"/g)].map(([, target]) => target)
  expect(targets).toEqual(['/qr-verify', '/profile'])
  expect(piecesOf(actions)).toEqual(['QR Verification', 'Profile', 'Get Help'])
})

test('while the wallet loads its totals are open and skeletons stand for its cards', () => {
  const skeleton = renderScreen(<WalletSkeleton />)
  expect(piecesOf(skeleton)).toEqual([
    'Loading your wallet',
    ...['Total', 'Valid', 'Expiring', 'Expired'].flatMap((label) => [label, '–']),
  ])
  expect(skeleton.match(/<li>/g)).toHaveLength(3)
})

test('the list is fresh for five minutes and retained for ten', () => {
  expect(walletQuery('anybody')).toMatchObject({ staleTime: 300_000, gcTime: 600_000 })
})
