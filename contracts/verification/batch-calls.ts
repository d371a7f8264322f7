import * as z from 'zod/mini'
import { inputReason } from '#contracts/reason.ts'
import { body, endpoint, Instant } from '#contracts/endpoint.ts'
import { readCredentialId } from '#contracts/text/copied-id.ts'
import { QrData, Verification, VerificationStatus } from './calls.ts'

export const BATCH_MAX = 20
/** The longest credential id in the input. A longer input is QR data (spec section 5). */
export const CREDENTIAL_ID_INPUT_MAX = 100

export const BatchItem = body({
  credentialId: z.optional(
    z.string().check(z.overwrite(readCredentialId), z.maxLength(CREDENTIAL_ID_INPUT_MAX)),
  ),
  qrData: z.optional(QrData),
})
export type BatchItem = z.infer<typeof BatchItem>

export const VerifyBatch = body({
  credentials: z.array(BatchItem).check(
    z.minLength(1, inputReason('BATCH_EMPTY')),
    z.maxLength(BATCH_MAX, inputReason('BATCH_TOO_LARGE')),
    z.refine(
      (items) => items.some((item) => item.credentialId || item.qrData),
      inputReason('BATCH_WITHOUT_DATA'),
    ),
  ),
  verifierInfo: z.optional(
    body({
      organization: z.optional(z.string().check(z.trim(), z.maxLength(200))),
      timestamp: z.optional(Instant),
    }),
  ),
  options: z.optional(body({ includeDetails: z._default(z.boolean(), false) })),
})
export type VerifyBatch = z.infer<typeof VerifyBatch>

export const BatchResult = z.object({
  originalIndex: z.int(),
  credentialId: z.nullable(z.string()),
  status: VerificationStatus,
  message: z.string(),
  error: z.nullable(z.string()),
  verifiedAt: Instant,
  /** Present only when the call has `includeDetails`. */
  credentialInfo: z.optional(Verification.shape.credentialInfo),
})
export type BatchResult = z.infer<typeof BatchResult>

export const BatchVerification = z.object({
  batchId: z.uuid(),
  summary: z.object({
    totalCredentials: z.int(),
    /** The time in milliseconds. */
    processingTime: z.number(),
    /** The time in milliseconds. */
    averageTimePerCredential: z.number(),
    /**
     * The number of results by status. The keys are any strings, because an older app does not know
     * all statuses.
     */
    statusBreakdown: z.record(z.string(), z.int()),
  }),
  results: z.array(BatchResult),
})
export type BatchVerification = z.infer<typeof BatchVerification>

export const verifyBatch = endpoint({
  method: 'POST',
  path: '/api/visa/verify/batch',
  body: VerifyBatch,
  answer: BatchVerification,
})
