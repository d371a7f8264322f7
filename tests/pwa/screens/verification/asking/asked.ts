import type { AskedWallet } from '#contracts/interop/requests.ts'

/** Builds a request that waits for a wallet, as the server answers it. */
export function buildAsked(changes: Partial<AskedWallet> = {}): AskedWallet {
  const askedAt = new Date()
  return {
    requestId: '0b8f6c3e-5d2a-4f7e-9c1b-3a6d8e2f4b10',
    way: 'link',
    state: 'open',
    hasUnprovenRefusal: false,
    claims: ['visa_type', 'expiry_date'],
    askedAt: askedAt.toISOString(),
    expiresAt: new Date(askedAt.getTime() + 60_000).toISOString(),
    link: 'openid4vp://?client_id=x',
    verification: null,
    disclosed: {},
    digital: [],
    ...changes,
  }
}
