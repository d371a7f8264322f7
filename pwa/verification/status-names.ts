import type { VerificationStatus } from '#contracts/verification/verdict.ts'
import type { Tone } from '#pwa/ui/badge.tsx'

/** As the spec writes them (section 8). */
const NAMES: Record<VerificationStatus, string> = {
  valid: 'Valid',
  revoked: 'Revoked',
  expired: 'Expired',
  not_found: 'Not Found',
  error: 'Error',
  invalid: 'Invalid',
}

const TONES: Record<VerificationStatus, Tone> = {
  valid: 'ok',
  revoked: 'seal',
  expired: 'seal',
  not_found: 'neutral',
  error: 'warn',
  invalid: 'seal',
}

export function statusName(status: VerificationStatus): string {
  return NAMES[status]
}

export function statusTone(status: VerificationStatus): Tone {
  return TONES[status]
}
