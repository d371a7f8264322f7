import { BONDS_PAGE, SUSPENSION_PAGE } from './cited-pages.ts'
import { readByProject, type WrittenFact } from './written-fact.ts'

const CHECK_BY = '2026-11-28'

export const entryLimits = {
  TB1: {
    statement:
      'Proclamation 10998 of {TB1.signed} limits visas by nationality since {TB1.from}. No amendment was in the Federal Register up to {TB1.until}.',
    values: { signed: '2025-12-16', from: '2026-01-01', until: '2026-10-07' },
    kind: 'proclamation',
    asOf: '2026-10-07',
    sources: [
      SUSPENSION_PAGE,
      readByProject(
        'no change to it in the Federal Register',
        'https://travel.state.gov/content/travel/en/News/visas-news/suspension-of-visa-issuance-to-foreign-nationals-to-protect-the-security-of-the-united-states.html',
        '2026-10-07',
      ),
    ],
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
    sources: [SUSPENSION_PAGE],
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
        'The Gambia',
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
      SUSPENSION_PAGE,
      ['the 19 names as BAL quotes them', '2025-12-22', 'B', 'https://bal.com/?p=9004111222159204'],
    ],
    checkBy: CHECK_BY,
    classes: ['B-1/B-2', 'F-1', 'J-1'],
    page: 'entryLimits',
  },
  TB4: {
    statement:
      'For {TB4.countries} only immigrant visas are suspended. Where B, F, M and J are suspended, H, L and O are not, but they may get a shorter validity.',
    values: { countries: ['Turkmenistan'] },
    kind: 'proclamation',
    life: 'assurance',
    asOf: '2026-10-07',
    sources: [
      SUSPENSION_PAGE,
      ['williamsgloballaw.com (January 2026), a law firm', 'undated', 'B'],
      ['immigrationlawyersinsyracuse.com, a law firm', 'undated', 'B'],
    ],
    checkBy: CHECK_BY,
    page: 'entryLimits',
  },
  TB5: {
    statement:
      'The limits do not reach people who held a valid visa or were inside the United States on {TB5.day}. Permanent residents of the United States, dual nationals on another passport, some diplomats and major sports events are outside them too. Exceptions for family and adoption went.',
    values: { day: '2026-01-01' },
    kind: 'proclamation',
    life: 'assurance',
    asOf: '2026-02-02',
    sources: [
      SUSPENSION_PAGE,
      ['visahq.com', '2025-12-20', 'B'],
      ['provisorsthoughtleadership.com (February 2026), lawyers', 'undated', 'B'],
    ],
    checkBy: CHECK_BY,
    page: 'entryLimits',
  },
  TB6: {
    statement:
      'For nationals of {TB3.count} countries B, F, M, J and immigrant visas are suspended, and other visas are not. All of these countries stand on the bond list too: we compared the two official lists. There the suspension comes first; this is our inference.',
    kind: 'proclamation',
    asOf: '2026-10-07',
    sources: [
      [
        'Our comparison of the two official lists',
        '2026-11-25',
        'B',
        'https://travel.state.gov/content/travel/en/News/visas-news/suspension-of-visa-issuance-to-foreign-nationals-to-protect-the-security-of-the-united-states.html',
      ],
      BONDS_PAGE,
    ],
    checkBy: CHECK_BY,
    classes: ['B-1/B-2'],
    page: 'entryLimits',
  },
} satisfies Record<string, WrittenFact>
