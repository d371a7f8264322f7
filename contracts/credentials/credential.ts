import * as z from 'zod/mini'
import { DAY_MS } from '#contracts/time.ts'
import { Day, endpoint, Instant } from '#contracts/endpoint.ts'
import { CredentialType } from './credential-type.ts'

export const EXPIRING_SOON_DAYS = 30

/** `correction` revoked a wrong credential; `renewal` follows one that stays valid until its last day. */
const REPLACEMENTS = ['correction', 'renewal'] as const
export type Replacement = (typeof REPLACEMENTS)[number]

/** A credential as administrators see it: with the account's name, and only a hash of the holder's. */
export const Credential = z.object({
  credentialId: z.string(),
  userId: z.uuid(),
  username: z.string(),
  email: z.string(),
  credentialType: CredentialType,
  holderNameHash: z.string(),
  issueDate: Day,
  expiryDate: Day,
  isRevoked: z.boolean(),
  revokedAt: z.nullable(Instant),
  revokeReason: z.nullable(z.string()),
  blockchainTxHash: z.nullable(z.string()),
  blockchainAnchorHash: z.string(),
  /** The credential that it replaces, and the one that replaces it, each with the kind of replacement. */
  replacesId: z.nullable(z.string()),
  replacesAs: z.nullable(z.enum(REPLACEMENTS)),
  replacedById: z.nullable(z.string()),
  replacedAs: z.nullable(z.enum(REPLACEMENTS)),
  createdAt: Instant,
})
export type Credential = z.infer<typeof Credential>

/** A credential as its holder sees it. The wallet holds its replacement too. */
export const HeldCredential = z.extend(
  z.omit(Credential, {
    userId: true,
    username: true,
    email: true,
    holderNameHash: true,
    replacedById: true,
    replacedAs: true,
  }),
  { holderName: z.string(), issuer: z.string() },
)
export type HeldCredential = z.infer<typeof HeldCredential>

export const CREDENTIAL_STATUSES = ['active', 'expired', 'revoked'] as const
export type CredentialStatus = (typeof CREDENTIAL_STATUSES)[number]

export const listHeldCredentials = endpoint({
  method: 'GET',
  path: '/api/visa/list',
  answer: z.array(HeldCredential),
})

/** A demo credential as every signed-in user sees it. The user who shows it is not its holder. */
export const SampleCredential = z.pick(Credential, {
  credentialId: true,
  credentialType: true,
  issueDate: true,
  expiryDate: true,
  isRevoked: true,
})
export type SampleCredential = z.infer<typeof SampleCredential>

/** Empty on an installation without a demo. */
export const listSamples = endpoint({
  method: 'GET',
  path: '/api/visa/samples',
  answer: z.array(SampleCredential),
})

/**
 * `totalCredentials`, `totalActive` and `totalRevoked` count credentials on the chain. Name and explorer are
 * those of the configured network; a local chain has no explorer. `alarms` are the alarms of the answering
 * process, one sentence each.
 */
export const ChainStatistics = z.object({
  totalCredentials: z.int(),
  totalActive: z.int(),
  totalRevoked: z.int(),
  totalPending: z.int(),
  networkName: z.string(),
  chainId: z.int(),
  contractAddress: z.string(),
  explorerUrl: z.nullable(z.string()),
  alarms: z.array(z.string()),
})
export type ChainStatistics = z.infer<typeof ChainStatistics>

export const chainStatistics = endpoint({
  method: 'GET',
  path: '/api/admin/blockchain/stats',
  answer: ChainStatistics,
})

/** The calendar day of an instant, in UTC. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** The end of an expiry day: the next midnight UTC. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY_MS
}

/**
 * The instant from which a credential is valid: 24 hours before its first day in UTC, because the day has
 * begun in some time zone by then.
 */
export function beginOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - DAY_MS
}

/** No credential is issued with an expiry day that is over. */
export function isDayOver(day: string, now: number): boolean {
  return endOfDay(day) <= now
}

interface Datable {
  isRevoked: boolean
  expiryDate: string
}

/** Revocation outranks expiry (spec section 4). */
export function statusOf({ isRevoked, expiryDate }: Datable, now: number): CredentialStatus {
  if (isRevoked) return 'revoked'
  return isDayOver(expiryDate, now) ? 'expired' : 'active'
}

export type WalletStatus = 'revoked' | 'expired' | 'expiring' | 'valid'

/** The status on a wallet card; `warningDays` is the holder's setting, 30 by default. */
export function walletStatusOf(
  credential: Datable,
  now: number,
  warningDays: number = EXPIRING_SOON_DAYS,
): WalletStatus {
  const status = statusOf(credential, now)
  if (status !== 'active') return status
  return endOfDay(credential.expiryDate) - now <= warningDays * DAY_MS ? 'expiring' : 'valid'
}

interface Replacing {
  credentialId: string
  replacesId: string | null
}

/** The replacement of a credential, among all credentials of its holder. */
export function successorOf<Held extends Replacing>(
  { credentialId }: Replacing,
  held: readonly Held[],
): Held | undefined {
  return held.find(({ replacesId }) => replacesId === credentialId)
}
