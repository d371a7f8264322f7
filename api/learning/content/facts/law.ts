import { NOT_READ_SINCE, type WrittenFact } from './written-fact.ts'

export const law = {
  L1: {
    statement:
      'INA 214(b): every applicant is presumed an immigrant until the officer is satisfied otherwise, except L, V and H-1B applicants (not H-1B1).',
    kind: 'statute',
    ...NOT_READ_SINCE,
    sources: [['8 USC 1184(b)', 'undated', 'A']],
    page: 'posts',
  },
  L2: {
    statement:
      'Having sought permanent residence is not evidence against an H-1B, L or V applicant. F, J and B applicants have no such protection.',
    kind: 'statute',
    ...NOT_READ_SINCE,
    sources: [
      ['8 USC 1184(h)', 'undated', 'A'],
      ['murthyindia', 'undated', 'B'],
    ],
    page: 'posts',
  },
  L3: {
    statement:
      'A refusal under section 214(b) is not permanent and has no appeal. To apply again: a new form, a new fee and a new appointment, ideally with changed circumstances.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['US embassy in New Delhi', 'undated', 'A'],
      ['usvisa-info.com (Dominican Republic)', 'undated', 'A'],
    ],
    page: 'posts',
  },
  L4: {
    statement:
      'An H-1B or L-1 applicant can still be refused, for example when the officer doubts the facts of the petition, or under section 221(g). Approval by USCIS is not a visa.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['immlawyr', 'undated', 'B'],
      ['immigration.net (9 FAM)', 'undated', 'B'],
      ['US embassy in Kyiv', 'undated', 'A'],
    ],
    classes: ['H-1B', 'L-1'],
    page: 'posts',
  },
  L5: {
    statement:
      'Section 221(g): refused for now, because something is missing or needs administrative processing. Supply what is asked within one year or the case closes. When only documents are due there is no new visa fee. Posts ask for 180 days of patience with administrative processing.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['usvisa-info.com (Jamaica)', 'undated', 'A'],
      ['US embassy in Port-au-Prince', 'undated', 'A'],
    ],
    page: 'posts',
  },
  L6: {
    statement:
      'INA 212(e): some J-1 visitors must spend two years in total at home before H, L or permanent residence: programs that a government funded, skills on the Exchange Visitor Skills List, and graduate medical training. Waivers exist. The funding may be indirect, and J-2 dependants are bound too.',
    kind: 'statute',
    asOf: '2026-10-07',
    sources: [
      ['klaskolaw', 'undated', 'B'],
      ['jdsupra 4744578', 'undated', 'B'],
      ['paraphrase of 22 CFR 41.63', 'undated', 'A'],
      ['8 USC 1182(e), as read by the Admetia dossier', '2026-10-07', 'B'],
    ],
    classes: ['J-1'],
    page: 'exchange',
  },
  L7: {
    statement:
      'The Skills List was revised on 9 December 2024, retroactively: 37 countries left it. The change frees nobody whose program a government funded or who had graduate medical training.',
    kind: 'rule',
    ...NOT_READ_SINCE,
    sources: [
      ['oiss.yale.edu', 'undated', 'B'],
      ['isso.ucsf.edu', 'undated', 'B'],
    ],
    classes: ['J-1'],
    page: 'exchange',
  },
  L8: {
    statement:
      'A visa permits travel to a port of entry. CBP decides on admission and on the length of stay.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [['US mission to the UAE', 'undated', 'A']],
    page: 'entry',
  },
  L9: {
    statement:
      'The decision is normally told at the end of the interview: approved, more needed, or refused. Do not buy travel that cannot be refunded before the visa is in the passport.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [['US mission to the UAE', 'undated', 'A']],
    page: 'posts',
  },
} satisfies Record<string, WrittenFact>
