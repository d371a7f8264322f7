import type { GlossaryTerm } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from './dating.ts'

/** Words that consulates use, and that most applicants do not know. */
export const glossary: Written<GlossaryTerm>[] = [
  dateBy('posts', ['L1', 'L3'], {
    id: 'section-214b',
    terms: ['214(b)'],
    meaning:
      'The section of the law by which an applicant is taken for an immigrant until the officer is satisfied otherwise. L, V and H-1B are outside it.',
  }),
  dateBy('posts', ['L5'], {
    id: 'section-221g',
    terms: ['221(g)'],
    meaning:
      'Refused for now: a paper is missing, or the case is looked at further. It can still end in a visa.',
  }),
  dateBy('posts', ['L5', 'SM3'], {
    id: 'administrative-processing',
    terms: ['administrative processing'],
    meaning:
      'Further checks of a case after the interview. Often you hear nothing for a long time. Look at the status on CEAC, and answer if the post writes for more papers.',
  }),
  dateBy('ceac', ['D1'], {
    id: 'nonimmigrant',
    terms: ['nonimmigrant'],
    meaning:
      'Somebody who comes for a time and a purpose, such as a visit, a study or a job, and not to live there for good.',
  }),
  dateBy('posts', ['L2', 'NW7', 'NW6'], {
    id: 'dual-intent',
    terms: ['dual intent'],
    meaning:
      'A class in which the wish to live there later is not held against you. H-1B and L have it by law. O-1 has nearly the same by regulation. B, F, J and TN do not.',
  }),
  dateBy('uscis', ['V8', 'L4'], {
    id: 'petition',
    terms: ['petition', 'I-129'],
    meaning:
      'The request of an employer or an agent to USCIS. It is approved before you apply for the visa, and it is not the visa. A blanket is different.',
  }),
  dateBy('transferees', ['V10'], {
    id: 'blanket',
    terms: ['blanket'],
    meaning:
      'An approval for a group of companies. Your own case is first looked at by the officer at the interview.',
  }),
  dateBy('uscis', ['V8'], {
    id: 'approval-notice',
    terms: ['I-797'],
    meaning: 'The notice of USCIS on a petition, with the receipt number.',
  }),
  dateBy('students', ['V1'], {
    id: 'i-20',
    terms: ['I-20'],
    meaning:
      'The form of a school for a student. It names the school, the program, its dates and its cost.',
  }),
  dateBy('exchange', ['V5'], {
    id: 'ds-2019',
    terms: ['DS-2019'],
    meaning:
      'The form of a sponsor for an exchange visitor. It names the category, the dates and the money.',
  }),
  dateBy('exchange', ['V5'], {
    id: 'ds-7002',
    terms: ['DS-7002', 'training plan'],
    meaning: 'The training plan of an intern or trainee, signed by sponsor, host and visitor.',
  }),
  dateBy('sevisFee', ['M4'], {
    id: 'sevis',
    terms: ['SEVIS'],
    meaning:
      'The record of students and exchange visitors. Its fee, the I-901, is paid before the interview.',
  }),
  dateBy('fees', ['M2'], {
    id: 'mrv-fee',
    terms: ['MRV'],
    meaning:
      'The fee of the visa application. It is not paid back, and it serves for one application.',
  }),
  dateBy('ceac', ['D10'], {
    id: 'confirmation-page',
    terms: ['confirmation page'],
    meaning: 'The page with the barcode that you print after the DS-160 was submitted.',
  }),
  dateBy('ceac', ['D2'], {
    id: 'application-id',
    terms: ['Application ID'],
    meaning:
      'The number of your DS-160. With it and the security answer you come back to the form.',
  }),
  dateBy('entry', ['L8'], {
    id: 'port-of-entry',
    terms: ['port of entry', 'CBP'],
    meaning:
      'The airport or border where officers of CBP decide whether you enter, and how long you may stay.',
  }),
  dateBy('students', ['ST4'], {
    id: 'duration-of-status',
    terms: ['duration of status', 'D/S'],
    meaning: 'A stay without a fixed last day: as long as the study goes on by the rules.',
  }),
  dateBy('exchange', ['L6'], {
    id: 'two-year-rule',
    terms: ['two-year rule', '212(e)'],
    meaning:
      'Some exchange visitors must first spend two years in their country of nationality or last residence. Until then it bars H, L and K visas, permanent residence, and most changes of status inside the United States.',
  }),
  dateBy('exchange', ['L7'], {
    id: 'skills-list',
    terms: ['Skills List'],
    meaning: 'The list of fields and countries that can make the two-year rule bind.',
  }),
  dateBy(
    'students',
    ['ST5'],
    {
      id: 'practical-training',
      terms: ['CPT', 'OPT', 'practical training'],
      meaning:
        'Work in the field of study: CPT during the course, OPT after it. Ask the school before you begin.',
    },
    'ours',
  ),
  dateBy('bonds', ['BO4'], {
    id: 'visa-bond',
    terms: ['visa bond', 'bond'],
    meaning:
      'Money that a visitor of a listed nationality leaves as a pledge before the visa is issued.',
  }),
  dateBy('visaWaiver', ['VW1'], {
    id: 'esta',
    terms: ['ESTA'],
    meaning: 'The permission to travel without a visa, for nationals of the Visa Waiver Program.',
  }),
  dateBy('reciprocity', ['NW1'], {
    id: 'reciprocity',
    terms: ['reciprocity', 'issuance fee'],
    meaning: 'What a nationality pays when the visa is issued, and how long the visa is valid.',
  }),
  dateBy('posts', ['QF5'], {
    id: 'material',
    terms: ['material'],
    meaning:
      'What could have changed the decision. A deliberate false answer on such a point can bar a person for good.',
  }),
  dateBy('ceac', ['CS2'], {
    id: 'ceac',
    terms: ['CEAC'],
    meaning: 'The site of the State Department for the DS-160 and for the state of your case.',
  }),
  dateBy('entry', ['CS5', 'L8'], {
    id: 'i-94',
    terms: ['I-94'],
    meaning: 'The record of your arrival. It says until when you may stay.',
  }),
  dateBy('posts', ['FM1', 'FM11'], {
    id: 'family-visas',
    terms: ['F-2', 'H-4', 'L-2', 'J-2', 'TD', 'O-3'],
    meaning:
      'The visas of the husband, wife and children of a person with F-1, H-1B, L-1, J-1, TN or O-1.',
  }),
]
