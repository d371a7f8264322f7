import { NOT_READ_SINCE, type WrittenFact } from './written-fact.ts'

export const interviewDay = {
  H1: {
    statement:
      'Colour photo of 2 by 2 inches (51 by 51 mm), taken within 6 months, white or off-white background, full face.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [['US embassies in Bamako and Tashkent', 'undated', 'A']],
    page: 'posts',
  },
  H2: {
    statement:
      'No eyeglasses in the photo since 1 November 2016, except for a documented medical need.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['US embassy in Brazzaville', 'undated', 'A'],
      ['diplomatic note printed by eleutheranews', 'undated', 'B'],
    ],
    page: 'posts',
  },
  H4: {
    statement:
      "The passport should be valid for 6 months beyond the stay, unless the country is on CBP's exemption list (edition of 28 January 2024).",
    kind: 'list',
    ...NOT_READ_SINCE,
    sources: [
      ['CBP bulletins of 2015 and 2024', 'undated', 'A'],
      ['huwelaw.com, February 2026', 'undated', 'B'],
    ],
    page: 'entry',
  },
  I1: {
    statement:
      'The US mission to the UAE gives an average interview of 2 to 4 minutes. Guides for students say 90 seconds to 3 minutes; others say 5 to 10.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['US mission to the UAE', 'undated', 'A'],
      ['aviationa2z', 'undated', 'B'],
      ['visainterviewcoach', 'undated', 'B'],
    ],
    page: 'posts',
  },
  I2: {
    statement:
      'Arrival rules differ and set a maximum: no earlier than 15 minutes (UAE, Switzerland), about 15 (Guyana), no more than 30 (Israel).',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [['US embassies in Abu Dhabi, Bern, Georgetown and Jerusalem', 'undated', 'A']],
    page: 'posts',
  },
  I3: {
    statement:
      'Phones, laptops, smartwatches, big bags and sealed envelopes are commonly not allowed. There may be no storage. A wrong item can cost the appointment.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [['US embassies in Bridgetown, Jerusalem, Bern and Sofia', 'undated', 'A']],
    page: 'posts',
  },
  I4: {
    statement:
      'Lawyers, family and employers normally may not attend. Exceptions: someone for a minor, for a person with a disability or, with notice, for interpreting.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [['US embassies in Bridgetown, Georgetown and Jerusalem', 'undated', 'A']],
    page: 'posts',
  },
  I5: {
    statement:
      'Fingerprints and the document check come first, at other windows. The whole visit can take hours.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['US mission to the UAE', 'undated', 'A'],
      ['legalclarity.org', 'undated', 'B'],
    ],
    page: 'posts',
  },
  I6: {
    statement:
      'Speak for yourself, expect English, keep answers short, do not recite speeches, do not argue. Papers should explain themselves.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['NAFSA, ten points for the visa interview (2019 edition)', 'undated', 'B'],
      ['Minot State University', 'undated', 'B'],
    ],
    page: 'posts',
  },
} satisfies Record<string, WrittenFact>
