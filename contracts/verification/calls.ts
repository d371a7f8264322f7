import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { body, Day, endpoint, Instant } from '#contracts/endpoint.ts'
import { CredentialType } from '#contracts/credentials/credential-type.ts'
import { openEnum } from '#contracts/open-enum.ts'
import { AnchorProof } from '#contracts/anchoring/anchor-proof.ts'
import { InputMethod, VERIFICATION_STATUSES, VERIFICATION_TYPES } from './log-entry.ts'
import { CheckResult, VERDICT_CODES } from './verdict.ts'
import { isSearchable, QR_DATA_MAX } from './token-input.ts'
import { VERIFY_PATH } from './verify-path.ts'

/** The longest user agent text that a verifier can send, in characters. */
export const USER_AGENT_MAX = 512

const VERIFIER_CONTEXTS = ['admin_portal', 'user_portal'] as const

/** Text in which the server searches for a code. `z.maxLength` counts code points, not UTF-16 units. */
export const QrData = z.string(inputReason('QR_DATA_MISSING')).check(
  z.trim(),
  z.refine(isSearchable, {
    error: inputReason('QR_DATA_TOO_LONG'),
    params: { maximum: QR_DATA_MAX },
  }),
)

export const VerifyQr = body({
  qrData: QrData.check(z.minLength(1, inputReason('QR_DATA_MISSING'))),
  /**
   * The id of one attempt. A repeated call after a lost response has the same id, and counts only
   * once.
   */
  attemptId: z.optional(z.uuid()),
  verifierInfo: z.optional(
    body({
      verifierContext: z.optional(z.enum(VERIFIER_CONTEXTS)),
      inputMethod: z.optional(InputMethod),
      userAgent: z.optional(z.string().check(z.maxLength(USER_AGENT_MAX))),
      timestamp: z.optional(Instant),
    }),
  ),
})
export type VerifyQr = z.infer<typeof VerifyQr>

/**
 * `OTHER` is a status that this app does not know, and never means `valid`. The message then
 * explains the status.
 */
export const VerificationStatus = openEnum(VERIFICATION_STATUSES)

/**
 * A response with the two shapes of the spec. The verification center reads the nested fields, and
 * the public page reads the flat fields.
 */
export const Verification = z.object({
  verificationResult: z.object({
    status: VerificationStatus,
    message: z.string(),
    details: z.object({
      signatureValid: z.boolean(),
      anchorHashMatches: z.boolean(),
      blockchainValid: z.boolean(),
    }),
  }),
  credentialInfo: z.nullable(
    z.object({
      type: CredentialType,
      holderInitials: z.string(),
      issueDate: Day,
      expiryDate: Day,
    }),
  ),
  certificateData: z.optional(
    z.object({ validUntil: Day, issuer: z.string(), issuingAuthority: z.string() }),
  ),
  verificationMetadata: z.object({
    verifiedAt: Instant,
    verificationMethod: openEnum(VERIFICATION_TYPES),
    blockchainVerified: z.boolean(),
  }),
  isValid: z.boolean(),
  error: z.nullable(openEnum(VERDICT_CODES)),
  message: z.string(),
  credential: z.nullable(
    z.object({
      credentialId: z.string(),
      credentialType: CredentialType,
      holderNameHash: z.string(),
      issueDate: Day,
      expiryDate: Day,
      isRevoked: z.boolean(),
      blockchainTxHash: z.nullable(z.string()),
    }),
  ),
  blockchainStatus: z.nullable(openEnum(['anchored', 'pending', 'revoked'])),
  signatureStatus: openEnum(['valid', 'invalid']),
  /** All checks in their order, each with its own result. */
  checks: z.array(CheckResult),
  /** The proof that the anchor hash is a leaf under the root. The reader computes the root. */
  anchor: z.nullable(z.extend(AnchorProof, { anchorHash: z.string() })),
  /**
   * The time of the first online verification of this code. Null in the response to the first
   * verification, and after the server has deleted the record of the first verification.
   */
  firstVerifiedAt: z.nullable(Instant),
})
export type Verification = z.infer<typeof Verification>

export const verifyQr = endpoint({
  method: 'POST',
  path: VERIFY_PATH,
  body: VerifyQr,
  answer: Verification,
})
