import * as z from 'zod/mini'
import { openEnum } from '#contracts/open-enum.ts'
import type { Authenticated } from './authenticated.ts'
import type { VerificationStatus } from './log-entry.ts'

/**
 * The status of a verdict. It can be `not_checked`. It is never `error`, because `error` means that
 * there is no verdict.
 */
export type VerdictStatus = Exclude<VerificationStatus, 'error'> | 'not_checked'

/** The checks run in this order. */
export const CHECKS = [
  'text',
  'shape',
  'issuerSignature',
  'deviceSignature',
  'tokenTimes',
  'record',
  'revocation',
  'credentialDates',
  'anchor',
] as const
export type Check = (typeof CHECKS)[number]

export const CHECK_NAMES: Record<Check, string> = {
  text: 'Code readable',
  shape: 'Code complete',
  issuerSignature: 'Signed by the issuer',
  deviceSignature: "Signed by the holder's device",
  tokenTimes: 'Code in its time',
  record: 'Known to the issuer',
  revocation: 'Not revoked',
  credentialDates: 'Credential in its dates',
  anchor: 'Anchored on blockchain',
}

export const CHECK_RESULTS = ['passed', 'failed', 'not_checked'] as const

export const CheckResult = z.object({
  check: openEnum(CHECKS),
  /** A result that this app does not know counts as not checked, and never as passed. */
  result: z.catch(z.enum(CHECK_RESULTS), 'not_checked'),
  detail: z.string(),
})
export type CheckResult = z.infer<typeof CheckResult>

export const VERDICT_CODES = [
  'TOKEN_MISSING',
  'TOKEN_MALFORMED',
  'UNKNOWN_ISSUER',
  'SIGNATURE_INVALID',
  'PASS_RECALLED',
  'DEVICE_SIGNATURE_MISSING',
  'DEVICE_SIGNATURE_INVALID',
  'TOKEN_NOT_YET_VALID',
  'TOKEN_OUT_OF_BOUNDS',
  'TOKEN_BEFORE_PASS',
  'PASS_EXPIRED',
  'QR_TOKEN_EXPIRED',
  'CREDENTIAL_NOT_FOUND',
  'PASS_NOT_ISSUED',
  'CREDENTIAL_IN_DOUBT',
  'CREDENTIAL_IS_SAMPLE',
  'CREDENTIAL_REVOKED',
  'PASS_REVOKED',
  'DEVICE_REVOKED',
  'CODE_ENDED',
  'CREDENTIAL_NOT_YET_VALID',
  'CREDENTIAL_EXPIRED',
  'ANCHOR_MISMATCH',
  'ISSUER_NOT_KNOWN_HERE',
  'TRUST_MISSING',
  'KEY_SET_EXPIRED',
  'REVOCATION_NOT_CHECKED',
  'CHAIN_DISAGREES',
  'CLOCK_UNSURE',
] as const
export type VerdictCode = (typeof VERDICT_CODES)[number]

/** The verdict when no check failed. */
export const VALID = {
  status: 'valid',
  message: 'This credential is genuine and in force.',
} as const

export interface Verdict {
  status: VerdictStatus
  /** The reason for the verdict. Null when the verdict is valid. */
  code: VerdictCode | null
  message: string
  /** All checks in their order. Checks after the decisive check can be `not_checked`. */
  checks: CheckResult[]
  /**
   * The content of the code. Null when a signature is invalid, so that nobody reads unsigned
   * claims. Also null for a lookup by id and for an answer of a wallet.
   */
  shown: Authenticated | null
  /**
   * The time of the list from which the revocation was read. Null when it was read from the
   * database, and when there is no list.
   */
  revocationAsOf: Date | null
}

/**
 * Returns the status in the words of the spec, which has no `not_checked`. The result is then
 * `error`, because there is no verdict.
 */
export function toSpecStatus(status: VerificationStatus | 'not_checked'): VerificationStatus {
  return status === 'not_checked' ? 'error' : status
}
