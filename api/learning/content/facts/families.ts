import { FAMILY_CLASSES } from '#contracts/learning/interview-question.ts'
import { type WrittenFact, type WrittenSource, COPY_CHECKED } from './written-fact.ts'

const ALASKA: WrittenSource = [
  'University of Alaska Fairbanks, "Spouses and Children"',
  'undated',
  'B',
  'https://www.uaf.edu/isss/handbook/spouses-children/index.php',
]

const TEXAS_BAR: WrittenSource = [
  'Texas Bar Today, "International Students and Their Dependents", which quotes 8 CFR 214.2(f)(3)',
  'undated',
  'B',
  'https://www.texasbartoday.com/2022/05/international-students-and-their-dependents-f-2-visas-and-work-and-study-authorization/',
]

/** The rules for the husband, wife and children of an applicant. */
export const families = {
  FM1: {
    statement:
      'The husband or wife and the unmarried children under {FM1.age} can ask for the family visa of the class: F-2, H-4, L-2, J-2 or TD. Parents cannot.',
    values: { age: '21' },
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      ALASKA,
      [
        'gepsi.com on L-2, also for parents',
        'undated',
        'B',
        'https://www.gepsi.com/dependent-visa-usa/',
      ],
      [
        'tnvisabulletin.com on TD',
        'undated',
        'B',
        'https://www.tnvisabulletin.com/spouses-and-children',
      ],
    ],
    classes: FAMILY_CLASSES,
    page: 'posts',
  },
  FM2: {
    statement:
      'F-2: no work of any kind. A husband, wife or grown child may study part time at a certified school; full-time study needs a change to F-1. A child may go to school full time, up to grade 12.',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'Study in the States, "Who are Dependents and Can They Study in the United States?" of December 2015; we read a copy',
        'undated',
        'A',
        'https://studyinthestates.dhs.gov/2015/12/who-are-dependents-and-can-they-study-united-states',
      ],
      [
        'the final rule on study by F-2 and M-2 of 29 April 2015; we read a copy of its summary',
        '2015-04-29',
        'A',
        'https://www.global-regulation.com/law/united-states/29736/adjustments-to-limitations-on-designated-school-official-assignment-and-study-by-f-2-and-m-2-nonimmigrants.html',
      ],
    ],
    classes: ['F-1'],
    page: 'students',
  },
  FM3: {
    statement:
      'J-2: work only after USCIS has given permission (form I-765), and not where the J-1 needs the money to live. It may serve the leisure and the travel of the family. Study is allowed.',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'University of Nebraska-Lincoln, "J-2/H-4 Work Authorization", which quotes the rule',
        'undated',
        'B',
        'https://global.unl.edu/isso/j-2h-4-work-authorization',
      ],
      [
        'Syracuse University, "J-2 Dependent Employment Authorization", which quotes 8 CFR 214.2(j)(1)(v)(A)',
        'undated',
        'B',
        'https://experience.syracuse.edu/international/immigration-status/employment/j-2-dependent-employment-authorization/',
      ],
      [
        'MIT, "J-2 Visa", on study',
        'undated',
        'B',
        'https://iso.mit.edu/employment/for-dependents/j-2-visa/',
      ],
    ],
    classes: ['J-1'],
    page: 'exchange',
  },
  FM4: {
    statement:
      'L-2: a husband or wife may work without a work card if the I-94 says L-2S, a mark that exists since {FM4.from}. Children may not work. Study is allowed.',
    values: { from: '2022-01-31' },
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'Ogletree Deakins, a law firm, on the new marks of the I-94',
        'undated',
        'B',
        'https://ogletree.com/insights-resources/blog-posts/l-2-and-e-dependent-spouses-cbp-begins-implementing-new-i-94-designations/',
      ],
      [
        'canada-texas.com, a law firm, also for children',
        '2022-02-08',
        'B',
        'https://canada-texas.com/2022/02/08/employment-authorization-for-spouse-of-l-1-and-e-nonimmigrant-workers/',
      ],
      ['gepsi.com, on study', 'undated', 'B', 'https://www.gepsi.com/dependent-visa-usa/'],
    ],
    classes: ['L-1'],
    page: 'transferees',
  },
  FM5: {
    statement:
      'H-4: children may not work. A husband or wife needs a card from USCIS. It takes an approved I-140 of the H-1B worker, or H-1B time beyond the sixth year. On {FM5.day} the Supreme Court left this rule in place. Study is allowed.',
    values: { day: '2025-10-14' },
    kind: 'rule',
    asOf: '2025-10-20',
    verifiedOn: '2026-11-30',
    sources: [
      [
        'jspvisa.com, a law firm, on 8 CFR 214.2(h)(9)(iv) and the Supreme Court',
        '2025-10-20',
        'B',
        'https://www.jspvisa.com/blog/2025/10/20/us-supreme-court-leaves-h-4-work-authorization-rule-in-place',
      ],
      [
        'Temple University, "Work Authorization Regulation for Certain H-4 Dependents"',
        'undated',
        'B',
        'https://isss.temple.edu/faculty-staff-and-researchers/international-employees/h-1b-applicants/work-authorization-regulation-certain-h-4-dependents',
      ],
      [
        'West Virginia University, on study',
        'undated',
        'B',
        'https://isss.wvu.edu/dependents-of-international-students-or-scholars',
      ],
    ],
    classes: ['H-1B'],
    page: 'uscis',
  },
  FM6: {
    statement: 'TD: no work. Study is allowed, full time or part time.',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        '8 CFR 214.6(j); we read it quoted',
        'undated',
        'A',
        'https://www.ecfr.gov/current/title-8/section-214.6',
      ],
      [
        'Northwestern University, "Visas for Spouses and Children"',
        'undated',
        'B',
        'https://www.northwestern.edu/international/international-scholars/tn-canadian-mexican-nationals/visas-for-spouses-and-children.html',
      ],
    ],
    classes: ['TN'],
    page: 'posts',
  },
  FM7: {
    statement:
      'A marriage certificate shows the marriage, a birth certificate shows the parents. A paper in another language comes with a translation. Who applies later brings a copy of the passport and the visa of the first applicant.',
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'US embassy in Israel, on families of the E class; we read a copy',
        'undated',
        'A',
        'https://il.usembassy.gov/visas/visas-for-treaty-traders/_family/',
      ],
      [
        'greencardmaker.com, a copy of a page for the families of students',
        'undated',
        'B',
        'https://www.greencardmaker.com/spouses-and-children-of-us-student-visa-holders',
      ],
      [
        'tnvisabulletin.com on TD, also for translations',
        'undated',
        'B',
        'https://www.tnvisabulletin.com/spouses-and-children',
      ],
    ],
    classes: FAMILY_CLASSES,
    page: 'posts',
  },
  FM8: {
    statement:
      'Each member of the family has a visa of their own. Each F-2 also has a form I-20 in their own name, each J-2 a DS-2019.',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      TEXAS_BAR,
      [
        'University of Nebraska-Lincoln, "J-2/H-4 Work Authorization", on the DS-2019 of the J-2',
        'undated',
        'B',
        'https://global.unl.edu/isso/j-2h-4-work-authorization',
      ],
      [
        'legalmatch.com, "F-2 Visa Restrictions"',
        'undated',
        'B',
        'https://legalmatch.com/law-library/article/f-2-visa-restrictions.html',
      ],
    ],
    classes: ['F-1', 'J-1'],
    page: 'students',
  },
  FM9: {
    statement:
      'The family visa comes after that of the first applicant, or with it. F-2 who follow show that the student is enrolled, or will be within {FM9.within}. The stay of the family ends with the stay of the first applicant.',
    values: { within: '30 days' },
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [ALASKA, TEXAS_BAR],
    classes: FAMILY_CLASSES,
    page: 'posts',
  },
  FM10: {
    statement:
      'For a child who travels with one parent, CBP strongly recommends a letter of the other parent. A post may ask for such a letter at the interview too.',
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'US embassy in Guyana, in Stabroek News',
        '2017-04-27',
        'B',
        'https://www.stabroeknews.com/2017/features/04/27/requirements-minor-children-traveling-united-states/',
      ],
      [
        'Murthy Law Firm, on a child with H-4',
        '2021-05-27',
        'B',
        'https://www.murthy.com/2021/05/27/i-am-recently-divorced-and-wish-to-travel-to-the-u-s-in-h1b-with-my-minor-son-who-will-be-coming-in-h-4-status-my-ex-husband-has-no-objections-to-this-do-i-need-to-bring-documents-with-me-for-my-s/',
      ],
      [
        'murthyindia.com, on children at the interview',
        'undated',
        'B',
        'https://murthyindia.com/non-immigrant-visa-applicants-in-india-must-parents-accompany-minor-children-for-u-s-visa-interview',
      ],
    ],
    page: 'entry',
  },
  FM11: {
    statement:
      'O-3 is for the husband, the wife and the unmarried children under {FM11.age} of a person with O-1. They show the relationship and the approval (I-797) or the visa of that person. No work; study is allowed.',
    values: { age: '21' },
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'Artists from Abroad, "Spouses and Dependents"',
        'undated',
        'B',
        'https://artistsfromabroad.org/immigration-procedures/choosing-the-right-visa-category/spouses-and-dependents/',
      ],
      ['alcorn.law, a law firm, also for study', 'undated', 'B', 'https://alcorn.law/o-3-visa'],
    ],
    classes: ['O-1'],
    page: 'posts',
  },
} satisfies Record<string, WrittenFact>
