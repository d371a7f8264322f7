import { OTHER } from '#contracts/open-enum.ts'
import type { VerificationStatus } from '#contracts/verification/log-entry.ts'
import type { Tone } from '#pwa/ui/badge.tsx'
import { words } from './words.tsx'

type AnsweredStatus = VerificationStatus | typeof OTHER

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
  return words.details.statuses[status]
}

export function statusTone(status: AnsweredStatus): Tone {
  return TONES[status]
}
