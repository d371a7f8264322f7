import { NOT_READ_SINCE, readByDossier, register, type WrittenFact } from './written-fact.ts'

const CHECK_BY = '2026-12-15'
const VISITORS = ['B-1/B-2'] as const

export const money = {
  FE1: {
    statement:
      'The visa application (MRV) fee is {FE1.B} for B, F, J, M and TN, {FE1.H} for H, L, O, P, Q and R, and {FE1.E} for E.',
    values: { B: '$185', H: '$205', E: '$315' },
    kind: 'fee',
    asOf: '2026-10-06',
    sources: [readByDossier('Fees for Visa Services', '2026-10-06')],
    checkBy: CHECK_BY,
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
      [
        'ice.gov/sevis/i901, as read by the Admetia dossier',
        '2026-10-07',
        'B',
        'https://www.ice.gov/sevis/i901',
      ],
    ],
    checkBy: CHECK_BY,
    supersedes: ['M3'],
    classes: ['F-1', 'J-1'],
    page: 'sevisFee',
  },
  FE3: {
    statement:
      "The Visa Integrity Fee of {FE3.amount} is law, but it was absent from the State Department's fee page on {FE3.day}. The notice for fiscal year 2027 does not name it either. One page claims an uneven collection.",
    values: { amount: '$250', day: '2026-10-06' },
    kind: 'fee',
    status: 'unknown',
    asOf: '2026-10-06',
    sources: [
      readByDossier('Fees for Visa Services', '2026-10-06'),
      register('2026-20185', '91 FR 62534', 'undated'),
    ],
    checkBy: CHECK_BY,
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
    asOf: '2026-10-16',
    sources: [
      [
        '91 FR 62534, as read by the Admetia dossier',
        '2026-10-07',
        'B',
        'https://www.federalregister.gov/d/2026-20185',
      ],
    ],
    checkBy: '2027-09-15',
    page: 'esta',
  },
  FE5: {
    statement:
      'A duty to name social media on ESTA was proposed on {FE5.day}. Nothing final was found to {FE5.until}.',
    values: { day: '2025-12-10', until: '2026-10-07' },
    kind: 'rule',
    status: 'proposed',
    asOf: '2026-10-07',
    sources: [readByDossier('Federal Register')],
    checkBy: CHECK_BY,
    page: 'esta',
  },
  FE6: {
    statement:
      'From {FE6.from} to {FE6.until} an optional {FE6.amount} pays for a B interview within {FE6.within}. About {FE6.places} are offered in all.',
    values: {
      amount: '$750',
      within: '10 business days',
      from: '2026-07-01',
      until: '2026-12-31',
      places: '25,000',
    },
    kind: 'fee',
    asOf: '2026-08-19',
    sources: [
      register('2026-11513', 'Federal Register 2026-11513, abstract', 'undated'),
      ['A public change log', '2026-08-19', 'B'],
    ],
    checkBy: '2027-01-02',
    classes: VISITORS,
    page: 'fees',
  },
  FE7: {
    statement:
      'Only posts in {FE7.countries} were named for the fast interview, on {FE7.first} and {FE7.second}. Later posts are unknown.',
    values: { countries: ['Mexico', 'Canada'], first: '2026-07-22', second: '2026-08-18' },
    kind: 'list',
    asOf: '2026-10-07',
    sources: [['A public change log', '2026-08-19', 'B'], readByDossier('Pages of the posts')],
    checkBy: CHECK_BY,
    classes: VISITORS,
    page: 'posts',
  },
  FE8: {
    statement:
      'Issuance fee and validity differ by nationality. Italy: H-1B {FE8.italyH}, L-1 {FE8.italyL}, F-1 for {FE8.italyF}. China: L-1 {FE8.chinaL}, O-1 one entry in {FE8.chinaO}, H-1B {FE8.chinaH}.',
    values: {
      italyH: '$153',
      italyL: '$308',
      italyF: '16 months',
      chinaL: '$105',
      chinaO: '3 months',
      chinaH: '12 months',
    },
    kind: 'fee',
    asOf: '2026-10-07',
    sources: [readByDossier('Reciprocity pages of Italy and China')],
    checkBy: CHECK_BY,
    page: 'reciprocity',
  },
  M2: {
    statement:
      'The visa application (MRV) fee is not refundable or transferable, pays for one application, and may be used for 365 days to book.',
    kind: 'fee',
    asOf: '2026-10-06',
    sources: [
      ['US embassy in London, fees page', 'undated', 'A'],
      ['mondaq 1367426', 'undated', 'B'],
      ['millermayer.com', 'undated', 'B'],
      readByDossier('State Department and Study in the States', '2026-10-06'),
    ],
    page: 'fees',
  },
  M4: {
    statement:
      'Pay the I-901 fee at fmjfee.com before the interview (posts say about 3 business days) and bring the receipt. F-2 and J-2 dependants do not pay.',
    kind: 'fee',
    asOf: '2026-10-06',
    sources: [
      ['ice.gov', 'undated', 'A'],
      ['US embassy in Dublin', 'undated', 'A'],
      ['usa-visas.com', 'undated', 'B'],
      readByDossier('State Department and Study in the States', '2026-10-06'),
    ],
    classes: ['F-1', 'J-1'],
    page: 'sevisFee',
  },
  M5: {
    statement:
      'Public Law 119-21, section 100007, of 4 July 2025 sets a Visa Integrity Fee of at least $250 when a nonimmigrant visa is issued.',
    kind: 'fee',
    asOf: '2026-10-06',
    sources: [['nafsa.org', 'undated', 'B'], readByDossier('Fees for Visa Services', '2026-10-06')],
    page: 'fees',
  },
  M6: {
    statement:
      'In June 2026 the Visa Integrity Fee was not being collected. Reports of a start date disagreed, and none cited an official start.',
    kind: 'fee',
    ...NOT_READ_SINCE,
    sources: [
      ['alliance-exchange.org', 'undated', 'B'],
      ['90 FR 34511', 'undated', 'A'],
      ['jdsupra 5565650', 'undated', 'B'],
    ],
    page: 'fees',
  },
  M7: {
    statement:
      'A refused applicant would not owe the Visa Integrity Fee, because it falls due when a visa is issued.',
    kind: 'fee',
    asOf: '2026-09-09',
    sources: [
      ['nafsa.org', 'undated', 'B'],
      ['newsfeed24', 'undated', 'B'],
      ['Interview Waiver Update, as a file in public code found it', '2026-09-09', 'B'],
    ],
    page: 'fees',
  },
} satisfies Record<string, WrittenFact>
