import type { WrittenFact } from './written-fact.ts'

/** Facts of 2025 and 2026 that rest on reports: health and costs, the photo, and immigrant visas. */
export const healthAndPhotos = {
  HC1: {
    statement:
      'A cable of {HC1.day} reportedly has officers weigh health, age and money when they judge whether a person may become a public charge. Its list includes diabetes, cancer, heart disease and obesity. The State Department confirmed it and said that no condition alone decides. It is expected in immigrant cases above all; for other visas it is unclear.',
    values: { day: '2025-11-06' },
    kind: 'practice',
    life: 'warning',
    status: 'unknown',
    asOf: '2025-11-13',
    sources: [
      [
        'Goel, a law firm, on the cable',
        '2025-11-13',
        'B',
        'https://www.goellaw.com/state-department-public-charge-health-review-visa-cable',
      ],
      [
        'its day: Particle News, which cites The Washington Post and KFF Health News',
        'undated',
        'B',
        'https://particle.news/story/state-department-orders-tougher-visa-screening-on-health-and-finances-under-expanded-public-charge',
      ],
      [
        'the confirmation: Particle News',
        'undated',
        'B',
        'https://particle.news/story/state-department-orders-visa-officers-to-weigh-chronic-illnesses-and-lifetime-medical-costs',
      ],
    ],
    verifiedOn: '2026-11-30',
    page: 'posts',
  },
  PH1: {
    statement:
      'Atlantic Post and makers of photo tools report that the State Department takes no photo that AI, a filter or an app has edited. Its warning names passport photos. Read the official page on visa photos.',
    kind: 'practice',
    life: 'practice',
    status: 'unknown',
    asOf: '2026-06-18',
    sources: [
      [
        'Atlantic Post, "US warns visa applicants over AI-edited passport photos"',
        'undated',
        'C',
        'https://atlanticpostng.com/us-warns-visa-applicants-over-ai-edited-passport-photos/',
      ],
      [
        'DIYPassPhoto, a maker of a photo tool (June 2026)',
        'undated',
        'C',
        'https://diypassphoto.com/blog/ai-passport-photo-tools-non-compliant-2026.html',
      ],
    ],
    verifiedOn: '2026-11-30',
    page: 'photos',
  },
  IV1: {
    statement:
      'Since {IV1.from} the State Department issues no immigrant visas to nationals of {IV1.number} countries. This pause does not concern nonimmigrant visas, such as those for visits, study, exchange and temporary work.',
    values: { from: '2026-01-21', number: '75' },
    kind: 'practice',
    life: 'assurance',
    asOf: '2026-01-21',
    sources: [
      [
        'a law firm\'s article at Mondaq, "Pause on US immigrant visa issuance for 75 countries"',
        '2026-01-21',
        'B',
        'https://www.mondaq.com/unitedstates/work-visas/1733606/pause-on-us-immigrant-visa-issuance-for-75-countries',
      ],
      [
        'VisaVerge, which quotes the State Department',
        'undated',
        'B',
        'https://www.visaverge.com/visa/us-immigrant-visa-suspension-affects-only-immigrant-visas-not-nonimmigrant-visas',
      ],
    ],
    verifiedOn: '2026-11-30',
    page: 'news',
  },
} satisfies Record<string, WrittenFact>
