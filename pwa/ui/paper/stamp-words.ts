import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  valid: 'VALID',
  revoked: 'REVOKED',
  expired: 'EXPIRED',
  not_found: 'NOT FOUND',
  invalid: 'INVALID',
  sample: 'SAMPLE',
  not_checked: 'NOT CHECKED',
  toCome: 'NOT YET VALID',
}

export const words = wordsOf('ui/paper/stamp', english)
