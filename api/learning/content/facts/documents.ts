import { NOT_READ_SINCE, readByDossier, type WrittenFact } from './written-fact.ts'

export const documents = {
  V1: {
    statement:
      'F-1: I-20 signed by school and student, I-901 receipt, transcripts and test scores, funding. To show: acceptance for a full course, enough funds, adequate English (unless the course is language training), a residence abroad and the intent to leave.',
    kind: 'rule',
    ...NOT_READ_SINCE,
    sources: [
      ['22 CFR 41.61', 'undated', 'A'],
      ['USCIS Policy Manual 2-F-2', 'undated', 'A'],
    ],
    classes: ['F-1'],
    page: 'students',
  },
  V2: {
    statement:
      "F-1 funding: the first year's funds readily available and a credible source for later years; not all years in cash.",
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['dowling.edu', 'undated', 'B'],
      ['greencard-us.org (both restate the Foreign Affairs Manual)', 'undated', 'B'],
    ],
    classes: ['F-1'],
    page: 'students',
  },
  V3: {
    statement:
      'F-1: officers should weigh present intent. Students are understood to lack the ties of established adults.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [['USCIS Policy Manual 2-F-2', 'undated', 'A']],
    classes: ['F-1'],
    page: 'students',
  },
  V4: {
    statement:
      "A new student's F-1 visa may be issued up to 365 days ahead. Entry is possible no earlier than 30 days before the start date on the I-20.",
    kind: 'practice',
    asOf: '2026-10-06',
    sources: [
      ['hio.harvard.edu', 'undated', 'B'],
      ['mondaq 1291638 quoting the State Department (February 2023)', 'undated', 'B'],
      readByDossier('Study in the States', '2026-10-06'),
    ],
    classes: ['F-1'],
    page: 'students',
  },
  V5: {
    statement:
      'J-1: DS-2019; DS-7002 for interns and trainees; I-901 receipt; funding; details of the sponsor. Nonimmigrant intent applies.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['studyinthestates.dhs.gov (2018)', 'undated', 'A'],
      ['ieexchanges.com', 'undated', 'B'],
    ],
    classes: ['J-1'],
    page: 'exchange',
  },
  V6: {
    statement:
      'B-1/B-2: evidence of purpose, intent to leave and means to pay. Circumstances vary, so no fixed list exists. A commitment by a supporter can cover the cost.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [['US embassy in Nairobi (archived)', 'undated', 'A']],
    classes: ['B-1/B-2'],
    page: 'posts',
  },
  V7: {
    statement:
      'B-1: consult associates, attend conferences, settle an estate, negotiate contracts. B-2: tourism, family, medical care, unpaid amateur events, short courses without credit. Not allowed: employment, study for credit, paid performance, work for foreign press, permanent residence.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['visasandtravels.com', 'undated', 'B'],
      ['gildaimmigration.com (both restate the State Department)', 'undated', 'B'],
    ],
    classes: ['B-1/B-2'],
    page: 'posts',
  },
  V8: {
    statement:
      'H-1B: give the receipt number of the approved I-129 petition. Posts differ on the I-797: bring a copy anyway, with the labor condition application, a copy of the petition, a support letter and the degree.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [['US embassies in Bamako and Tashkent', 'undated', 'A']],
    classes: ['H-1B'],
    page: 'uscis',
  },
  V9: {
    statement:
      'H-1B and L applicants are not asked to prove ties to home, unlike other classes of workers.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [['US embassy in Bamako', 'undated', 'A']],
    classes: ['H-1B', 'L-1'],
    page: 'posts',
  },
  V10: {
    statement:
      'L-1 blanket: I-129S with the blanket approval (I-797). The officer decides at the interview. Only managers, executives and specialized-knowledge professionals.',
    kind: 'rule',
    ...NOT_READ_SINCE,
    sources: [
      ['US embassy in Bamako', 'undated', 'A'],
      ['I-129S instructions', 'undated', 'A'],
    ],
    classes: ['L-1'],
    page: 'transferees',
  },
  V11: {
    statement:
      'L-1: one continuous year abroad in the last three with a qualifying entity. L-1A at most 7 years, L-1B at most 5. Extensions of up to 2 years. A new office starts with 1 year.',
    kind: 'rule',
    asOf: '2026-10-06',
    sources: [
      ['USCIS Policy Manual 2-L-10', 'undated', 'A'],
      ['immigrationjd.com', 'undated', 'B'],
      readByDossier('USCIS, L-1 page', '2026-10-06'),
    ],
    classes: ['L-1'],
    page: 'transferees',
  },
  V12: {
    statement:
      'L-1 blanket: in 2020 officers were told to refuse when a doubt is not resolved at the interview.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['rnlawgroup.com', 'undated', 'B'],
      ['mondaq 952020', 'undated', 'B'],
    ],
    classes: ['L-1'],
    page: 'transferees',
  },
  V14: {
    statement: 'After the program: 30 days of grace for J-1 and 60 for F-1.',
    kind: 'rule',
    ...NOT_READ_SINCE,
    sources: [
      ['vblaw.com', 'undated', 'B'],
      ['90 FR 42070 (describes the rule that it proposes to change)', 'undated', 'A'],
    ],
    classes: ['F-1', 'J-1'],
    page: 'exchange',
  },
} satisfies Record<string, WrittenFact>
