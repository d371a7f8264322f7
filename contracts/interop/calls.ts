import * as z from 'zod/mini'
import { body, endpoint, Instant, NoContent } from '#contracts/endpoint.ts'

/**
 * `wallet` says that it was deleted there; `replaced` gave way to newer ones; `account` went with all devices;
 * `restored` with all other wallets there were, since our records of them were older than they.
 */
export const WALLET_END_REASONS = [
  'user',
  'wallet',
  'replaced',
  'revoked',
  'account',
  'restored',
] as const
export type WalletEndReason = (typeof WALLET_END_REASONS)[number]

/** What the other wallet scans or opens, and what the holder types there. */
export const WalletOffer = z.object({
  link: z.string(),
  txCode: z.string(),
  expiresAt: Instant,
})
export type WalletOffer = z.infer<typeof WalletOffer>

/** Takes a fresh proof: anyone who has the offer and its digits gets the name. */
export const offerCredential = endpoint({
  method: 'POST',
  path: '/api/visa/credentials/:credentialId/offers',
  answer: WalletOffer,
})

export const OtherWallet = z.object({
  walletId: z.uuid(),
  credentialId: z.string(),
  /** As it calls itself; null where it does not. */
  name: z.nullable(z.string()),
  createdAt: Instant,
  /** When it was last given something. */
  issuedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  endReason: z.nullable(z.enum(WALLET_END_REASONS)),
})
export type OtherWallet = z.infer<typeof OtherWallet>

/** Those in use, and those ended of late. */
export const listWallets = endpoint({
  method: 'GET',
  path: '/api/visa/wallets',
  answer: z.array(OtherWallet),
})

export const endWallet = endpoint({
  method: 'DELETE',
  path: '/api/visa/wallets/:walletId',
  answer: NoContent,
})

/** What the page of consent says: who asks, and where its answer goes. */
export const WalletRequest = z.object({
  name: z.string(),
  /** The host, or the scheme of an app. */
  destination: z.string(),
})
export type WalletRequest = z.infer<typeof WalletRequest>

const RequestUri = z.string().check(z.minLength(1), z.maxLength(200))
const ClientId = z.string().check(z.minLength(1), z.maxLength(200))

export const readWalletRequest = endpoint({
  method: 'POST',
  path: '/api/visa/wallet-requests/read',
  changesNothing: true,
  body: body({ requestUri: RequestUri, clientId: ClientId }),
  answer: WalletRequest,
})

const Named = { requestUri: RequestUri, clientId: ClientId }

/** Where the browser goes next, with a code for the wallet. Takes a fresh proof, as an offer does. */
export const consentToWallet = endpoint({
  method: 'POST',
  path: '/api/visa/wallet-requests/consent',
  body: body({ ...Named, credentialId: z.string().check(z.maxLength(100)) }),
  answer: z.object({ location: z.string() }),
})

/** The browser stays on our page; `location` is a link, for its holder to press or not. */
export const declineWallet = endpoint({
  method: 'POST',
  path: '/api/visa/wallet-requests/decline',
  body: body(Named),
  answer: z.object({ location: z.string() }),
})
