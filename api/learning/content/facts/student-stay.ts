import { readByDossier, register, type WrittenFact } from './written-fact.ts'

const CHECK_BY = '2026-11-28'
const SOON = '2026-12-15'
const STUDENTS = ['F-1', 'J-1'] as const

export const studentStay = {
  ST1: {
    statement:
      'A final rule of {ST1.published} would fix the stay of students at up to {ST1.most} and the grace of F-1 at {ST1.grace}. It was due on {ST1.due} and is blocked.',
    values: {
      published: '2026-07-17',
      most: '4 years',
      grace: '30 days',
      due: '2026-09-15',
    },
    kind: 'rule',
    status: 'blocked',
    asOf: '2026-10-06',
    sources: [
      register('2026-14439', '91 FR 44976', '2026-07-17'),
      readByDossier('Final rule', '2026-10-06'),
    ],
    checkBy: CHECK_BY,
    supersedes: ['P10'],
    classes: STUDENTS,
    page: 'register',
  },
  ST2: {
    statement:
      "On {ST2.day} a court in Massachusetts postponed the rule's date for the whole country (Presidents' Alliance v. DHS, 1:26-cv-13799).",
    values: { day: '2026-09-14' },
    kind: 'court',
    asOf: '2026-10-06',
    sources: [
      readByDossier('Order of 14 September 2026', '2026-10-06'),
      ['Three public sources that name the order and nafsa.org/legal-defense-DS', 'undated', 'B'],
    ],
    checkBy: CHECK_BY,
    classes: STUDENTS,
    page: 'register',
  },
  ST3: {
    statement:
      'DHS appealed on {ST3.appeal} (1st Cir. 26-2112). Up to {ST3.until} no stay was asked; what followed is unknown.',
    values: { appeal: '2026-09-30', until: '2026-10-06' },
    kind: 'court',
    status: 'unknown',
    asOf: '2026-10-06',
    sources: [
      readByDossier('Docket', '2026-10-06'),
      ['A public source on the appeal', '2026-10-02', 'B'],
    ],
    checkBy: CHECK_BY,
    classes: STUDENTS,
    page: 'register',
  },
  ST4: {
    statement:
      'So "duration of status" remains, with {ST4.grace} of grace for F-1. The eCFR already prints the new text, which does not apply.',
    values: { grace: '60 days' },
    kind: 'rule',
    asOf: '2026-10-06',
    sources: [
      [
        'Study in the States, student life cycle, as read by the Admetia dossier',
        '2026-10-06',
        'B',
        'https://studyinthestates.dhs.gov/students/get-started/international-student-life-cycle',
      ],
    ],
    checkBy: CHECK_BY,
    classes: ['F-1'],
    page: 'students',
  },
  ST5: {
    statement:
      'Practical training during the course (CPT) counts only where the course demands it of every student, say SEVP messages of {ST5.messages}. They were sued over on {ST5.sued}; the case was undecided.',
    values: { messages: ['2026-08-12', '2026-08-24'], sued: '2026-10-05' },
    kind: 'practice',
    asOf: '2026-10-07',
    sources: [readByDossier('ice.gov, SEVP messages bcm260801 and bcm_260802')],
    checkBy: SOON,
    classes: ['F-1'],
    page: 'students',
  },
  ST6: {
    statement:
      'Practical training after the course (OPT) is unchanged. A fee proposal cleared review on {ST6.cleared} but is unpublished; {ST6.talk} is press talk.',
    values: { cleared: '2026-09-11', talk: '$100,000' },
    kind: 'rule',
    status: 'proposed',
    asOf: '2026-10-07',
    sources: [readByDossier('OIRA review'), ['A public source', '2026-08-20', 'B']],
    checkBy: SOON,
    classes: ['F-1'],
    page: 'students',
  },
  ST7: {
    statement: 'A proposal of {ST7.day} concerns the end and the extension of J-1 programs.',
    values: { day: '2026-07-30' },
    kind: 'rule',
    status: 'proposed',
    asOf: '2026-07-30',
    sources: [register('2026-15450', 'Federal Register 2026-15450', '2026-07-30')],
    checkBy: SOON,
    classes: ['J-1'],
    page: 'exchange',
  },
} satisfies Record<string, WrittenFact>
