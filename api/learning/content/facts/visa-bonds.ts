import { NEVER } from '#contracts/learning/learning.ts'
import { BONDS_PAGE, GEORGIA, PILOT_RULE } from './cited-pages.ts'
import { register, type WrittenFact } from './written-fact.ts'

const VISITORS = ['B-1/B-2'] as const
const CHECK_BY = '2026-11-28'

export const visaBonds = {
  BO1: {
    statement:
      'A pilot of visa bonds ran from {BO1.from} to {BO1.until}, with bonds of {BO1.steps}.',
    values: {
      from: '2025-08-20',
      until: '2026-08-05',
      steps: ['$5,000', '$10,000', '$15,000'],
    },
    kind: 'rule',
    status: 'ended',
    asOf: '2026-08-05',
    sources: [
      PILOT_RULE,
      register('2025-15211', 'Federal Register, correction of 90 FR 37378', '2025-08-11'),
    ],
    checkBy: NEVER,
    classes: VISITORS,
    page: 'bonds',
  },
  BO2: {
    statement:
      'Visa bonds have been permanent since {BO2.from}, at up to {BO2.most}. The abstract of the rule says that an officer may require one.',
    values: { from: '2026-08-03', most: '$20,000' },
    kind: 'rule',
    asOf: '2026-08-03',
    sources: [
      register(
        '2026-15726',
        'Federal Register, "Visas: Visa Bond Program", final rule; we read its abstract',
        '2026-08-03',
      ),
    ],
    checkBy: CHECK_BY,
    supersedes: ['P5'],
    classes: VISITORS,
    page: 'bonds',
  },
  BO3: {
    statement:
      'The steps are reported as {BO3.steps}, without a procedure for a waiver. Countries of the Visa Waiver Program are outside.',
    values: { steps: ['$10,000', '$15,000', '$20,000'] },
    kind: 'rule',
    asOf: '2026-10-08',
    sources: [
      [
        'BAL, "State Department Finalizes Permanent Visa Bond Program for Certain B-1/B-2 Applicants"; read by a public research project, not by us',
        '2026-10-08',
        'B',
        'https://bal.com/immigration-news/united-states-state-department-finalizes-permanent-visa-bond-program-for-certain-b-1-b-2-applicants/',
      ],
    ],
    checkBy: CHECK_BY,
    classes: VISITORS,
    page: 'bonds',
  },
  BO4: {
    statement:
      'The page of the pilot says that a listed national who is found otherwise eligible must post a bond. The amount is set at the interview. The duty holds wherever one applies.',
    kind: 'rule',
    asOf: '2026-01-06',
    sources: [BONDS_PAGE, GEORGIA],
    checkBy: CHECK_BY,
    classes: VISITORS,
    page: 'bonds',
  },
  BO5: {
    statement:
      'Form I-352 and Pay.gov come only after the officer says so, through the link that is given. Money paid unasked is lost. A bond guarantees nothing.',
    kind: 'practice',
    asOf: '2026-01-06',
    sources: [BONDS_PAGE, GEORGIA],
    checkBy: CHECK_BY,
    classes: VISITORS,
    page: 'bonds',
  },
  BO6: {
    statement:
      'With a bond, entry and exit are at fixed ports. Ignoring them can cost the entry, or leave a departure unrecorded. Since {BO6.from} these are {BO6.count}: {BO6.ports}. The list of today is on the official page.',
    values: {
      from: '2026-01-01',
      count: '9',
      ports: [
        'Boston',
        'New York JFK',
        'Washington Dulles',
        'Newark',
        'Atlanta',
        "Chicago O'Hare",
        'Los Angeles',
        'Toronto',
        'Montreal',
      ],
    },
    kind: 'list',
    asOf: '2026-01-07',
    sources: [
      [
        `Ogletree Deakins, "State Department's Visa Bond Program: 32 New Countries and 6 New Airports Added to the List" (January 2026)`,
        'undated',
        'B',
        'https://ogletree.com/insights-resources/blog-posts/state-departments-visa-bond-program-32-new-countries-and-6-new-airports-added-to-the-list',
      ],
      [
        'visasin.com, which names the ports',
        'undated',
        'B',
        'https://visasin.com/news/us-visa-bond-requirement-38-countries',
      ],
    ],
    checkBy: CHECK_BY,
    classes: VISITORS,
    page: 'bonds',
  },
  BO7: {
    statement:
      'Visas of the pilot were for one entry, valid for {BO7.validity}, with a stay of about {BO7.stay}. The money came back after a timely departure or request to extend, a refusal at the port, or no travel before the visa expired. An overstay or asking for another status, asylum included, lost it. The permanent program may differ.',
    values: { validity: '3 months', stay: '30 days' },
    kind: 'practice',
    status: 'ended',
    asOf: '2026-01-09',
    sources: [
      [
        "a law firm's article (Fragomen)",
        '2026-01-09',
        'B',
        'https://fragomen.com/insights/united-states-state-department-adds-countries-to-b-1b-2-visa-bond-pilot-program.html',
      ],
      [
        'State Department text, quoted by Newsday (Trinidad and Tobago)',
        '2025-08-05',
        'B',
        'https://newsday.co.tt/2025/08/05/us-names-visa-bond-countries/',
      ],
      GEORGIA,
    ],
    checkBy: CHECK_BY,
    supersedes: ['P6'],
    classes: VISITORS,
    page: 'bonds',
  },
  BO9: {
    statement: "By the rule of the pilot, countries join the list with {BO9.notice}' notice.",
    values: { notice: '15 days' },
    kind: 'practice',
    asOf: '2025-08-05',
    sources: [
      [
        '90 FR 37378, as quoted by NAFSA',
        '2025-08-05',
        'B',
        'https://nafsa.org/regulatory-information/visa-bond-pilot-program',
      ],
    ],
    checkBy: '2026-12-15',
    classes: VISITORS,
    page: 'bonds',
  },
  BO10: {
    statement:
      'Where a bond is asked, no visa is issued until it is posted. The legal base is INA 221(g)(3).',
    kind: 'practice',
    asOf: '2026-09-26',
    sources: [BONDS_PAGE, PILOT_RULE],
    checkBy: '2026-12-15',
    classes: VISITORS,
    page: 'bonds',
  },
  BO11: {
    statement:
      '{BO11.count} countries stood on the bond list of {BO11.day}, each with a start of its own.',
    values: { count: '38', day: '2026-01-06' },
    kind: 'list',
    asOf: '2026-01-06',
    sources: [BONDS_PAGE],
    checkBy: CHECK_BY,
    supersedes: ['P7'],
    classes: VISITORS,
    page: 'bonds',
  },
  BO13: {
    statement:
      'A visa bond is asked of nationals of {BO13.count} countries since {BO13.from}: {BO13.countries}.',
    values: { from: '2025-08-20', count: '2', countries: ['Malawi', 'Zambia'] },
    kind: 'list',
    asOf: '2026-01-06',
    sources: [BONDS_PAGE],
    checkBy: CHECK_BY,
    classes: VISITORS,
    page: 'bonds',
  },
  BO14: {
    statement:
      'A visa bond is asked of nationals of {BO14.count} country since {BO14.from}: {BO14.countries}.',
    values: { from: '2025-10-11', count: '1', countries: ['The Gambia'] },
    kind: 'list',
    asOf: '2026-01-06',
    sources: [BONDS_PAGE],
    checkBy: CHECK_BY,
    classes: VISITORS,
    page: 'bonds',
  },
  BO15: {
    statement:
      'A visa bond is asked of nationals of {BO15.count} countries since {BO15.from}: {BO15.countries}.',
    values: {
      from: '2025-10-23',
      count: '3',
      countries: ['Mauritania', 'Sao Tome and Principe', 'Tanzania'],
    },
    kind: 'list',
    asOf: '2026-01-06',
    sources: [BONDS_PAGE],
    checkBy: CHECK_BY,
    classes: VISITORS,
    page: 'bonds',
  },
  BO16: {
    statement:
      'A visa bond is asked of nationals of {BO16.count} countries since {BO16.from}: {BO16.countries}.',
    values: {
      from: '2026-01-01',
      count: '7',
      countries: [
        'Bhutan',
        'Botswana',
        'Central African Republic',
        'Guinea',
        'Guinea-Bissau',
        'Namibia',
        'Turkmenistan',
      ],
    },
    kind: 'list',
    asOf: '2026-01-06',
    sources: [BONDS_PAGE],
    checkBy: CHECK_BY,
    classes: VISITORS,
    page: 'bonds',
  },
  BO17: {
    statement:
      'A visa bond is asked of nationals of {BO17.count} countries since {BO17.from}: {BO17.countries}.',
    values: {
      from: '2026-01-21',
      count: '25',
      countries: [
        'Algeria',
        'Angola',
        'Antigua and Barbuda',
        'Bangladesh',
        'Benin',
        'Burundi',
        'Cabo Verde',
        'Cuba',
        "Côte d'Ivoire",
        'Djibouti',
        'Dominica',
        'Fiji',
        'Gabon',
        'Kyrgyzstan',
        'Nepal',
        'Nigeria',
        'Senegal',
        'Tajikistan',
        'Togo',
        'Tonga',
        'Tuvalu',
        'Uganda',
        'Vanuatu',
        'Venezuela',
        'Zimbabwe',
      ],
    },
    kind: 'list',
    asOf: '2026-01-06',
    sources: [BONDS_PAGE],
    checkBy: CHECK_BY,
    classes: VISITORS,
    page: 'bonds',
  },
  BO12: {
    statement:
      '{BO12.count} more joined on {BO12.from}: {BO12.countries}. The State Department then counted {BO12.sum}. Only the official list decides.',
    values: {
      count: '12',
      sum: '50',
      from: '2026-04-02',
      countries: [
        'Cambodia',
        'Ethiopia',
        'Georgia',
        'Grenada',
        'Lesotho',
        'Mauritius',
        'Mongolia',
        'Mozambique',
        'Nicaragua',
        'Papua New Guinea',
        'Seychelles',
        'Tunisia',
      ],
    },
    kind: 'list',
    asOf: '2026-04-02',
    sources: [
      [
        'State Department, "State Department Expands Visa Bonds to Combat Illegal Overstay Rates" (March 2026); we read the copy of the US embassy in China',
        'undated',
        'A',
        'https://www.state.gov/releases/office-of-the-spokesperson/2026/03/state-department-expands-visa-bonds-to-combat-illegal-overstay-rates',
      ],
      [
        'the twelve names: a Reuters story of March 2026, printed by beyondmedia.online',
        'undated',
        'B',
        'https://beyondmedia.online/us-to-require-15k-bond-to-visa-recipients-from-12-more-countries',
      ],
    ],
    checkBy: CHECK_BY,
    classes: VISITORS,
    page: 'bonds',
  },
} satisfies Record<string, WrittenFact>
