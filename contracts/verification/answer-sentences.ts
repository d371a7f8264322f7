import type { VerdictCode } from './verdict.ts'

/**
 * The sentences about an answer of another wallet. They do not mention a code, because the holder
 * has shown none.
 */
export const ANSWER_SENTENCES = {
  TOKEN_MALFORMED:
    'The wallet answered with something else than was asked. Ask again, or ask for a code.',
  UNKNOWN_ISSUER: 'Another issuer signed what the wallet showed. Do not accept it.',
  SIGNATURE_INVALID: 'The issuer did not sign what the wallet showed as it is. Do not accept it.',
  DEVICE_SIGNATURE_INVALID:
    'The wallet did not sign this answer to this request. Ask again, and do not accept this one.',
  TOKEN_NOT_YET_VALID:
    'What the wallet showed is of the future by our clock. Ask again, or ask for a code.',
  PASS_EXPIRED:
    'The wallet has not renewed this credential for too long. Ask the holder to open the wallet while online, then ask again.',
  PASS_NOT_ISSUED:
    'The issuer has no record of giving the wallet what it showed. Do not accept it.',
  DEVICE_REVOKED:
    'This credential was ended in that wallet. Ask the holder to show it by another one, or by a code.',
} as const satisfies Partial<Record<VerdictCode, string>>
