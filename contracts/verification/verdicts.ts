import type { VerdictCode, VerdictStatus } from './verdict.ts'

/**
 * The status and the sentence of each code. The sentence names the cause, then the advice.
 * `PASS_REVOKED`, `DEVICE_REVOKED` and `CODE_ENDED` are `invalid` and not `revoked`, because the
 * credential may be valid.
 */
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
  TOKEN_BEFORE_PASS: {
    status: 'invalid',
    message:
      'This code was made before its pass: the clock of that device is behind. Ask the holder to set date and time to automatic, then show a new code.',
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
