import * as z from 'zod/mini'
import { body, Day, endpoint } from '#contracts/endpoint.ts'
import { Credential } from './credential.ts'
import { DraftId } from './draft-id.ts'
import { bareDigits } from '#contracts/text/digits.ts'
import { VISA_CREDENTIAL_TYPES } from './credential-type.ts'
import { HolderName } from './holder-name.ts'

/** The types that the issue dialog offers. The schema accepts all seven types (spec section 3). */
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

/** The reason with which the product revokes a course certificate after a refund. */
export const COURSE_REFUNDED = 'The payment for the course was given back.'

export const REVOKE_REASON_MAX = 1000
export const PASSPORT_DIGITS = 4
export const ISSUE_FORM_INCOMPLETE =
  'Please fill in all required fields including passport last 4 digits.'
export const PASSPORT_DIGITS_INVALID =
  'Passport last 4 digits must be exactly 4 numbers (e.g., 1234).'
export const EXPIRY_NOT_AFTER_ISSUE = 'Expiry date must be after issue date'
/**
 * The error for a last day in the past, in an issue, an import, an invitation, a correction or a
 * renewal.
 */
export const EXPIRY_PAST = 'The expiry date has passed already: its day ended at 24:00 UTC.'
const REVOKE_REASON_MISSING = 'Please provide a revocation reason.'

export const ISSUED_AND_ANCHORED = 'Visa credential issued successfully and anchored on blockchain.'
export const ISSUED_ANCHOR_PENDING = 'Visa credential issued. Anchoring on blockchain is pending.'
export const REVOKED_ON_CHAIN = 'Visa credential revoked successfully on blockchain.'
export const REVOKED_CHAIN_PENDING =
  'Visa credential revoked. Recording the revocation on blockchain is pending.'

export const PassportLastFour = z
  .string()
  .check(z.overwrite(bareDigits), z.regex(/^[0-9]{4}$/, PASSPORT_DIGITS_INVALID))

export const ChosenType = z.enum(VISA_CREDENTIAL_TYPES, 'Choose one of the seven visa types.')

/**
 * A day of a credential. 9999-12-31 is not allowed, because its end is in the year 10000, and
 * signed bytes cannot contain this time.
 */
export const CredentialDay = Day.check(
  z.refine((day) => day < '9999-12-31', 'Enter a date before 31 December 9999.'),
)

/** The fields of every new credential. */
export const CREDENTIAL_FIELDS = {
  credentialType: ChosenType,
  holderName: HolderName,
  passportLastFour: PassportLastFour,
  issueDate: CredentialDay,
  expiryDate: CredentialDay,
}

export const expiresAfterIssue = z.refine<{ issueDate: string; expiryDate: string }>(
  ({ issueDate, expiryDate }) => expiryDate > issueDate,
  { path: ['expiryDate'], message: EXPIRY_NOT_AFTER_ISSUE },
)

export const IssueCredential = body({
  userId: z.uuid('Choose a user.'),
  ...CREDENTIAL_FIELDS,
  draftId: z.optional(DraftId),
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

/** `message` tells the administrator whether the credential is on the chain yet. */
export const IssuedCredential = z.object({
  message: z.string(),
  credential: Credential,
})

const RevokedCredential = IssuedCredential

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
