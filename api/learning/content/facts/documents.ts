import { BAMAKO, STATUTE, VISITOR_PAGE } from './cited-pages.ts'
import { STORED_BEFORE, readByProject, type WrittenFact } from './written-fact.ts'

export const documents = {
  V1: {
    statement:
      'F-1: I-20 signed by school and student, I-901 receipt, transcripts and test scores, funding. To show: acceptance for a full course, enough funds, adequate English (unless the course is language training), a residence abroad and the intent to leave.',
    kind: 'rule',
    ...STORED_BEFORE,
    sources: [
      ['22 CFR 41.61', 'undated', 'A', 'https://www.ecfr.gov/current/title-22/section-41.61'],
    ],
    classes: ['F-1'],
    page: 'students',
  },
  V2: {
    statement:
      "F-1 funding: the first year's funds readily available and a credible source for later years; not all years in cash.",
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [
      [
        'University of North Texas (unt.edu), which restates the Foreign Affairs Manual',
        'undated',
        'B',
      ],
      [
        'firstranker.com, which restates it too',
        'undated',
        'B',
        'https://firstranker.com/ms/immigration-financial-proof-for-us/',
      ],
    ],
    classes: ['F-1'],
    page: 'students',
  },
  V3: {
    statement:
      'F-1: officers should weigh present intent. Students are understood to lack the ties of established adults.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [
      [
        '9 FAM 402.5-5(E)(1) of 20 December 2021, as NAFSA prints it',
        '2021-12-20',
        'A',
        'https://nafsa.org/regulatory-information/dos-restores-helpful-f-student-residence-abroad-guidance-fam',
      ],
    ],
    classes: ['F-1'],
    page: 'students',
  },
  V4: {
    statement:
      "A new student's F-1 visa may be issued up to 365 days ahead. Entry is possible no earlier than 30 days before the start date on the I-20. Older pages still say 120 days.",
    kind: 'practice',
    life: 'rule',
    asOf: '2026-10-06',
    sources: [
      readByProject(
        'Study in the States, "Students and the Form I-20"',
        'https://studyinthestates.dhs.gov/students/prepare/students-and-the-form-i-20',
        '2026-10-06',
      ),
    ],
    classes: ['F-1'],
    page: 'students',
  },
  V5: {
    statement:
      'J-1: DS-2019; DS-7002 for interns and trainees; I-901 receipt; funding; details of the sponsor. Nonimmigrant intent applies.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [
      [
        'InterExchange, page on the visa interview',
        'undated',
        'B',
        'https://interexchange.org/programs/career-training/intern-trainee/resources/visa-interview',
      ],
    ],
    classes: ['J-1'],
    page: 'exchange',
  },
  V6: {
    statement:
      'B-1/B-2: evidence of purpose, intent to leave and means to pay. Circumstances vary, so no fixed list exists. A commitment by a supporter can cover the cost.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [VISITOR_PAGE, ['US embassy in Nairobi, an archived page', 'undated', 'A']],
    classes: ['B-1/B-2'],
    page: 'posts',
  },
  V7: {
    statement:
      'B-1: consult associates, attend conferences, settle an estate, negotiate contracts. B-2: tourism, family, medical care, unpaid amateur events, short courses without credit. Not allowed: employment, study for credit, paid performance, work for foreign press, permanent residence.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [VISITOR_PAGE],
    classes: ['B-1/B-2'],
    page: 'posts',
  },
  V8: {
    statement:
      'H-1B: give the receipt number of the approved I-129 petition. Posts differ on the I-797: bring a copy anyway, with the labor condition application, a copy of the petition, a support letter and the degree.',
    kind: 'practice',
    ...STORED_BEFORE,
    sources: [BAMAKO, ['US embassy in Tashkent', 'undated', 'A']],
    verifiedOn: '2026-11-30',
    classes: ['H-1B'],
    page: 'uscis',
  },
  V9: {
    statement:
      'H-1B and L applicants are not asked to prove ties to home, unlike other classes of workers.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [STATUTE, BAMAKO],
    verifiedOn: '2026-11-30',
    classes: ['H-1B', 'L-1'],
    page: 'posts',
  },
  V10: {
    statement:
      'L-1 blanket: I-129S with the blanket approval (I-797). The officer decides at the interview. Only managers, executives and specialized-knowledge professionals.',
    kind: 'rule',
    ...STORED_BEFORE,
    sources: [
      BAMAKO,
      ['visaserve.com, a law firm', 'undated', 'B'],
      [
        'immihelp.com, guide to the blanket petition',
        'undated',
        'B',
        'https://immihelp.com/l1-blanket-visa-petition',
      ],
    ],
    verifiedOn: '2026-11-30',
    classes: ['L-1'],
    page: 'transferees',
  },
  V11: {
    statement:
      'L-1: one continuous year abroad in the last three with a qualifying entity. L-1A at most 7 years, L-1B at most 5. Extensions of up to 2 years. A new office starts with 1 year.',
    kind: 'rule',
    asOf: '2026-10-06',
    sources: [
      [
        'immigrationjd.com, a law firm',
        'undated',
        'B',
        'https://immigrationjd.com/en/visas/employment-visas/l1-intra-company-transferee/',
      ],
      [
        'USCIS, L-1A and L-1B pages (uscis.gov); read by a public research project, not by us',
        '2026-10-06',
        'B',
      ],
    ],
    classes: ['L-1'],
    page: 'transferees',
  },
  V14: {
    statement: 'After the program: 30 days of grace for J-1 and 60 for F-1.',
    kind: 'rule',
    ...STORED_BEFORE,
    sources: [
      readByProject(
        'F-1: Study in the States, "International Student Life Cycle"',
        'https://studyinthestates.dhs.gov/students/get-started/international-student-life-cycle',
        '2026-10-06',
      ),
      [
        'J-1: EY, a consultancy, on the proposal of August 2025',
        '2025-08-28',
        'B',
        'https://www.ey.com/en_ca/insights/law/mobility-alerts/2025/proposed-rule-contains-significant-changes-for-f-1-and-j-1-visa-holders',
      ],
    ],
    verifiedOn: '2026-11-30',
    classes: ['F-1', 'J-1'],
    page: 'exchange',
  },
} satisfies Record<string, WrittenFact>
