import { FAST_INTERVIEW, FEES_PAGE } from './cited-pages.ts'
import { readByProject, register, type WrittenFact } from './written-fact.ts'

const VISITORS = ['B-1/B-2'] as const

export const money = {
  FE1: {
    statement:
      'The visa application (MRV) fee is {FE1.B} for B, F, J, M and TN, {FE1.H} for H, L, O, P, Q and R, and {FE1.E} for E.',
    values: { B: '$185', H: '$205', E: '$315' },
    kind: 'fee',
    asOf: '2026-10-06',
    sources: [
      FEES_PAGE,
      [
        'US embassy in Bishkek, which has them since 17 June 2023',
        'undated',
        'A',
        'https://kg.usembassy.gov/visas/niv/',
      ],
    ],
    supersedes: ['M1'],
    page: 'fees',
  },
  FE2: {
    statement:
      'The SEVIS I-901 fee is {FE2.F} for F and M, {FE2.J} for most J, and {FE2.summer} for au pair, camp counselor and summer work travel.',
    values: { F: '$350', J: '$220', summer: '$35' },
    kind: 'fee',
    asOf: '2026-10-07',
    sources: [
      readByProject('ICE, I-901 SEVIS fee', 'https://www.ice.gov/sevis/i901', '2026-10-07'),
    ],
    supersedes: ['M3'],
    classes: ['F-1', 'J-1'],
    page: 'sevisFee',
  },
  FE3: {
    statement:
      "The Visa Integrity Fee of at least {FE3.amount} is law, but it was absent from the State Department's fee page on {FE3.day}. The CBP notice of fees for fiscal year 2027 does not name it either.",
    values: { amount: '$250', day: '2026-10-06' },
    kind: 'fee',
    status: 'unknown',
    asOf: '2026-10-06',
    sources: [
      FEES_PAGE,
      readByProject(
        'the notice of fees for fiscal year 2027 (91 FR 62534)',
        'https://www.federalregister.gov/d/2026-20185',
        '2026-10-07',
      ),
      [
        'Boston University ISSO; named by a public research project, not read by us',
        '2026-05-19',
        'B',
        'https://www.bu.edu/isso/2026/05/19/visa-integrity-fee/',
      ],
    ],
    page: 'fees',
  },
  FE4: {
    statement:
      'ESTA costs {FE4.esta} from {FE4.from}, {FE4.estaBefore} before. EVUS costs {FE4.evus}, {FE4.evusBefore} before. The I-94 costs {FE4.i94} at land borders only.',
    values: {
      esta: '$40.62',
      estaBefore: '$40.27',
      evus: '$31.75',
      evusBefore: '$30.75',
      i94: '$30',
      from: '2026-10-16',
    },
    kind: 'fee',
    asOf: '2026-10-07',
    sources: [
      readByProject(
        'CBP notice of fees for fiscal year 2027 (91 FR 62534)',
        'https://www.federalregister.gov/d/2026-20185',
        '2026-10-07',
      ),
    ],
    page: 'esta',
  },
  FE5: {
    statement:
      'A duty to name social media on ESTA was proposed on {FE5.day}. Nothing final was found to {FE5.until}.',
    values: { day: '2025-12-10', until: '2026-10-07' },
    kind: 'rule',
    status: 'proposed',
    asOf: '2026-10-07',
    sources: [
      [
        'CBP notice of 10 December 2025, at federalregister.gov; nothing later was found by a public research project',
        '2026-10-07',
        'B',
      ],
      [
        'tandslaw.com, a law firm, on the proposal',
        '2025-12-11',
        'B',
        'https://tandslaw.com/uscbp-issues-proposed-rule-to-revise-esta-application-process-social-media-information-will-be-required-of-applicants',
      ],
    ],
    page: 'esta',
  },
  FE6: {
    statement:
      'From {FE6.from} to {FE6.until} an optional {FE6.amount} buys a date for a B interview within {FE6.within}, while slots last. It comes on top of the application fee and is not refunded. It does not improve the odds, and it speeds up no 221(g).',
    values: {
      amount: '$750',
      within: '10 business days',
      from: '2026-07-01',
      until: '2026-12-31',
    },
    kind: 'fee',
    asOf: '2026-06-09',
    sources: [
      register(
        '2026-11513',
        'Federal Register, "Schedule of Fees for Consular Services ... Visa and Citizenship Services Fee Changes"; we read its abstract',
        '2026-06-09',
      ),
      FAST_INTERVIEW,
      [
        'Locke, a law firm: an earlier date, not a better outcome',
        'undated',
        'B',
        'https://www.lockeimmigration.com/press/conde-nast-traveller-visa-premium-appointment',
      ],
      ['on the refund: quicktellnews.org, a news site', 'undated', 'B'],
    ],
    startsOn: '2026-07-01',
    endsOn: '2026-12-31',
    verifiedOn: '2026-11-30',
    classes: VISITORS,
    page: 'fees',
  },
  FE7: {
    statement:
      'From {FE6.from} to {FE6.until} a limited number of posts offer the fast B interview; travel.state.gov names them.',
    kind: 'fee',
    asOf: '2026-06-09',
    startsOn: '2026-07-01',
    endsOn: '2026-12-31',
    sources: [
      register(
        '2026-11513',
        'Federal Register, "Schedule of Fees for Consular Services ... Visa and Citizenship Services Fee Changes"; we read its abstract',
        '2026-06-09',
      ),
    ],
    classes: VISITORS,
    page: 'fees',
  },
  M2: {
    statement:
      'The visa application (MRV) fee is not refundable or transferable, pays for one application, and may be used for 365 days to book.',
    kind: 'fee',
    asOf: '2026-10-06',
    sources: [['US embassy in London, fees page (uk.usembassy.gov)', 'undated', 'A'], FEES_PAGE],
    page: 'fees',
  },
  M4: {
    statement:
      'Pay the I-901 fee at fmjfee.com before the interview (posts say about 3 business days) and bring the receipt. F-2 and J-2 dependants do not pay.',
    kind: 'fee',
    asOf: '2026-10-06',
    sources: [
      [
        'Study in the States, "Paying the I-901 SEVIS Fee"; read by a public research project, not by us',
        '2026-10-06',
        'B',
        'https://studyinthestates.dhs.gov/students/prepare/paying-the-i-901-sevis-fee',
      ],
      ['Temple, Rutgers and San José State universities', 'undated', 'B'],
    ],
    classes: ['F-1', 'J-1'],
    page: 'sevisFee',
  },
  M5: {
    statement:
      'Public Law 119-21, section 100007, of 4 July 2025 sets a Visa Integrity Fee of at least $250 when a nonimmigrant visa is issued.',
    kind: 'fee',
    life: 'rule',
    asOf: '2026-10-06',
    sources: [
      [
        'NAFSA, "Budget law imposes nonimmigrant Visa Integrity Fee"',
        'undated',
        'B',
        'https://nafsa.org/regulatory-information/budget-law-imposes-nonimmigrant-visa-integrity-fee',
      ],
      FEES_PAGE,
    ],
    page: 'fees',
  },
} satisfies Record<string, WrittenFact>
