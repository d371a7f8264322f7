import { expect, test } from 'vitest'
import { homeOf } from '#pwa/session/next-page.ts'
import { SOMEBODY } from '#tests/support/render-screen.tsx'

test.each([
  { hasPremiumAccess: true, isAdmin: false, home: '/dashboard' },
  { hasPremiumAccess: true, isAdmin: true, home: '/dashboard' },
  { hasPremiumAccess: false, isAdmin: true, home: '/admin' },
  { hasPremiumAccess: false, isAdmin: false, home: '/wallet' },
])(
  'signing in leads to $home with premium $hasPremiumAccess, admin $isAdmin',
  ({ home, ...rights }) => {
    expect(homeOf({ ...SOMEBODY, ...rights })).toBe(home)
  },
)
