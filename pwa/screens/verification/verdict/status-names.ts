import { OTHER } from '#contracts/open-enum.ts'
import type { VerificationStatus } from '#contracts/verification/log-entry.ts'
import type { Tone } from '#pwa/ui/badge.tsx'
import { words } from './words.tsx'

/**
 * A status as screens and files show it. `on_record` is a credential that is valid and was looked up
 * by its id alone. It is never shown as `valid`, because nobody has proved to hold it.
 */
export type ShownStatus = VerificationStatus | 'on_record' | typeof OTHER

const TONES: Record<ShownStatus, Tone> = {
  valid: 'ok',
  on_record: 'note',
  revoked: 'seal',
  expired: 'seal',
  not_found: 'neutral',
  error: 'warn',
  invalid: 'seal',
  sample: 'note',
  [OTHER]: 'warn',
}

export function statusName(status: ShownStatus): string {
  return words.details.statuses[status]
}

/** All statuses, in the order in which screens count them. */
export const SHOWN_STATUSES = Object.keys(TONES) as ShownStatus[]

export function statusTone(status: ShownStatus): Tone {
  return TONES[status]
}
