import * as z from 'zod/mini'
import { Reason } from './reason.ts'

/**
 * The codes with which the API refuses a request. A code never changes its meaning.
 * `api/http/refusals.ts` has the status and the default sentence of each code. The check of a bad
 * credential is not a refusal. Its codes are `VERDICT_CODES` in `verification/verdict.ts`.
 */
export type ProblemCode =
  | 'ACCESS_DENIED'
  | 'ALREADY_PREMIUM'
  | 'ALREADY_REPLACED'
  | 'ALREADY_REVOKED'
  | 'ANCHOR_PENDING'
  | 'BAD_ADDRESS'
  | 'BODY_TOO_LARGE'
  | 'CERTIFICATES_END'
  | 'CERTIFICATES_MISSING'
  | 'CHAIN_UNAVAILABLE'
  | 'CHECK_NOT_CONFIRMED'
  | 'CLOCKS_DIFFER'
  | 'COURSE_NOT_GIVEN'
  | 'COURSE_NOT_REPLACED'
  | 'CREDENTIAL_EXPIRED'
  | 'CREDENTIAL_IN_DOUBT'
  | 'CREDENTIAL_IS_SAMPLE'
  | 'CREDENTIAL_NOT_FOUND'
  | 'CREDENTIAL_REVOKED'
  | 'CROSS_ORIGIN'
  | 'DEVICE_ENDED'
  | 'DEVICE_LIMIT'
  | 'DEVICE_NOT_FOUND'
  | 'DEVICE_PROOF_INVALID'
  | 'EMAIL_TAKEN'
  | 'EMAIL_UNCONFIRMED'
  | 'EXAM_CLOSED'
  | 'EXAM_NOT_FOUND'
  | 'EXAM_NOT_PASSED'
  | 'EXAM_OVER'
  | 'EXAM_PASSED'
  | 'EXAM_UNAVAILABLE'
  | 'FOUR_EYES'
  | 'GUIDE_NOT_SOLD'
  | 'IMPORT_MOVED_ON'
  | 'IMPORT_NOT_FOUND'
  | 'INTERNAL_ERROR'
  | 'INVALID_INPUT'
  | 'INVITATION_LOCKED'
  | 'INVITATION_NOT_FOUND'
  | 'INVITATION_OVER'
  | 'KEYS_OVER'
  | 'LAST_ADMIN'
  | 'LAST_PASSKEY'
  | 'LINK_EXPIRED'
  | 'LOGIN_CODE_OVER'
  | 'LOGIN_CODE_REQUIRED'
  | 'LOGIN_CODE_WRONG'
  | 'LOGIN_FAILED'
  | 'LOGIN_LOCKED'
  | 'MALFORMED_JSON'
  | 'METHOD_NOT_ALLOWED'
  | 'NAMES_NOT_ASKED'
  | 'NOT_CSV'
  | 'NOT_FOUND'
  | 'NOT_JSON'
  | 'OWN_ACCOUNT'
  | 'PACK_NOT_FOUND'
  | 'PACK_REFUSED'
  | 'PASSES_HELD'
  | 'PASSKEYS_UNAVAILABLE'
  | 'PASSKEY_COPIED'
  | 'PASSKEY_LIMIT'
  | 'PASSKEY_NOT_FOUND'
  | 'PASSKEY_REFUSED'
  | 'PASSWORD_TOO_COMMON'
  | 'PAYMENT_DECIDED'
  | 'PAYMENT_FAILED'
  | 'PAYMENT_UNAVAILABLE'
  | 'PRESENTATION_REQUEST_OVER'
  | 'PROOF_PENDING'
  | 'PROOF_REQUIRED'
  | 'PROOF_UNAVAILABLE'
  | 'PURCHASE_NOT_FOUND'
  | 'RECEIPT_NOT_FOUND'
  | 'RECOVERY_REFUSED'
  | 'REFERENCE_TAKEN'
  | 'REFUND_REFUSED'
  | 'REFUND_TOO_MUCH'
  | 'SECOND_FACTOR_REQUIRED'
  | 'SERVER_BUSY'
  | 'SESSION_NOT_FOUND'
  | 'SIGN_IN_REQUIRED'
  | 'STORAGE_UNAVAILABLE'
  | 'TOKEN_NOT_FOUND'
  | 'TOO_MANY_REQUESTS'
  | 'USERNAME_TAKEN'
  | 'USER_NOT_FOUND'
  | 'WALLET_NOT_FOUND'
  | 'WALLET_REQUEST_OVER'
  | 'WEBHOOK_INVALID'
  | 'WRONG_PASSWORD'

/**
 * The schema of a refusal code. It accepts any word, so that the pages need not load the list of
 * codes. An older app shows only the sentence of a code that it does not know.
 */
export const RefusalCode = z.string() as unknown as z.ZodMiniType<ProblemCode, ProblemCode>

/**
 * The body of every refusal. `fields` has a sentence for each wrong input, by the path of the input.
 * All sentences are in English. `reason` names the sentence of `message` if it is not the usual one of
 * the code. `fieldReasons` names the sentences of `fields`: a code of a `Reason`, or a `ProblemCode`.
 */
export const Problem = z.object({
  error: RefusalCode,
  message: z.string(),
  reason: z.optional(Reason),
  fields: z.optional(z.record(z.string(), z.string())),
  fieldReasons: z.optional(z.record(z.string(), Reason)),
  requestId: z.optional(z.string()),
})
export type Problem = z.infer<typeof Problem>
