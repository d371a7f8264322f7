import type { Banned } from '../check-text.ts'

/** The Spanish phrases that `check-texts.ts` refuses in English. */
export const spanishBanned: readonly Banned[] = [
  { pattern: /\bgarantiza/i, unless: /\bguarantee/i, why: 'a guarantee' },
  {
    pattern: /\bpreguntas oficiales\b/i,
    unless: /\bofficial questions\b/i,
    why: 'official questions',
  },
  { pattern: /\bsiempre (?:se )?aprueba/i, why: 'a promise of approval' },
  {
    pattern: /\b(?:responde|contesta|di)(?: con)? "?no"?\b(?! m)/i,
    unless: /\b(?:answer|say|reply)\b/i,
    why: 'advice to answer no',
  },
]
