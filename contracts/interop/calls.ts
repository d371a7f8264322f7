import * as z from 'zod/mini'
import { body, endpoint, Instant, NoContent } from '#contracts/endpoint.ts'

/**
 * The reasons why a wallet lost a credential. `user`: the holder ended the wallet here. `wallet`:
 * the holder deleted the credential in the wallet. `replaced`: newer wallets replaced this wallet,
 * or its code was used a second time. `revoked`: the credential was revoked. `account`: all devices
 * and wallets of the account ended. `restored`: the server was restored from a backup. All wallets
 * then end, because the backup can be older than the wallets.
 */
const WALLET_END_REASONS = ['user', 'wallet', 'replaced', 'revoked', 'account', 'restored'] as const
export type WalletEndReason = (typeof WALLET_END_REASONS)[number]

/**
 * An offer of a credential for another wallet. The other wallet scans or opens the link. The holder
 * types the code in that wallet.
 */
export const WalletOffer = z.object({
  link: z.string(),
  txCode: z.string(),
  /** The content behind the link (OpenID4VCI 1.0, 4.1.1), for a browser that passes it to a wallet. */
  offer: z._default(z.nullable(z.record(z.string(), z.unknown())), null),
  expiresAt: Instant,
})
export type WalletOffer = z.infer<typeof WalletOffer>

/**
 * The call needs a new identity proof, because everybody with the offer and its code gets the
 * holder's name.
 */
export const offerCredential = endpoint({
  method: 'POST',
  path: '/api/visa/credentials/:credentialId/offers',
  answer: WalletOffer,
})

export const OtherWallet = z.object({
  walletId: z.uuid(),
  credentialId: z.string(),
  /** The name that the wallet sends. Null when the wallet sends no name. */
  name: z.nullable(z.string()),
  createdAt: Instant,
  /** The time of the last issue to this wallet. Null before the first issue. */
  issuedAt: z.nullable(Instant),
  endedAt: z.nullable(Instant),
  endReason: z.nullable(z.enum(WALLET_END_REASONS)),
})
export type OtherWallet = z.infer<typeof OtherWallet>

/** Returns the wallets in use, and the wallets that ended recently. */
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

/**
 * The content of the consent page: the wallet that asks for a credential, and the address that the
 * browser opens after the consent.
 */
export const WalletRequest = z.object({
  name: z.string(),
  /** The host name of the next address, or the URL scheme of an app. */
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

/**
 * Returns the next address for the browser. The address contains a code for the wallet. Like an
 * offer, the call needs a new identity proof.
 */
export const consentToWallet = endpoint({
  method: 'POST',
  path: '/api/visa/wallet-requests/consent',
  body: body({ ...Named, credentialId: z.string().check(z.maxLength(100)) }),
  answer: z.object({ location: z.string() }),
})

/**
 * The browser stays on our page. `location` is a link back to the wallet, which the holder can
 * follow.
 */
export const declineWallet = endpoint({
  method: 'POST',
  path: '/api/visa/wallet-requests/decline',
  body: body(Named),
  answer: z.object({ location: z.string() }),
})
