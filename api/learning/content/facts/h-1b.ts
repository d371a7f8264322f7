import { readByProject, register, type WrittenFact } from './written-fact.ts'

const CHECK_BY = '2026-11-28'
const WORKERS = ['H-1B'] as const

export const h1b = {
  HB1: {
    statement:
      'A cable of {HB1.day} reportedly tells officers to read résumés and LinkedIn for moderation, fact-checking, misinformation, compliance and online safety. They pursue ineligibility where they find censorship of Americans. It covers all visas in principle, H-1B in focus, and family too.',
    values: { day: '2025-12-02' },
    kind: 'practice',
    status: 'unknown',
    asOf: '2025-12-04',
    sources: [
      [
        `NPR at WVIA, "State Department to deny visas to fact checkers and others, citing 'censorship'"; NPR holds a copy of the memo`,
        '2025-12-04',
        'B',
        'https://www.wvia.org/news/2025-12-04/state-department-to-deny-visas-to-fact-checkers-and-others-citing-censorship',
      ],
    ],
    page: 'posts',
  },
  HB2: {
    statement:
      'Selection under the H-1B cap is weighted by wage level from {HB2.from}. The cap of fiscal year 2027 is reached.',
    values: { from: '2026-02-27' },
    kind: 'rule',
    asOf: '2026-07-17',
    sources: [
      register(
        '2025-23853',
        'Federal Register, weighted selection of H-1B registrations (90 FR 60864)',
        '2025-12-29',
      ),
      [
        'USCIS, alert on the H-1B cap of fiscal year 2027; we read its abstract',
        '2026-07-17',
        'A',
        'https://www.uscis.gov/newsroom/alerts/uscis-reaches-fiscal-year-2027-h-1b-cap',
      ],
    ],
    classes: WORKERS,
    page: 'uscis',
  },
  HB3: {
    statement:
      'The payment of {HB3.amount} for certain new H-1B petitions was extended on paper by Proclamation 11069, to {HB3.until}.',
    values: { amount: '$100,000', until: '2027-09-21' },
    kind: 'proclamation',
    status: 'blocked',
    asOf: '2026-10-07',
    sources: [
      [
        'Proclamation 11069 of 18 September 2026 (91 FR 60497); read by a public research project, not by us',
        '2026-09-23',
        'B',
        'https://www.federalregister.gov/documents/2026/09/23/2026-19554/restriction-on-entry-of-certain-nonimmigrant-workers',
      ],
    ],
    checkBy: CHECK_BY,
    supersedes: ['P1'],
    classes: WORKERS,
    page: 'uscis',
  },
  HB4: {
    statement:
      'The payment is not collected. A court in Massachusetts vacated its policies on {HB4.first}, and a stay was refused on {HB4.stayRefused}. A court in California added a second ruling and an injunction on {HB4.second}. Appeals pend; USCIS says that it would collect again.',
    values: { first: '2026-06-08', stayRefused: '2026-07-24', second: '2026-09-30' },
    kind: 'court',
    status: 'blocked',
    asOf: '2026-10-07',
    sources: [
      readByProject(
        'USCIS, H-1B Specialty Occupations',
        'https://www.uscis.gov/working-in-the-united-states/h-1b-specialty-occupations',
        '2026-10-07',
      ),
      [
        'State of California v. Mullin, D. Mass. 1:25-cv-13829 and 1st Cir. 26-1699; Global Nurse Force v. Trump, N.D. Cal. 4:25-cv-08454; the dockets at courtlistener.com, read by a public research project',
        '2026-10-07',
        'B',
      ],
    ],
    checkBy: CHECK_BY,
    supersedes: ['P3'],
    classes: WORKERS,
    page: 'uscis',
  },
  HB5: {
    statement:
      'A proposal of {HB5.day} asks {HB5.amount} on every cap petition. Comments closed on {HB5.closed}. It has no exception for a change of status inside the country.',
    values: { day: '2026-08-25', amount: '$103,265', closed: '2026-09-24' },
    kind: 'fee',
    status: 'proposed',
    asOf: '2026-09-24',
    sources: [
      register(
        '2026-17324',
        'Federal Register 2026-17324, proposal; correction at 91 FR 57516',
        '2026-08-25',
      ),
    ],
    checkBy: CHECK_BY,
    classes: WORKERS,
    page: 'register',
  },
  HB6: {
    statement:
      "Under Executive Order 14431 of {HB6.day} a sponsor's recent or planned layoffs weigh in petitions, visas and entry. We have read no guidance on it.",
    values: { day: '2026-09-18' },
    kind: 'proclamation',
    asOf: '2026-10-07',
    sources: [
      [
        'Executive Order 14431, "Enhancing Program Integrity and Interagency Coordination in the Administration of the H-1B Nonimmigrant Visa Program" (91 FR 60501, at federalregister.gov); read by a public research project, not by us',
        '2026-09-18',
        'B',
      ],
    ],
    checkBy: CHECK_BY,
    classes: WORKERS,
    page: 'uscis',
  },
  HB7: {
    statement:
      'The 9-11 fee is now due on extensions too, from 50/50 employers. It is {HB7.h1b} for H-1B and {HB7.l1} for L-1, to {HB7.until}.',
    values: { h1b: '$4,000', l1: '$4,500', until: '2027-09-30' },
    kind: 'fee',
    asOf: '2026-09-09',
    sources: [
      register(
        '2026-16231',
        'Federal Register, "9-11 Response and Biometric Entry-Exit Fee for H-1B and L-1 Visas"; amounts and end from a public research project',
        '2026-08-10',
      ),
    ],
    supersedes: ['M8'],
    classes: ['H-1B', 'L-1'],
    page: 'uscis',
  },
  HB8: {
    statement:
      'H-1B, L-1, O-1, TN and E workers have up to {HB8.grace} after the loss of a job, and never longer than the I-94. A DHS proposal of {HB8.day} would end this time. Comments closed on {HB8.until}; whether a final rule followed is unknown.',
    values: { day: '2026-09-11', grace: '60 days', until: '2026-11-10' },
    kind: 'rule',
    status: 'proposed',
    asOf: '2026-10-07',
    sources: [
      [
        'DHS proposal of 11 September 2026 on 8 CFR 214.1(l)(2), at federalregister.gov; read by a public research project, not by us',
        '2026-10-07',
        'B',
      ],
      [
        '8 CFR 214.1(l)(2), as a law firm (tandslaw.com) describes it',
        '2023-01-23',
        'B',
        'https://tandslaw.com/understanding-the-60-day-grace-period-for-terminated-employees/',
      ],
    ],
    verifiedOn: '2026-11-30',
    classes: ['H-1B', 'L-1', 'O-1', 'TN'],
    page: 'register',
  },
  HB9: {
    statement:
      'The Department of Labor proposed new wage rules on {HB9.wages}. A DHS reform of H-1B has been under review since {HB9.reform}.',
    values: { wages: '2026-03-27', reform: '2026-08-24' },
    kind: 'rule',
    status: 'proposed',
    asOf: '2026-10-07',
    sources: [
      register('2026-06017', 'Federal Register 2026-06017', '2026-03-27'),
      [
        'OIRA review of RIN 1615-AD00, listed at reginfo.gov; read by a public research project, not by us',
        '2026-10-07',
        'B',
      ],
    ],
    classes: WORKERS,
    page: 'register',
  },
  HB10: {
    statement:
      'The payment was never due on a change of status that was granted inside the United States, for example from F-1. USCIS says that it is due if the change is refused. The same holds if the person leaves before the decision or asks for consular notice.',
    kind: 'practice',
    status: 'blocked',
    asOf: '2026-09-21',
    sources: [
      readByProject(
        'USCIS, H-1B Specialty Occupations, page of 21 September 2026',
        'https://www.uscis.gov/working-in-the-united-states/h-1b-specialty-occupations',
        '2026-10-07',
      ),
      [
        'USCIS, alert of 20 October 2025; read by a public research project, not by us',
        '2025-10-20',
        'B',
        'https://www.uscis.gov/newsroom/alerts/presidential-proclamation-on-restriction-on-entry-of-certain-nonimmigrant-workers',
      ],
    ],
    checkBy: CHECK_BY,
    supersedes: ['P2'],
    classes: WORKERS,
    page: 'uscis',
  },
  HB11: {
    statement: 'Registration for the H-1B cap costs the employer {HB11.fee}.',
    values: { fee: '$215' },
    kind: 'fee',
    asOf: '2026-10-07',
    sources: [
      readByProject(
        'USCIS, H-1B Electronic Registration, reached from this page',
        'https://www.uscis.gov/working-in-the-united-states/h-1b-specialty-occupations',
        '2026-10-07',
      ),
    ],
    classes: WORKERS,
    page: 'uscis',
  },
  P4: {
    statement:
      'From 27 February 2026 the selection under the H-1B cap is weighted by wage level: level I counts one entry, level IV four.',
    kind: 'rule',
    asOf: '2026-07-17',
    sources: [
      register(
        '2025-23853',
        'Federal Register, weighted selection of H-1B registrations (90 FR 60864)',
        '2025-12-29',
      ),
      [
        'USCIS, alert on the H-1B cap of fiscal year 2027; we read its abstract',
        '2026-07-17',
        'A',
        'https://www.uscis.gov/newsroom/alerts/uscis-reaches-fiscal-year-2027-h-1b-cap',
      ],
    ],
    classes: WORKERS,
    page: 'uscis',
  },
} satisfies Record<string, WrittenFact>
