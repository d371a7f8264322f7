import { FAM_EXCHANGE, SKILLS_NOTICE, STATUTE, UAE } from './cited-pages.ts'
import { STORED_BEFORE, type WrittenFact } from './written-fact.ts'

export const law = {
  L1: {
    statement:
      'INA 214(b): every applicant is presumed an immigrant until the officer is satisfied otherwise, except L, V and H-1B applicants (not H-1B1).',
    kind: 'statute',
    ...STORED_BEFORE,
    sources: [STATUTE],
    page: 'posts',
  },
  L2: {
    statement:
      'Having sought permanent residence is not evidence against an H-1B, L or V applicant. F, J and B applicants have no such protection.',
    kind: 'statute',
    ...STORED_BEFORE,
    sources: [
      [
        '8 U.S.C. 1184(h); not read again',
        'undated',
        'A',
        'https://www.law.cornell.edu/uscode/text/8/1184',
      ],
    ],
    page: 'posts',
  },
  L3: {
    statement:
      'A refusal under section 214(b) is not permanent and has no appeal. To apply again: a new form, a new fee and a new appointment, ideally with changed circumstances.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [
      [
        'the official visa information service for the Dominican Republic',
        'undated',
        'A',
        'https://usvisa-info.com/en-DO/selfservice/us_visa_denied',
      ],
    ],
    page: 'posts',
  },
  L4: {
    statement:
      'An H-1B or L-1 applicant can still be refused, for example when the officer doubts the facts of the petition, or under section 221(g). Approval by USCIS is not a visa.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [
      ['US embassy in Kyiv, an old page', 'undated', 'A'],
      ['immigration.net', '2020-06-11', 'B'],
      [
        'Murthy, a law firm, on H-1B petitions that go back to USCIS',
        '2010-10-01',
        'B',
        'https://murthyindia.com/h1-b-visa-application-at-consulate-common-issues',
      ],
      [
        'visarefusal.com, a law firm, on H-1B, L-1 and O-1 petitions',
        '2019-02-01',
        'B',
        'https://visarefusal.com/blog/petition-revocations-potential-conflicts-with-employers-and-why-denied-visa-applicants-should-consult-with-their-own-lawyer',
      ],
    ],
    verifiedOn: '2026-11-30',
    classes: ['H-1B', 'L-1'],
    page: 'posts',
  },
  L5: {
    statement:
      'Section 221(g): refused for now, because something is missing or needs administrative processing. Supply what is asked within one year or the case closes; administrative processing has no such limit. When only documents are due there is no new visa fee. Posts ask for 180 days of patience with administrative processing.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [
      [
        'the official visa information service for Jamaica',
        'undated',
        'A',
        'https://usvisa-info.com/en-JM/selfservice/us_visa_denied',
      ],
    ],
    page: 'posts',
  },
  L6: {
    statement:
      'INA 212(e): some J-1 visitors must spend two years in total in their country of nationality or last residence. Until then it bars H, L and K visas, permanent residence, and most changes of status in the US. Grounds: money of the US or home government, also indirect, the Skills List, graduate medical training. J-2 are bound too. Waivers exist.',
    kind: 'statute',
    asOf: '2026-10-07',
    sources: [
      FAM_EXCHANGE,
      SKILLS_NOTICE,
      [
        'University of Washington on the guidance of USCIS of October 2023, for the country in which the years count; we read a stored copy',
        '2023-10-26',
        'B',
        'https://beta.iss.washington.edu/2023/10/26/uscis-issues-policy-guidance-for-2-year-residency-requirement',
      ],
    ],
    verifiedOn: '2026-11-30',
    classes: ['J-1'],
    page: 'exchange',
  },
  L7: {
    statement:
      'The Skills List was revised on 9 December 2024, retroactively: 37 countries left it. The change frees nobody whose program a government funded or who had graduate medical training.',
    kind: 'rule',
    ...STORED_BEFORE,
    sources: [
      SKILLS_NOTICE,
      [
        'UCSF, "Revised Exchange Visitor Skills List (2024)", which has the 37 names',
        'undated',
        'B',
        'https://isso.ucsf.edu/skils-list-2024',
      ],
    ],
    classes: ['J-1'],
    page: 'exchange',
  },
  L8: {
    statement:
      'A visa permits travel to a port of entry. CBP decides on admission and on the length of stay.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [UAE],
    page: 'entry',
  },
  L9: {
    statement:
      'The decision is normally told at the end of the interview: approved, more needed, or refused. Do not buy travel that cannot be refunded before the visa is in the passport.',
    kind: 'practice',
    ...STORED_BEFORE,
    sources: [UAE],
    page: 'posts',
  },
} satisfies Record<string, WrittenFact>
