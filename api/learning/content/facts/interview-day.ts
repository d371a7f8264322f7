import { BERLIN, ISRAEL, PASSPORT_BULLETIN, PHOTO_PAGE, UAE } from './cited-pages.ts'
import { STORED_BEFORE, type WrittenFact } from './written-fact.ts'

export const interviewDay = {
  H1: {
    statement:
      'Colour photo of 2 by 2 inches (51 by 51 mm), taken within 6 months, white or off-white background, full face.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [PHOTO_PAGE, BERLIN],
    page: 'posts',
  },
  H2: {
    statement:
      'No eyeglasses in the photo since 1 November 2016, except for a documented medical need.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [
      [
        'helmerlegal.com, a law firm',
        'undated',
        'B',
        'https://helmerlegal.com/blog/consular-affairs-no-longer-allows-eyeglasses-in-photographs',
      ],
      PHOTO_PAGE,
    ],
    page: 'posts',
  },
  H4: {
    statement:
      "The passport should be valid for 6 months beyond the stay, unless the country is on CBP's exemption list (edition of 28 January 2024).",
    kind: 'list',
    life: 'practice',
    ...STORED_BEFORE,
    sources: [PASSPORT_BULLETIN],
    page: 'entry',
  },
  I1: {
    statement:
      'The US mission to the UAE gives an average interview of 2 to 4 minutes. One law firm says about {I1.length}.',
    values: { length: '2.5 minutes' },
    kind: 'practice',
    ...STORED_BEFORE,
    sources: [
      UAE,
      [
        "a law firm's article (Kuck Baxter); named by a public research project, not read by us",
        '2026-08-10',
        'C',
        'https://immigration.net/2026/08/10/why-your-visa-interview-is-only-2-5-minutes-long/',
      ],
    ],
    page: 'posts',
  },
  I2: {
    statement:
      'Arrival rules differ and set a maximum: no earlier than 15 minutes (UAE), no more than 30 (Israel).',
    kind: 'practice',
    ...STORED_BEFORE,
    sources: [UAE, ISRAEL],
    page: 'posts',
  },
  I3: {
    statement:
      'Phones, laptops, smartwatches, big bags and sealed envelopes are commonly not allowed, for example in Israel and Barbados. There may be no storage. A wrong item can cost the appointment.',
    kind: 'practice',
    ...STORED_BEFORE,
    sources: [
      ISRAEL,
      [
        'US embassy in Barbados, what to expect at the appointment',
        '2023-05-30',
        'A',
        'https://bb.usembassy.gov/strongwhat-to-expect-at-your-visa-appointment-strong/',
      ],
    ],
    page: 'posts',
  },
  I4: {
    statement:
      'Lawyers, family and employers normally may not attend. Exceptions: someone for a minor, for a person with a disability or, with notice, for interpreting.',
    kind: 'practice',
    ...STORED_BEFORE,
    sources: [
      ISRAEL,
      [
        'US embassy in Barbados, what to expect at the appointment',
        '2023-05-30',
        'A',
        'https://bb.usembassy.gov/strongwhat-to-expect-at-your-visa-appointment-strong/',
      ],
    ],
    page: 'posts',
  },
  I5: {
    statement:
      'Fingerprints and the document check come first, at other windows. The whole visit can take hours.',
    kind: 'practice',
    ...STORED_BEFORE,
    sources: [UAE],
    page: 'posts',
  },
  I6: {
    statement:
      'Speak for yourself, expect English, keep answers short, do not recite speeches, do not argue. Papers should explain themselves.',
    kind: 'practice',
    life: 'ours',
    ...STORED_BEFORE,
    sources: [
      [
        'NAFSA, ten points for the visa interview, printed by Western Kentucky University',
        'undated',
        'B',
        'https://www.wku.edu/international/j1-visa-interview.php',
      ],
    ],
    page: 'posts',
  },
} satisfies Record<string, WrittenFact>
