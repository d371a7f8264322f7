import { expect, test } from 'vitest'
import { startPlaceOf } from '#pwa/app/places.tsx'
import type { CurrentUser } from '#contracts/accounts/account.ts'

const user: CurrentUser = {
  id: '0198c1de-0000-7000-8000-000000000001',
  username: 'demo',
  email: 'demo@example.org',
  emailConfirmed: true,
  hasPremiumAccess: false,
  isAdmin: false,
  rights: [],
  isGuest: false,
  mayAskNames: false,
  isHolder: false,
  createdAt: '2026-06-01T10:00:00Z',
}
const premium: CurrentUser = { ...user, hasPremiumAccess: true }

test('Get Started leads visitors to the sign-up', () => {
  expect(startPlaceOf({ status: 'signed-out', user: null })).toBe('/auth?tab=signup')
  expect(startPlaceOf({ status: 'loading', user: null })).toBe('/auth?tab=signup')
})

test('Get Started leads to the checkout without premium access, and with it to the dashboard', () => {
  expect(startPlaceOf({ status: 'signed-in', user })).toBe('/checkout')
  expect(startPlaceOf({ status: 'signed-in', user: premium })).toBe('/dashboard')
})

test('Get Started knows the account of a session that ended by time', () => {
  expect(startPlaceOf({ status: 'locked', user: null, lockedUser: user })).toBe('/checkout')
  expect(startPlaceOf({ status: 'locked', user: null, lockedUser: premium })).toBe('/dashboard')
})
