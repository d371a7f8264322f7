import { expect, test } from 'vitest'
import { piecesOf, renderScreen, SOMEBODY } from '#tests/support/browser/render-screen.tsx'
import { AuthPage } from '#pwa/screens/account/auth-page.tsx'

test.each([
  { path: '/auth', heading: 'Welcome Back' },
  { path: '/auth?tab=signup', heading: 'Join Visa Success Guide' },
])('$path greets with $heading above its two tabs', ({ path, heading }) => {
  const page = renderScreen(<AuthPage />, { path, user: null })
  expect(/<h1[^>]*>(.*?)<\/h1>/.exec(page)?.[1]).toBe(heading)
  const tabs = page.match(/<button[^>]*role="tab"[^>]*>.*?<\/button>/g) ?? []
  expect(tabs.map(piecesOf)).toEqual([['Login'], ['Sign Up']])
})

test('the side panel makes its three claims', () => {
  const [, panel = ''] = renderScreen(<AuthPage />, { path: '/auth', user: null }).split('<aside')
  const claims = panel.match(/<li>.*?<\/li>/g) ?? []
  expect(claims.map((claim) => piecesOf(claim).join(' '))).toEqual([
    '94% Success Rate',
    '24/7 Support',
    'Updated for 2025',
  ])
})

test('somebody who is signed in reads that they are being led on', () => {
  const page = renderScreen(<AuthPage />, { path: '/auth', user: SOMEBODY })
  expect(piecesOf(page)).toEqual(['Redirecting to dashboard...'])
})
