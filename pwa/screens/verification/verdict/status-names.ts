import { OTHER } from '#contracts/open-enum.ts'
import type { VerificationStatus } from '#contracts/verification/verdict.ts'
import type { Tone } from '#pwa/ui/badge.tsx'

type AnsweredStatus = VerificationStatus | typeof OTHER

/**
 * The names of the statuses: six from the spec (section 8), the sample, and `Other` for a status that only a
 * newer server knows. The message explains such a status.
 */
const NAMES: Record<AnsweredStatus, string> = {
  valid: 'Valid',
  revoked: 'Revoked',
  expired: 'Expired',
  not_found: 'Not Found',
  error: 'Error',
  invalid: 'Invalid',
  sample: 'Sample',
  [OTHER]: 'Other',
}

const TONES: Record<AnsweredStatus, Tone> = {
  valid: 'ok',
  revoked: 'seal',
  expired: 'seal',
  not_found: 'neutral',
  error: 'warn',
  invalid: 'seal',
  sample: 'note',
  [OTHER]: 'warn',
}

export function statusName(status: AnsweredStatus): string {
  return NAMES[status]
}

export function statusTone(status: AnsweredStatus): Tone {
  return TONES[status]
}
