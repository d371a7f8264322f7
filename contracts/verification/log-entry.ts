import * as z from 'zod/mini'

/** The values that the log stores for a verification. A device also sends them for its offline verifications. */

/** The six statuses of the spec (section 4), and `sample` for credentials of the demo holder. */
export const VERIFICATION_STATUSES = [
  'valid',
  'revoked',
  'expired',
  'not_found',
  'error',
  'invalid',
  'sample',
] as const
export type VerificationStatus = (typeof VERIFICATION_STATUSES)[number]

/**
 * An answer of another wallet also counts as `api_call`. A reader of the log cannot distinguish it
 * from a call.
 */
export const VERIFICATION_TYPES = ['qr_scan', 'manual_lookup', 'api_call'] as const
export type VerificationType = (typeof VERIFICATION_TYPES)[number]

/**
 * The method by which the verifier got the code. The server derives the verification type in the
 * log from this method.
 */
const INPUT_METHODS = ['link', 'camera', 'image', 'scanner', 'paste'] as const
export const InputMethod = z.enum(INPUT_METHODS)
export type InputMethod = z.infer<typeof InputMethod>
