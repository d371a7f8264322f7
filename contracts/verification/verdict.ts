import * as z from 'zod/mini'
import { openEnum } from '#contracts/open-enum.ts'
import type { Authenticated } from './authenticated.ts'

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
  /**
   * The result of the check. A result that this app does not know counts as not checked, and never
   * as passed.
   */
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

/** The status and the sentence of each code. The sentence names the cause, then the advice. */
export const VERDICTS: Record<VerdictCode, { status: VerdictStatus; message: string }> = {
  TOKEN_MISSING: {
    status: 'invalid',
    message: 'This is not a verification code. Scan the code again, or paste the whole link.',
  },
  TOKEN_MALFORMED: {
    status: 'invalid',
    message: 'This code is damaged or was altered. Ask the holder to show it again.',
  },
  UNKNOWN_ISSUER: {
    status: 'invalid',
    message: 'This code names an issuer key that we do not know. Do not accept it.',
  },
  SIGNATURE_INVALID: {
    status: 'invalid',
    message: 'The issuer did not sign this code as it is. Do not accept it.',
  },
  PASS_RECALLED: {
    status: 'expired',
    message:
      'The issuer has recalled this code. Ask the holder to go online once and show a new one.',
  },
  DEVICE_SIGNATURE_MISSING: {
    status: 'invalid',
    message:
      'This code lacks the signature of the device that it belongs to. Ask for a code from that device.',
  },
  DEVICE_SIGNATURE_INVALID: {
    status: 'invalid',
    message:
      'This code was not signed by the device that it belongs to. Ask for a code from that device.',
  },
  TOKEN_NOT_YET_VALID: {
    status: 'invalid',
    message:
      "This code was made in the future by our clock: one of the two clocks is wrong. Correct the device's time, then show a new code.",
  },
  TOKEN_OUT_OF_BOUNDS: {
    status: 'invalid',
    message: 'This code claims a longer life than a code may have. Ask the holder for a new one.',
  },
  PASS_EXPIRED: {
    status: 'expired',
    message:
      'The device that made this code has been offline for too long. Ask the holder to go online and show a new code.',
  },
  QR_TOKEN_EXPIRED: {
    status: 'expired',
    message: 'This code has expired. Ask the holder to show a new one.',
  },
  CREDENTIAL_NOT_FOUND: {
    status: 'not_found',
    message: 'The issuer has no record of this credential.',
  },
  PASS_NOT_ISSUED: {
    status: 'invalid',
    message: 'The issuer has no record of making this code, or another one. Do not accept it.',
  },
  CREDENTIAL_IN_DOUBT: {
    status: 'invalid',
    message:
      'The issuer can no longer vouch for this credential. Ask the holder to have it issued again.',
  },
  CREDENTIAL_IS_SAMPLE: {
    status: 'sample',
    message: 'This is a sample. It proves nothing.',
  },
  CREDENTIAL_REVOKED: {
    status: 'revoked',
    message: 'The issuer has revoked this credential. It is no longer valid.',
  },
  PASS_REVOKED: {
    status: 'invalid',
    message: 'Withdrawn: the credential, or the device or code that showed it. Check online.',
  },
  DEVICE_REVOKED: {
    status: 'invalid',
    message:
      'The key that signed this code on its device was ended, which says nothing of the credential. Ask the holder for a new code.',
  },
  CODE_ENDED: {
    status: 'invalid',
    message: 'The holder has ended this code. Ask for a new one.',
  },
  CREDENTIAL_NOT_YET_VALID: {
    status: 'invalid',
    message: 'This credential is genuine, and not yet valid: its first day is still to come.',
  },
  CREDENTIAL_EXPIRED: {
    status: 'expired',
    message: 'This credential has passed its last day of validity.',
  },
  ANCHOR_MISMATCH: {
    status: 'invalid',
    message: 'This credential is not the one that was anchored on blockchain. Do not accept it.',
  },
  ISSUER_NOT_KNOWN_HERE: {
    status: 'not_checked',
    message:
      'Not checked: the code names an issuer key that this device has not seen. Go online once, then check again.',
  },
  TRUST_MISSING: {
    status: 'not_checked',
    message: 'Not checked: this device has no list yet. Go online once, then check again.',
  },
  KEY_SET_EXPIRED: {
    status: 'not_checked',
    message:
      "Not checked: this device's list of issuer keys is too old. Go online once, then check again.",
  },
  REVOCATION_NOT_CHECKED: {
    status: 'not_checked',
    message: 'Valid signature, revocation not checked. Go online to check it.',
  },
  CHAIN_DISAGREES: {
    status: 'not_checked',
    message: 'Not checked: only the blockchain says that it was revoked. Ask the issuer.',
  },
  CLOCK_UNSURE: {
    status: 'not_checked',
    message: 'Not checked: this device is not sure of the time. Go online once, then check again.',
  },
}

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
