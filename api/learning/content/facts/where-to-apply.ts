import { readByProject, type WrittenFact } from './written-fact.ts'

export const whereToApply = {
  WA1: {
    statement:
      'Since {WA1.from} people apply in their country of nationality or residence. Who applies where they live proves residence. Fees paid elsewhere are neither refunded nor moved.',
    values: { from: '2025-09-06' },
    kind: 'practice',
    asOf: '2026-10-06',
    sources: [
      [
        'UC Berkeley, "Visa Application Guidance Update from the Department of State"',
        '2025-09-09',
        'B',
        'https://internationaloffice.berkeley.edu/news/visa-application-guidance-update-department-state',
      ],
      readByProject(
        'State Department, "Adjudicating Nonimmigrant Visa Applicants in Their Country of Residence"',
        'https://travel.state.gov/content/travel/en/News/visas-news/adjudicating-niv-applicants-in-their-country-of-residence.html',
        '2026-10-06',
      ),
    ],
    page: 'whereToApply',
  },
  WA2: {
    statement:
      'Outside the rule on the country in which to apply: A, G, C-2, C-3 and NATO classes, diplomatic or official visas, and travel to the United Nations.',
    kind: 'practice',
    life: 'assurance',
    asOf: '2026-10-06',
    sources: [
      readByProject(
        'State Department, "Adjudicating Nonimmigrant Visa Applicants in Their Country of Residence"',
        'https://travel.state.gov/content/travel/en/News/visas-news/adjudicating-niv-applicants-in-their-country-of-residence.html',
        '2026-10-06',
      ),
      ['the exceptions, quoted by brownimmigrationlaw.com', 'undated', 'B'],
    ],
    page: 'whereToApply',
  },
  W4: {
    statement:
      'Since 6 September 2025 apply in your country of nationality or residence, and be ready to prove residence. Elsewhere it may be harder to qualify, waits are longer, and fees are neither refunded nor moved. Rare exceptions are humanitarian, medical or of foreign policy. Existing appointments generally stand.',
    kind: 'practice',
    asOf: '2026-10-06',
    sources: [
      [
        'UC Berkeley, "Visa Application Guidance Update from the Department of State"',
        '2025-09-09',
        'B',
        'https://internationaloffice.berkeley.edu/news/visa-application-guidance-update-department-state',
      ],
      readByProject(
        'State Department, "Adjudicating Nonimmigrant Visa Applicants in Their Country of Residence"',
        'https://travel.state.gov/content/travel/en/News/visas-news/adjudicating-niv-applicants-in-their-country-of-residence.html',
        '2026-10-06',
      ),
    ],
    page: 'whereToApply',
  },
} satisfies Record<string, WrittenFact>
