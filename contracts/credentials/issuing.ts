import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
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
  inputReason('REVOCATION_CODE_UNKNOWN'),
)
export type RevocationReason = z.infer<typeof RevocationReason>

/** The reason with which the product revokes a course certificate after a refund. */
export const COURSE_REFUNDED = 'The payment for the course was given back.'

export const REVOKE_REASON_MAX = 1000
export const PASSPORT_DIGITS = 4
export const ISSUE_FORM_INCOMPLETE =
  'Please fill in all required fields including passport last 4 digits.'

export const ISSUED_AND_ANCHORED = 'Visa credential issued successfully and anchored on blockchain.'
export const ISSUED_ANCHOR_PENDING = 'Visa credential issued. Anchoring on blockchain is pending.'
export const REVOKED_ON_CHAIN = 'Visa credential revoked successfully on blockchain.'
export const REVOKED_CHAIN_PENDING =
  'Visa credential revoked. Recording the revocation on blockchain is pending.'

export const PassportLastFour = z
  .string()
  .check(z.overwrite(bareDigits), z.regex(/^[0-9]{4}$/, inputReason('PASSPORT_DIGITS_INVALID')))

export const ChosenType = z.enum(VISA_CREDENTIAL_TYPES, inputReason('VISA_TYPE_UNKNOWN'))

/**
 * A day of a credential. 9999-12-31 is not allowed, because its end is in the year 10000, and
 * signed bytes cannot contain this time.
 */
export const CredentialDay = Day.check(
  z.refine((day) => day < '9999-12-31', inputReason('DATE_TOO_LATE')),
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
  { path: ['expiryDate'], message: inputReason('EXPIRY_NOT_AFTER_ISSUE') },
)

export const IssueCredential = body({
  userId: z.uuid(inputReason('USER_MISSING')),
  ...CREDENTIAL_FIELDS,
  draftId: z.optional(DraftId),
}).check(expiresAfterIssue)
export type IssueCredential = z.infer<typeof IssueCredential>

export const ReasonGiven = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, inputReason('REVOCATION_REASON_MISSING')),
    z.maxLength(REVOKE_REASON_MAX),
  )

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
