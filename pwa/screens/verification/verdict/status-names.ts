import { OTHER } from '#contracts/open-enum.ts'
import type { VerificationStatus } from '#contracts/verification/verdict.ts'
import type { Tone } from '#pwa/ui/badge.tsx'

type AnsweredStatus = VerificationStatus | typeof OTHER

/** The six names of the spec (section 8). The message explains a status that has no name here. */
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
