import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import type { InterviewClass } from '#contracts/learning/learning.ts'
import type { Correction } from '#contracts/learning/correction.ts'
import { type Behind, compose } from './compose-item.ts'
import type { Written } from './dating.ts'
import type { FactId } from './facts/written-facts.ts'
import { BONDS, namesOf } from './nationality-lists.ts'

interface WrittenCorrection extends Omit<Correction, 'classes' | 'nationalities' | 'facts'> {
  classes: readonly InterviewClass[]
  nationalities?: readonly string[]
  /** The facts whose value `countries` names the nationalities. */
  nationalitiesOf?: readonly FactId[]
  /** The facts that state what is right. Empty when the wrong fact went and no other replaced it. */
  facts: readonly FactId[]
}

/**
 * What earlier editions said wrong, newest first. An entry never goes. Its days are days of editions: the
 * first that had the mistake, and the one that corrected it.
 */
export const corrections: readonly WrittenCorrection[] = [
  {
    id: 'residents-of-which-country',
    title: 'Limits on visas by nationality: which residents are outside',
    said: 'So are residents, and dual nationals on another passport.',
    right:
      'Permanent residents of the United States are outside the limits. Residents of another country are not.',
    from: '2026-11-21',
    until: '2026-11-30',
    classes: ['All'],
    nationalitiesOf: ['TB2', 'TB3'],
    facts: ['TB5'],
    chapter: 'entry-limits-outside',
  },
  {
    id: 'renewal-where-you-live',
    title: 'Where a visa is renewed',
    said: 'You apply in your home country, no refusal is left standing, and there is no apparent ineligibility.',
    right:
      'You renew where you are a national or live. A waiver of the interview goes by the same two countries.',
    from: '2026-11-21',
    until: '2026-11-30',
    classes: ['All'],
    facts: ['CS5', 'IW4'],
    chapter: 'waivers',
  },
  {
    id: 'no-new-form-after-221g',
    title: 'After 221(g): no new form and no new fee',
    said: 'Start with a new DS-160. A new form, a new fee, a new appointment.',
    right:
      'That is the way after section 214(b). Under section 221(g) do what the letter says: when only documents are due, there is no new fee.',
    from: '2026-11-21',
    until: '2026-11-30',
    classes: ['All'],
    facts: ['L5', 'L3'],
    chapter: 'after-the-decision',
  },
  {
    id: 'sex-on-the-form',
    title: 'DS-160: the line on sex',
    said: 'Sex, as in the passport',
    right:
      'For most people it is as in the passport. Where the passport has X or a changed entry, posts are reported to go by the sex at birth. Speak to a licensed immigration lawyer before you answer.',
    from: '2026-11-21',
    until: '2026-11-30',
    classes: ['All'],
    facts: ['FO8'],
  },
  {
    id: 'canada-and-tn',
    title: 'TN: citizens of Canada',
    said: 'Study for credit and work need a visa.',
    right: 'Citizens of Canada usually need no visa for TN.',
    from: '2026-11-25',
    until: '2026-11-30',
    classes: ['TN'],
    nationalities: ['Canada'],
    facts: ['NW6'],
  },
  {
    id: 'north-korea-and-the-waiver',
    title: 'The Visa Waiver and travel to North Korea',
    said: 'The waiver is lost after travel to Iran, Iraq, Libya, Somalia, Sudan, Syria and Yemen since 2011.',
    right:
      'Travel to North Korea since 2011 ends the waiver too. A person who was there asks for a visa.',
    from: '2026-11-25',
    until: '2026-11-30',
    classes: ['B-1/B-2'],
    nationalitiesOf: ['VW1'],
    facts: ['VW3'],
  },
  {
    id: 'single-entry-for-china',
    title: 'China: how long a visa is valid',
    said: 'Reported since July 2025: one entry and 3 months in many classes.',
    right:
      'For China only O visas are reported so. The other visas of China were not cut on that list.',
    from: '2026-11-25',
    until: '2026-11-30',
    classes: ['All'],
    nationalities: ['China'],
    facts: ['RE4'],
    chapter: 'issuance-fees',
  },
  {
    id: 'yes-or-no-answer',
    title: 'Harm and fear: a sentence with two meanings',
    said: 'A yes, or no answer, is reported to end in a refusal.',
    right: `Reports say that the interview stops and a visa is refused where a person answers yes or does not answer. A deliberate false answer can bar a person for good. ${LAWYER_LINE}`,
    from: '2026-11-21',
    until: '2026-11-30',
    classes: ['All'],
    facts: ['QF2'],
    chapter: 'two-questions',
  },
  {
    id: 'new-form-in-germany',
    title: 'A new DS-160 after the booking',
    said: 'In Germany the embassy asks for no new booking after a new form.',
    right:
      'The page that said so is more than ten years old. At many posts the barcode must equal the one in your appointment. Ask your post.',
    from: '2026-11-21',
    until: '2026-11-30',
    classes: ['All'],
    nationalities: ['Germany'],
    facts: ['D6'],
    chapter: 'ds-160',
  },
  {
    id: 'o-1-and-a-residence-abroad',
    title: 'O-1: no residence abroad is needed',
    said: 'Posts may still refuse under section 214(b).',
    right:
      'O-1 needs no residence abroad, and a filed immigrant petition is no ground of denial. Section 214(b) still applies to an applicant who does not meet the rules of the class.',
    from: '2026-11-21',
    until: '2026-11-30',
    classes: ['O-1'],
    facts: ['NW7'],
    chapter: 'o-1-visa',
  },
  {
    id: 'what-the-two-year-rule-bars',
    title: 'J-1: what the two-year rule bars',
    said: 'Some J-1 visitors must spend two years at home before H, L or permanent residence.',
    right:
      'Until the two years are over, the rule bars K visas too. It also bars most changes of status inside the United States.',
    from: '2026-11-21',
    until: '2026-11-30',
    classes: ['J-1'],
    facts: ['L6'],
  },
  {
    id: 'when-a-bond-is-set',
    title: 'Visa bonds: not before the interview',
    said: 'Visa bonds and limits by nationality decide before any interview.',
    right:
      'The amount of a bond is set at the interview. Pay nothing before the officer tells you to: other money is lost.',
    from: '2026-11-21',
    until: '2026-11-24',
    classes: ['B-1/B-2'],
    nationalitiesOf: BONDS,
    facts: ['BO4', 'BO5'],
    chapter: 'visa-bonds',
  },
  {
    id: 'how-long-an-old-form-helps',
    title: 'For how long an old DS-160 fills in a new one',
    said: 'The old Application ID and security answer can fill in most of the new form for you.',
    right: 'They can do so within {FO4.open}. Later you need the .dat file of the old form.',
    from: '2026-11-21',
    until: '2026-11-24',
    classes: ['All'],
    facts: ['FO4'],
    chapter: 'ds-160',
  },
]

export function composeCorrections(behind: Behind): Correction[] {
  return corrections.map((correction) =>
    compose<Correction>(fillNationalities(correction, behind), behind),
  )
}

/** A pack can drop a fact. A correction stays after that, without the fact. */
function fillNationalities(
  { nationalitiesOf = [], nationalities = [], classes, facts, ...said }: WrittenCorrection,
  behind: Behind,
): Written<Correction> {
  const names = [...nationalities, ...nationalitiesOf.flatMap((id) => namesOf(id, behind))]
  return {
    ...said,
    classes: [...classes],
    facts: facts.filter((id) => behind.facts.has(id)),
    ...(names.length > 0 && { nationalities: [...new Set(names)] }),
  }
}
