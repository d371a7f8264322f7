import type { WrittenFact } from './written-fact.ts'

/** The facts about a visa that was issued: the way in and out, the return, and the end of a visa. */
export const afterIssue = {
  BE1: {
    statement:
      'Since {BE1.from} DHS may photograph every person who is not a US citizen, on entry and on exit, at airports, land borders and seaports. The photo has no exemption by age, not for those under 14 and not for those over 79.',
    values: { from: '2025-12-26' },
    kind: 'rule',
    asOf: '2025-12-26',
    sources: [
      [
        'Federal Register, "Collection of Biometric Data From Aliens Upon Entry to and Departure From the United States" (90 FR 48604), summary printed by frtracker.app',
        '2025-10-27',
        'B',
        'https://frtracker.app/fr/2025-19655',
      ],
      [
        'BAL, a law firm, on the final rule',
        '2025-10-28',
        'B',
        'https://www.bal.com/?p=9004111222158751',
      ],
      [
        'on the ages: Fox News, which quotes the rule',
        '2025-10-31',
        'B',
        'https://www.foxnews.com/us/dhs-rule-expands-facial-recognition-all-us-ports-entry-foreign-travelers',
      ],
    ],
    verifiedOn: '2026-11-30',
    page: 'entry',
  },
  RV1: {
    statement:
      'A consular officer or the State Department may revoke a nonimmigrant visa at any time after it was issued (22 CFR 41.122). A visa can also be revoked for the time in which new information is looked at.',
    kind: 'rule',
    asOf: '2026-06-18',
    sources: [
      [
        '22 CFR 41.122, as legalclarity.org describes it',
        'undated',
        'B',
        'https://legalclarity.org/22-cfr-41-122-revocation-of-nonimmigrant-visas',
      ],
    ],
    verifiedOn: '2026-11-30',
    page: 'posts',
  },
  RV2: {
    statement:
      'The State Department said in August 2025 that it keeps vetting all holders of a valid visa. It looks for overstays, crime, threats to public safety, and support for terrorism.',
    kind: 'practice',
    asOf: '2025-08-22',
    sources: [
      [
        "Devdiscourse on the State Department's answer to the Associated Press",
        '2025-08-22',
        'B',
        'https://www.devdiscourse.com/article/law-order/3559854-us-visa-holders-face-stricter-review-amid-continuous-vetting',
      ],
    ],
    verifiedOn: '2026-11-30',
    page: 'news',
  },
  AR1: {
    statement:
      'With an expired visa and a valid I-94 you may return from Canada or Mexico within 30 days (22 CFR 41.112(d)). F and J also show a valid I-20 or DS-2019. It does not apply to a person who asked for a new visa on that trip, nor to nationals of state sponsors of terrorism.',
    kind: 'rule',
    asOf: '2026-06-18',
    sources: [
      [
        'University of Michigan, "Automatic Visa Revalidation"',
        'undated',
        'B',
        'https://internationalcenter.umich.edu/fsis/automatic-visa-revalidation',
      ],
      [
        'Larrabee, a law firm, on the rule of 30 days',
        'undated',
        'B',
        'https://www.larrabee.com/immigration-law-faqs/trips-to-canada-mexico-visa-revalidation/',
      ],
      [
        'Vanderbilt University, "Automatic Visa Revalidation"',
        'undated',
        'B',
        'https://www.vanderbilt.edu/isss/immigration/travel/visa-renewal-information/visa-revalidation/',
      ],
    ],
    verifiedOn: '2026-11-30',
    page: 'entry',
  },
} satisfies Record<string, WrittenFact>
