import { COPY_CHECKED, readByProject, register, type WrittenFact } from './written-fact.ts'

const CHECK_BY = '2026-11-28'
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
      register(
        '2026-14439',
        'Federal Register, "Establishing a Fixed Time Period of Admission and an Extension of Stay Procedure" (91 FR 44976); we read its abstract',
        '2026-07-17',
      ),
    ],
    checkBy: CHECK_BY,
    supersedes: ['P10'],
    classes: STUDENTS,
    page: 'register',
  },
  ST8: {
    statement:
      'If the rule on fixed stays came into force, graduate students could change school or aim only in exceptional cases. A person who completed a program in the United States could get no new F-1 at the same or a lower level. None of this applies while the rule is blocked.',
    kind: 'rule',
    status: 'blocked',
    asOf: '2026-10-07',
    sources: [
      readByProject(
        'Federal Register, the final rule of 17 July 2026',
        'https://www.federalregister.gov/d/2026-14439',
        '2026-10-07',
      ),
      [
        'Jackson Lewis, a law firm, on the proposal of August 2025, at Mondaq',
        'undated',
        'B',
        'https://www.mondaq.com/unitedstates/work-visas/1680786/dhs-proposes-new-restrictions-on-f-1-admission-period-extension-of-stay',
      ],
    ],
    verifiedOn: '2026-11-30',
    classes: ['F-1'],
    page: 'register',
  },
  ST2: {
    statement:
      "On {ST2.day} a court in Massachusetts postponed the rule on fixed stays for the whole country (Presidents' Alliance v. DHS, 1:26-cv-13799).",
    values: { day: '2026-09-14' },
    kind: 'court',
    asOf: '2026-10-06',
    sources: [
      [
        "Presidents' Alliance v. DHS, D. Mass. 1:26-cv-13799, order of 14 September 2026, at courtlistener.com; read by a public research project, not by us",
        '2026-10-06',
        'B',
      ],
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
      [
        'docket of the First Circuit, 26-2112, at courtlistener.com; read by a public research project, not by us',
        '2026-10-06',
        'B',
      ],
    ],
    checkBy: CHECK_BY,
    classes: STUDENTS,
    page: 'register',
  },
  ST4: {
    statement:
      '"Duration of status" remains, with {ST4.grace} of grace for F-1. The eCFR already prints the new text, which does not apply.',
    values: { grace: '60 days' },
    kind: 'rule',
    life: 'moving',
    asOf: '2026-10-06',
    sources: [
      readByProject(
        'Study in the States, "International Student Life Cycle"',
        'https://studyinthestates.dhs.gov/students/get-started/international-student-life-cycle',
        '2026-10-06',
      ),
    ],
    checkBy: CHECK_BY,
    classes: ['F-1'],
    page: 'students',
  },
  ST9: {
    statement:
      'F-1: the {ST4.grace} of grace follow a completed program, or the training after it. A withdrawal that the school authorised leaves {ST9.early}. After a violation of status there is no grace (8 CFR 214.2(f)(5)(iv)).',
    values: { early: '15 days' },
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'hooyou.com, a law firm, on 8 CFR 214.2(f)(5)(iv)',
        'undated',
        'B',
        'https://www.hooyou.com/f-1/grace_period.htm',
      ],
      [
        'College of the Canyons, "F-1 Grace Periods"',
        'undated',
        'B',
        'https://www.canyons.edu/Offices/ISP/Pages/F-1-Grace-Period.aspx',
      ],
    ],
    classes: ['F-1'],
    page: 'students',
  },
  ST5: {
    statement:
      'Practical training during the course (CPT) counts only where the course demands it of every student, say SEVP messages of {ST5.messages}. They were sued over on {ST5.sued}; the case was undecided.',
    values: { messages: ['2026-08-12', '2026-08-24'], sued: '2026-10-05' },
    kind: 'practice',
    life: 'moving',
    asOf: '2026-10-07',
    sources: [
      readByProject(
        'SEVP Broadcast Messages 2608-01 and 2608-02 (the link opens the first)',
        'https://www.ice.gov/doclib/sevis/pdf/bcm260801.pdf',
        '2026-10-07',
      ),
      [
        'AAU v. DHS, D. Mass. 1:26-cv-14520; read by a public research project, not by us',
        '2026-10-05',
        'B',
      ],
    ],
    classes: ['F-1'],
    page: 'students',
  },
  ST6: {
    statement:
      'Practical training after the course (OPT) is unchanged. A fee proposal cleared review on {ST6.cleared} but is unpublished.',
    values: { cleared: '2026-09-11' },
    kind: 'rule',
    status: 'proposed',
    asOf: '2026-10-07',
    sources: [
      [
        'OIRA review of RIN 1653-AB01, listed at reginfo.gov; read by a public research project, not by us',
        '2026-10-07',
        'B',
      ],
    ],
    classes: ['F-1'],
    page: 'students',
  },
  ST7: {
    statement: 'A proposal of {ST7.day} concerns the end and the extension of J-1 programs.',
    values: { day: '2026-07-30' },
    kind: 'rule',
    status: 'proposed',
    asOf: '2026-07-30',
    sources: [
      register(
        '2026-15450',
        'Federal Register, "Exchange Visitor Program-Termination of Program Participation, Extension of Program and Reinstatement to Valid Program Status"',
        '2026-07-30',
      ),
    ],
    classes: ['J-1'],
    page: 'exchange',
  },
} satisfies Record<string, WrittenFact>
