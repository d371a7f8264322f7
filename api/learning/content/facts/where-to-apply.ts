import { readByDossier, type WrittenFact } from './written-fact.ts'

const HARVARD = ['hio.harvard.edu', '2025-09-09', 'B'] as const

export const whereToApply = {
  WA1: {
    statement:
      'Since {WA1.from} people apply in their country of nationality or residence, and prove residence. Fees paid elsewhere are lost.',
    values: { from: '2025-09-06' },
    kind: 'practice',
    asOf: '2026-10-06',
    sources: [HARVARD, readByDossier('Where to apply', '2026-10-06')],
    checkBy: '2026-12-15',
    page: 'whereToApply',
  },
  WA2: {
    statement:
      'Exempt from it: A, G, C-2, C-3 and NATO classes, diplomatic or official visas, and travel to the United Nations.',
    kind: 'practice',
    asOf: '2026-10-06',
    sources: [HARVARD, readByDossier('Where to apply', '2026-10-06')],
    checkBy: '2026-12-15',
    page: 'whereToApply',
  },
  WA3: {
    statement:
      'Designated posts on {WA3.day}: {WA3.posts}. The page changed on {WA3.changed}, and Ouagadougou paused on {WA3.paused}: the list is unreliable.',
    values: {
      day: '2025-09-09',
      changed: '2025-10-10',
      paused: '2025-10-08',
      posts: [
        'Islamabad for Afghanistan',
        'Vilnius or Warsaw for Belarus',
        'Yaoundé for Chad',
        'Georgetown for Cuba',
        'Nassau for Haiti',
        'Dubai for Iran',
        'Tunis for Libya',
        'Ouagadougou for Niger',
        'Astana or Warsaw for Russia',
        'Nairobi for Somalia and South Sudan',
        'Cairo for Sudan',
        'Amman for Syria',
        'Krakow or Warsaw for Ukraine',
        'Bogotá for Venezuela',
        'Riyadh for Yemen',
        'Johannesburg for Zimbabwe',
      ],
    },
    kind: 'list',
    asOf: '2025-10-10',
    sources: [HARVARD],
    checkBy: '2026-11-28',
    supersedes: ['W5'],
    page: 'whereToApply',
  },
  W4: {
    statement:
      'Since 6 September 2025 apply in your country of nationality or residence, and be ready to prove residence. Elsewhere it may be harder to qualify, waits are longer, and fees are neither refunded nor moved. Existing appointments generally stand.',
    kind: 'practice',
    asOf: '2026-10-06',
    sources: [
      ['UC Berkeley International Office', '2025-09-09', 'B'],
      ['borderslawfirm.us', 'undated', 'B'],
      ['mondaq 1675824', 'undated', 'B'],
      readByDossier('Where to apply', '2026-10-06'),
    ],
    page: 'whereToApply',
  },
} satisfies Record<string, WrittenFact>
