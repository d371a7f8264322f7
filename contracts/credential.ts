import * as z from 'zod/mini'
import { DAY_MS } from '#contracts/time.ts'
import { body, Day, endpoint, Instant } from './endpoint.ts'
import { CREDENTIAL_TYPES, CredentialType } from './credential-type.ts'

/** The types that the issue dialog offers; the schema accepts all seven (spec section 3). */
export const OFFERED_TYPES = ['F-1', 'H-1B', 'B-1/B-2', 'J-1', 'L-1'] as const

export const REVOCATION_REASONS: Record<RevocationReason, string> = {
  1: 'Administrative Revocation',
  2: 'Suspected Fraud',
  3: 'Policy Violation',
  4: 'Document Error',
  5: 'Security Compromise',
}
export const RevocationReason = z.union(
  [z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5)],
  'Choose one of the reason codes 1 to 5.',
)
export type RevocationReason = z.infer<typeof RevocationReason>

export const HOLDER_NAME_MIN = 2
export const HOLDER_NAME_MAX = 100
export const REVOKE_REASON_MAX = 1000
export const PASSPORT_DIGITS = 4
export const EXPIRING_SOON_DAYS = 30
export const ISSUE_FORM_INCOMPLETE =
  'Please fill in all required fields including passport last 4 digits.'
export const PASSPORT_DIGITS_INVALID =
  'Passport last 4 digits must be exactly 4 numbers (e.g., 1234).'
export const EXPIRY_NOT_AFTER_ISSUE = 'Expiry date must be after issue date'
export const REVOKE_REASON_MISSING = 'Please provide a revocation reason.'

export const ISSUED_AND_ANCHORED = 'Visa credential issued successfully and anchored on blockchain.'
export const ISSUED_ANCHOR_PENDING = 'Visa credential issued. Anchoring on blockchain is pending.'
export const REVOKED_ON_CHAIN = 'Visa credential revoked successfully on blockchain.'
export const REVOKED_CHAIN_PENDING =
  'Visa credential revoked. Recording the revocation on blockchain is pending.'

export const HolderName = z
  .string()
  .check(
    z.trim(),
    z.minLength(HOLDER_NAME_MIN, `Use at least ${String(HOLDER_NAME_MIN)} characters.`),
    z.maxLength(HOLDER_NAME_MAX, `Use at most ${String(HOLDER_NAME_MAX)} characters.`),
    z.regex(
      /^[\p{L}\p{M}\p{Zs}.'’\-,]+$/u,
      'Use letters, spaces, hyphens, full stops and apostrophes.',
    ),
  )

export const PassportLastFour = z.string().check(z.regex(/^[0-9]{4}$/, PASSPORT_DIGITS_INVALID))

export const ChosenType = z.enum(CREDENTIAL_TYPES, 'Choose one of the seven visa types.')

/** What is issued, to whomever. */
export const CREDENTIAL_FIELDS = {
  credentialType: ChosenType,
  holderName: HolderName,
  passportLastFour: PassportLastFour,
  issueDate: Day,
  expiryDate: Day,
}

export const expiresAfterIssue = z.refine<{ issueDate: string; expiryDate: string }>(
  ({ issueDate, expiryDate }) => expiryDate > issueDate,
  { path: ['expiryDate'], message: EXPIRY_NOT_AFTER_ISSUE },
)

export const IssueCredential = body({
  userId: z.uuid('Choose a user.'),
  ...CREDENTIAL_FIELDS,
}).check(expiresAfterIssue)
export type IssueCredential = z.infer<typeof IssueCredential>

export const ReasonGiven = z
  .string()
  .check(z.trim(), z.minLength(1, REVOKE_REASON_MISSING), z.maxLength(REVOKE_REASON_MAX))

export const RevokeCredential = body({
  reasonCode: z._default(RevocationReason, 1),
  reason: ReasonGiven,
})
export type RevokeCredential = z.infer<typeof RevokeCredential>

/** `correction` took a wrong one back, `renewal` follows one that lives to its day. */
export const REPLACEMENTS = ['correction', 'renewal'] as const
export type Replacement = (typeof REPLACEMENTS)[number]

/** A credential as administrators see it: the account by its name, the holder by hash, never by name. */
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
  /** Which one it replaces, and how; and by which one it is replaced. */
  replacesId: z.nullable(z.string()),
  replacesAs: z.nullable(z.enum(REPLACEMENTS)),
  replacedById: z.nullable(z.string()),
  replacedAs: z.nullable(z.enum(REPLACEMENTS)),
  createdAt: Instant,
})
export type Credential = z.infer<typeof Credential>

/** A credential as its holder sees it in the wallet, where what replaces it is too. */
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

/** `message` is what to tell the administrator: whether the chain has it already or not yet. */
export const IssuedCredential = z.object({
  message: z.string(),
  credential: Credential,
})

export const RevokedCredential = IssuedCredential

export const issueCredential = endpoint({
  method: 'POST',
  path: '/api/admin/credentials/issue',
  body: IssueCredential,
  answer: IssuedCredential,
})

export const revokeCredential = endpoint({
  method: 'POST',
  path: '/api/admin/credentials/:credentialId/revoke',
  body: RevokeCredential,
  answer: RevokedCredential,
})

export const CREDENTIAL_STATUSES = ['active', 'expired', 'revoked'] as const
export type CredentialStatus = (typeof CREDENTIAL_STATUSES)[number]

export const listHeldCredentials = endpoint({
  method: 'GET',
  path: '/api/visa/list',
  answer: z.array(HeldCredential),
})

/** A credential of the demo, as anybody signed in sees it: whoever shows it is not its holder. */
export const SampleCredential = z.pick(Credential, {
  credentialId: true,
  credentialType: true,
  issueDate: true,
  expiryDate: true,
  isRevoked: true,
})
export type SampleCredential = z.infer<typeof SampleCredential>

/** Empty where there is no demo. */
export const listSamples = endpoint({
  method: 'GET',
  path: '/api/visa/samples',
  answer: z.array(SampleCredential),
})

/**
 * `totalCredentials`, `totalActive` and `totalRevoked` count what is on the chain. The name and
 * explorer are those of the configured network; a local chain has no explorer. `alarms` are what
 * the process that answers has raised, one sentence each.
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

/** The instant at which a credential's expiry day is over: midnight UTC after it. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY_MS
}

export interface Datable {
  isRevoked: boolean
  expiryDate: string
}

/** Revocation outranks expiry (spec section 4). */
export function statusOf({ isRevoked, expiryDate }: Datable, now: number): CredentialStatus {
  if (isRevoked) return 'revoked'
  return endOfDay(expiryDate) <= now ? 'expired' : 'active'
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

/** What has replaced one of these, among all that its holder has. */
export function successorOf<Held extends Replacing>(
  { credentialId }: Replacing,
  held: readonly Held[],
): Held | undefined {
  return held.find(({ replacesId }) => replacesId === credentialId)
}
