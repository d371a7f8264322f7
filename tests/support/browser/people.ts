import type { CurrentUser } from '#contracts/accounts/account.ts'

export const AMARA: CurrentUser = {
  id: '6c1d8f0e-6f0b-4b53-9a51-0d6a3a1c8b11',
  username: 'amara',
  email: 'amara@example.org',
  emailConfirmed: true,
  hasPremiumAccess: true,
  isAdmin: false,
  rights: [],
  isGuest: false,
  mayAskNames: false,
  isHolder: false,
  createdAt: '2026-01-02T03:04:05.000Z',
}

export const SOMEBODY_ELSE: CurrentUser = {
  ...AMARA,
  id: '9a1f5d3c-7f0e-4d0b-8b5c-2f6f3b0e7c22',
  username: 'somebody-else',
  email: 'somebody-else@example.org',
}
