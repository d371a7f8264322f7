import * as z from 'zod/mini'
import { body, endpoint, Instant, NoContent } from '#contracts/endpoint.ts'

/**
 * `wallet`: the holder deleted the credential there. `replaced`: newer wallets took its place. `account`: it
 * ended with all devices. `restored`: it ended with all other wallets, because our restored records were
 * older than they.
 */
const WALLET_END_REASONS = ['user', 'wallet', 'replaced', 'revoked', 'account', 'restored'] as const
export type WalletEndReason = (typeof WALLET_END_REASONS)[number]

/** The link that the other wallet scans or opens, and the code that the holder types there. */
export const WalletOffer = z.object({
  link: z.string(),
  txCode: z.string(),
  expiresAt: Instant,
})
export type WalletOffer = z.infer<typeof WalletOffer>

/** Needs a fresh proof: anyone with the offer and its code gets the holder's name. */
export const offerCredential = endpoint({
  method: 'POST',
  path: '/api/visa/credentials/:credentialId/offers',
  answer: WalletOffer,
})

export const OtherWallet = z.object({
  walletId: z.uuid(),
  credentialId: z.string(),
  /** The name that the wallet gives itself; null without one. */
  name: z.nullable(z.string()),
  createdAt: Instant,
  /** The time of the last issue to this wallet. */
  issuedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  endReason: z.nullable(z.enum(WALLET_END_REASONS)),
})
export type OtherWallet = z.infer<typeof OtherWallet>

/** Wallets in use, and those that ended lately. */
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

/** What the consent page shows: who asks, and where the answer goes. */
export const WalletRequest = z.object({
  name: z.string(),
  /** A host, or the scheme of an app. */
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

/** Answers the browser's next address, with a code for the wallet. Needs a fresh proof, like an offer. */
export const consentToWallet = endpoint({
  method: 'POST',
  path: '/api/visa/wallet-requests/consent',
  body: body({ ...Named, credentialId: z.string().check(z.maxLength(100)) }),
  answer: z.object({ location: z.string() }),
})

/** The browser stays on our page; `location` is a link that the holder may press. */
export const declineWallet = endpoint({
  method: 'POST',
  path: '/api/visa/wallet-requests/decline',
  body: body(Named),
  answer: z.object({ location: z.string() }),
})
