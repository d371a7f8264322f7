import { readByDossier, type WrittenFact } from './written-fact.ts'

const DECEMBER = '2026-12-15'
const FEBRUARY = '2027-02-28'

export const news = {
  NW1: {
    statement:
      'Since July 2025 over {NW1.over} nationalities get a single entry and {NW1.validity} in many classes, {NW1.countries} among them. {NW1.restored} was restored on {NW1.restoredOn}.',
    values: {
      over: '50',
      validity: '3 months',
      countries: ['Nigeria', 'Cameroon', 'Ethiopia'],
      restored: 'Ghana',
      restoredOn: '2025-09-26',
    },
    kind: 'list',
    asOf: '2026-09-26',
    sources: [
      ['klaskolaw.com', 'undated', 'B'],
      ['okwan audit (public code)', '2026-09-26', 'B'],
    ],
    checkBy: DECEMBER,
    page: 'reciprocity',
  },
  NW2: {
    statement:
      'FIFA PASS gave ticket holders priority. The tournament is over; no closing notice was found.',
    kind: 'practice',
    status: 'ended',
    asOf: '2026-11-21',
    sources: [['A public source', 'undated', 'C']],
    checkBy: DECEMBER,
    page: 'news',
  },
  NW3: {
    statement:
      'One source names how often one may reschedule: India {NW3.india} since {NW3.from}, {NW3.before} before; Philippines {NW3.philippines}; Thailand {NW3.thailand}; Japan {NW3.japan}. The portal decides.',
    values: {
      india: '1',
      before: '3',
      from: '2026-01-01',
      philippines: '3',
      thailand: '3',
      japan: '6',
    },
    kind: 'practice',
    asOf: '2026-08-19',
    sources: [['A public change log that quotes RedBus2US', '2026-08-19', 'C']],
    checkBy: DECEMBER,
    page: 'posts',
  },
  NW4: {
    statement: 'The page of waiting times was dated {NW4.day}. It changes each month.',
    values: { day: '2026-09-17' },
    kind: 'list',
    asOf: '2026-09-17',
    sources: [readByDossier('Global Visa Wait Times')],
    checkBy: DECEMBER,
    page: 'waits',
  },
  NW5: {
    statement: 'One law firm says that interviews run about {NW5.length}.',
    values: { length: '2.5 minutes' },
    kind: 'practice',
    asOf: '2026-08-10',
    sources: [['immigration.net', '2026-08-10', 'C']],
    checkBy: FEBRUARY,
    page: 'posts',
  },
  NW6: {
    statement:
      'TN: citizens of Canada usually need no visa, citizens of Mexico do. TN is not dual intent. It needs a letter of the employer and a listed profession.',
    kind: 'rule',
    asOf: '2026-06-18',
    sources: [
      ['State Department text in legalfix.com', 'undated', 'B'],
      ['8 CFR 214.6', 'undated', 'B'],
      ['lawfirms.com', 'undated', 'B'],
    ],
    checkBy: FEBRUARY,
    classes: ['TN'],
    page: 'posts',
  },
  NW7: {
    statement:
      'O-1: an approved I-129 and no lottery. Posts may still refuse under section 214(b).',
    kind: 'rule',
    asOf: '2026-10-07',
    sources: [readByDossier('USCIS, O-1 page'), ['eb3compass.com', 'undated', 'C']],
    checkBy: FEBRUARY,
    classes: ['O-1'],
    page: 'transferees',
  },
  NW8: {
    statement: 'The site of the exchange visitor program is BridgeUSA, j1visa.state.gov.',
    kind: 'practice',
    asOf: '2026-10-07',
    sources: [readByDossier('BridgeUSA')],
    checkBy: '2027-05-30',
    classes: ['J-1'],
    page: 'exchange',
  },
  NW9: {
    statement:
      'Conduct against the visa within {NW9.within} of entry lets the officer presume misrepresentation, says the Foreign Affairs Manual.',
    values: { within: '90 days' },
    kind: 'practice',
    asOf: '2026-10-07',
    sources: [
      [
        '9 FAM 302.9-4, as read by the Admetia dossier',
        '2026-10-07',
        'B',
        'https://fam.state.gov/fam/09FAM/09FAM030209.html',
      ],
    ],
    checkBy: '2027-05-30',
    page: 'posts',
  },
} satisfies Record<string, WrittenFact>
