import { readByDossier, type WrittenFact } from './written-fact.ts'

const STATE_PAGE = [
  'State Department, page on the suspension of visa issuance (stored copy)',
  '2026-02-02',
  'A',
] as const
const CHECK_BY = '2026-11-28'

export const entryLimits = {
  TB1: {
    statement:
      'Proclamation 10998 of {TB1.signed} limits visas by nationality since {TB1.from}. No amendment was in the Federal Register up to {TB1.until}.',
    values: { signed: '2025-12-16', from: '2026-01-01', until: '2026-10-07' },
    kind: 'proclamation',
    asOf: '2026-10-07',
    sources: [STATE_PAGE, readByDossier('Federal Register')],
    checkBy: CHECK_BY,
    supersedes: ['P9'],
    page: 'entryLimits',
  },
  TB2: {
    statement:
      'All visas are suspended for nationals of {TB2.count} countries: {TB2.countries}. The same goes for holders of Palestinian Authority documents.',
    values: {
      count: '19',
      countries: [
        'Afghanistan',
        'Burma',
        'Burkina Faso',
        'Chad',
        'Republic of the Congo',
        'Equatorial Guinea',
        'Eritrea',
        'Haiti',
        'Iran',
        'Laos',
        'Libya',
        'Mali',
        'Niger',
        'Sierra Leone',
        'Somalia',
        'South Sudan',
        'Sudan',
        'Syria',
        'Yemen',
      ],
    },
    kind: 'proclamation',
    asOf: '2026-02-02',
    sources: [STATE_PAGE],
    checkBy: CHECK_BY,
    page: 'entryLimits',
  },
  TB3: {
    statement:
      'B, F, M, J and immigrant visas are suspended for nationals of {TB3.count} countries: {TB3.countries}.',
    values: {
      count: '19',
      countries: [
        'Angola',
        'Antigua and Barbuda',
        'Benin',
        'Burundi',
        "Côte d'Ivoire",
        'Cuba',
        'Dominica',
        'Gabon',
        'Gambia',
        'Malawi',
        'Mauritania',
        'Nigeria',
        'Senegal',
        'Tanzania',
        'Togo',
        'Tonga',
        'Venezuela',
        'Zambia',
        'Zimbabwe',
      ],
    },
    kind: 'proclamation',
    asOf: '2026-10-07',
    sources: [
      readByDossier('Page on the suspension of visa issuance'),
      ['williamsgloballaw.com', 'undated', 'B'],
    ],
    checkBy: CHECK_BY,
    classes: ['B-1/B-2', 'F-1', 'J-1'],
    page: 'entryLimits',
  },
  TB4: {
    statement:
      'For {TB4.immigrantOnly} only immigrant visas are suspended. Where B, F, M and J are suspended, H, L and O are not, but they may get a shorter validity.',
    values: { immigrantOnly: 'Turkmenistan' },
    kind: 'proclamation',
    asOf: '2026-10-07',
    sources: [
      readByDossier('Page on the suspension of visa issuance'),
      ['immigrationlawyersinsyracuse.com', 'undated', 'B'],
    ],
    checkBy: CHECK_BY,
    page: 'entryLimits',
  },
  TB5: {
    statement:
      'The limits do not reach people who held a valid visa or were inside the United States on {TB5.day}. Residents, dual nationals on another passport, some diplomats and major sports events are outside them too. Exceptions for family and adoption went.',
    values: { day: '2026-01-01' },
    kind: 'proclamation',
    asOf: '2026-02-02',
    sources: [STATE_PAGE, ['visahq', '2026-01-01', 'B']],
    checkBy: CHECK_BY,
    page: 'entryLimits',
  },
  TB6: {
    statement:
      'The {TB3.count} countries with suspended B visas stand on the bond list too. There the suspension comes first; this is our inference.',
    kind: 'proclamation',
    asOf: '2026-10-07',
    sources: [['Our inference from both lists', '2026-11-21', 'C']],
    checkBy: CHECK_BY,
    classes: ['B-1/B-2'],
    page: 'entryLimits',
  },
} satisfies Record<string, WrittenFact>
