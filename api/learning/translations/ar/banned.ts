import type { Banned } from '../check-text.ts'

/** The Arabic phrases that `check-texts.ts` refuses in English. */
export const arabicBanned: readonly Banned[] = [
  { pattern: /نضمن|مضمونة التأشيرة/, unless: /\bguarantee/i, why: 'a guarantee' },
  {
    pattern: /أسئلة رسمية/,
    unless: /\bofficial questions\b/i,
    why: 'official questions',
  },
]
