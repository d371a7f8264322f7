import * as z from 'zod/mini'
import { DAY_MS } from '#contracts/time.ts'
import { Day, endpoint, Instant } from '#contracts/endpoint.ts'
import { CredentialType } from './credential-type.ts'

export const EXPIRING_SOON_DAYS = 30

/**
 * `correction`: the former credential was wrong and is revoked. `renewal`: the former credential
 * stays valid until its last day.
 */
const REPLACEMENTS = ['correction', 'renewal'] as const
export type Replacement = (typeof REPLACEMENTS)[number]

/**
 * A credential, as administrators see it. It has the name of the account. The holder's name is only
 * a hash.
 */
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
  /**
   * The id of the credential that this credential replaces, and the id of the credential that
   * replaces this credential. Each has the kind of replacement.
   */
  replacesId: z.nullable(z.string()),
  replacesAs: z.nullable(z.enum(REPLACEMENTS)),
  replacedById: z.nullable(z.string()),
  replacedAs: z.nullable(z.enum(REPLACEMENTS)),
  createdAt: Instant,
})
export type Credential = z.infer<typeof Credential>

/**
 * A credential, as its holder sees it. The id of its replacement is left out. The replacement is in
 * the same wallet, and names this credential.
 */
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

/** `upcoming`: the first day of the credential has not begun. */
export const CREDENTIAL_STATUSES = ['active', 'upcoming', 'expired', 'revoked'] as const
export type CredentialStatus = (typeof CREDENTIAL_STATUSES)[number]

export const listHeldCredentials = endpoint({
  method: 'GET',
  path: '/api/visa/list',
  answer: z.array(HeldCredential),
})

/**
 * A demo credential, as every signed-in user sees it. Every user can show it, not only its holder.
 */
export const SampleCredential = z.pick(Credential, {
  credentialId: true,
  credentialType: true,
  issueDate: true,
  expiryDate: true,
  isRevoked: true,
})
export type SampleCredential = z.infer<typeof SampleCredential>

/** Returns an empty list on an installation without a demo. */
export const listSamples = endpoint({
  method: 'GET',
  path: '/api/visa/samples',
  answer: z.array(SampleCredential),
})

/**
 * `totalCredentials`, `totalActive` and `totalRevoked` count the credentials on the chain.
 * `networkName` and `explorerUrl` describe the configured network. A local chain has no explorer.
 * Each of the `alarms` is one sentence about the server process that returns this response.
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

/** Returns the calendar day of an instant in UTC. */
export function dayOf(instant: Date): string {
  return instant.toISOString().slice(0, 10)
}

/** Returns the end of an expiry day: midnight UTC after this day. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY_MS
}

/**
 * Returns the instant from which a credential is valid: 24 hours before its first day in UTC. This
 * covers every time zone, because a day begins nowhere more than 14 hours before it begins in UTC.
 */
export function beginOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - DAY_MS
}

/** Returns the latest day that has begun by the rule of `beginOfDay`. */
export function lastBegunDay(now: Date): string {
  return dayOf(new Date(now.getTime() + DAY_MS))
}

/** Returns whether an expiry day is over in UTC. */
export function isDayOver(day: string, now: number): boolean {
  return endOfDay(day) <= now
}

interface Datable {
  isRevoked: boolean
  issueDate: string
  expiryDate: string
}

/** A revoked credential stays `revoked` after its expiry day (spec section 4). */
export function statusOf(
  { isRevoked, issueDate, expiryDate }: Datable,
  now: number,
): CredentialStatus {
  if (isRevoked) return 'revoked'
  if (isDayOver(expiryDate, now)) return 'expired'
  return now < beginOfDay(issueDate) ? 'upcoming' : 'active'
}

/** The wallet says `valid` or `expiring` of an active credential. */
export type WalletStatus = Exclude<CredentialStatus, 'active'> | 'expiring' | 'valid'

/** Returns whether a credential can no longer be shown. */
export function isEnded(status: CredentialStatus | WalletStatus): boolean {
  return status === 'expired' || status === 'revoked'
}

/** `warningDays` is the holder's setting, 30 by default. */
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

/** Finds the replacement of a credential among all credentials of its holder. */
export function successorOf<Held extends Replacing>(
  { credentialId }: Replacing,
  held: readonly Held[],
): Held | undefined {
  return held.find(({ replacesId }) => replacesId === credentialId)
}
