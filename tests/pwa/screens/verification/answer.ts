import type { Verification } from '#contracts/verification/calls.ts'
import { CHECKS, type VerdictCode } from '#contracts/verification/verdict.ts'
import { VERDICTS } from '#contracts/verification/verdicts.ts'

export const NOW = new Date('2026-11-20T14:32:00.000Z')

/**
 * Builds an answer of the server without a credential. The server answers so for a code that does
 * not verify.
 */
export function buildAnswer(
  error: VerdictCode | null,
  changes: Partial<Verification> = {},
): Verification {
  const status = error === null ? 'valid' : VERDICTS[error].status
  const message = error === null ? '' : VERDICTS[error].message
  return {
    verificationResult: {
      status: status === 'not_checked' ? 'error' : status,
      message,
      details: { signatureValid: false, anchorHashMatches: false, blockchainValid: false },
    },
    credentialInfo: null,
    verificationMetadata: {
      verifiedAt: NOW.toISOString(),
      verificationMethod: 'qr_scan',
      blockchainVerified: false,
    },
    isValid: error === null,
    error,
    message,
    credential: null,
    blockchainStatus: null,
    signatureStatus: 'invalid',
    checks: CHECKS.map((check) => ({ check, result: 'not_checked', detail: '' })),
    anchor: null,
    firstVerifiedAt: null,
    ...changes,
  }
}
