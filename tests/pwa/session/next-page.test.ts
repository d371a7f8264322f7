import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { authPageFor, homeOf, nextPageOf } from '#pwa/session/next-page.ts'
import { SOMEBODY } from '#tests/support/browser/render-screen.tsx'

test.each([
  { hasPremiumAccess: true, isAdmin: false, isHolder: true, home: '/dashboard' },
  { hasPremiumAccess: true, isAdmin: true, isHolder: false, home: '/dashboard' },
  { hasPremiumAccess: false, isAdmin: true, isHolder: true, home: '/admin' },
  { hasPremiumAccess: false, isAdmin: false, isHolder: true, home: '/wallet' },
  { hasPremiumAccess: false, isAdmin: false, isHolder: false, home: '/progress' },
])(
  'signing in or up leads to $home with premium $hasPremiumAccess, admin $isAdmin, credential $isHolder',
  ({ home, ...rights }) => {
    expect(homeOf({ ...SOMEBODY, ...rights })).toBe(home)
  },
)

describe('the page that asked for the log-in', () => {
  const origin = 'https://visa.example'
  beforeAll(() => vi.stubGlobal('location', { origin, pathname: '/', search: '' }))
  afterAll(() => {
    vi.unstubAllGlobals()
  })

  const nextAfter = (next: string) => nextPageOf(new URLSearchParams({ next }))

  test.each([
    '/profile',
    '/',
    '/wallet?tab=a%20b&x=%2F%2Fevil.example#top',
    '/learn/F-1/ds160',
    '/admin?search=//evil.example',
    '/a//b',
    '/verify',
    '/authority',
  ])('is where signing in leads: %s', (page) => {
    expect(nextAfter(page)).toBe(page)
    const asked = new URL(authPageFor(page), origin)
    expect(nextPageOf(asked.searchParams)).toBe(page)
  })

  test.each([
    '//evil.example',
    '//[',
    '///evil.example',
    '/.//evil.example',
    '/././/evil.example',
    '/x/..//evil.example',
    '/x/../..//evil.example',
    '/%2e//evil.example',
    '/x/%2E%2e//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/.\\/evil.example',
    '/./\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    '/.\r//evil.example',
    '\t//evil.example',
    ' //evil.example',
    '/%2f%2fevil.example',
    '/%2F/evil.example',
    '/%5cevil.example',
    '/.//%2fevil.example',
    'https://evil.example/',
    'https:evil.example',
    'https:/evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    'evil.example',
    '@evil.example',
    '/／evil.example',
    '／／evil.example',
    '/∕evil.example',
    '/\u2044evil.example',
    '',
    '/auth',
    '/auth?next=/auth',
    '/x/../auth',
  ])('is none for %j', (next) => {
    expect(nextAfter(next)).toBeNull()
  })

  test('is none when the address names none', () => {
    expect(nextPageOf(new URLSearchParams())).toBeNull()
  })
})
