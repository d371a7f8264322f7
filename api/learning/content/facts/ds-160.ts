import { NOT_READ_SINCE, type WrittenFact } from './written-fact.ts'

const NEXT_YEAR = '2027-05-30'
const FEBRUARY = '2027-02-28'
const BERLIN = [
  'US embassy in Berlin, DS-160 FAQ',
  'undated',
  'A',
  'https://de.usembassy.gov/visas/ds160-faqs/',
] as const

/** An undated page has no day of its own: its stored copy is from before this one. */
const SEARCHED = '2026-06-18'

export const ds160 = {
  FO1: {
    statement:
      'The DS-160 asks for phone numbers, e-mail addresses and social media identifiers of five years. It asks for a national ID and for US Social Security and taxpayer numbers, if there are any.',
    kind: 'form',
    asOf: SEARCHED,
    sources: [
      ['myattorneyusa.com', 'undated', 'B'],
      ['dsus160.com', 'undated', 'B'],
      ['OMB statement 1405-0182 (omb.report)', 'undated', 'B'],
    ],
    checkBy: NEXT_YEAR,
    page: 'ceac',
  },
  FO2: {
    statement:
      'One post lists the five last US visits, foreign travel of five years and a résumé. F, J and M add the SEVIS number and the address of the school; H, L and O a copy of the I-129.',
    kind: 'form',
    asOf: SEARCHED,
    sources: [['US embassy in Tokyo, DS-160 FAQ', 'undated', 'A']],
    checkBy: NEXT_YEAR,
    page: 'ceac',
  },
  FO3: {
    statement:
      'One embassy says that a session of the DS-160 ends after about {FO3.idle} without activity.',
    values: { idle: '20 minutes' },
    kind: 'form',
    asOf: SEARCHED,
    sources: [['US embassy in Baghdad, guidelines (copy)', 'undated', 'A']],
    checkBy: NEXT_YEAR,
    page: 'ceac',
  },
  FO4: {
    statement:
      'A submitted form is closed. Within {FO4.open} it can be retrieved to create a new one; later the .dat file is needed. Travel answers are not copied.',
    values: { open: '30 days' },
    kind: 'form',
    asOf: SEARCHED,
    sources: [['lexology.com', 'undated', 'B']],
    checkBy: NEXT_YEAR,
    page: 'ceac',
  },
  FO5: {
    statement:
      'After a new form that follows the booking of an appointment, bring both confirmation pages.',
    kind: 'practice',
    asOf: SEARCHED,
    sources: [
      ['lexology.com', 'undated', 'B'],
      ['ivsource.com (visa center rules)', 'undated', 'B'],
    ],
    checkBy: FEBRUARY,
    page: 'posts',
  },
  FO6: {
    statement:
      'Posts differ: one embassy, in {FO6.country}, says that a new form number needs no new booking. Others turn people away.',
    values: { country: 'Germany' },
    kind: 'practice',
    asOf: SEARCHED,
    sources: [BERLIN, ['globebanner.com (embassy notice of 7 April 2025)', 'undated', 'B']],
    checkBy: FEBRUARY,
    page: 'posts',
  },
  FO7: {
    statement:
      'The photo is uploaded as JPEG of up to {FO7.size}. Try the upload first, then bring a print.',
    values: { size: '240 KB' },
    kind: 'form',
    asOf: SEARCHED,
    sources: [BERLIN],
    checkBy: NEXT_YEAR,
    page: 'ceac',
  },
  FO8: {
    statement:
      'Which edition of the DS-160 is in use in November 2026, and whether it has new questions, was not found.',
    kind: 'form',
    status: 'unknown',
    asOf: '2026-11-21',
    sources: [['Our search', '2026-11-21', 'C']],
    checkBy: '2026-11-28',
    page: 'ceac',
  },
  D1: {
    statement:
      'The DS-160 is the online application for a nonimmigrant visa. Officers decide on it together with the interview.',
    kind: 'form',
    ...NOT_READ_SINCE,
    sources: [
      ['ieexchanges.com/DSPacket2', 'undated', 'B'],
      ['usa-visas.com, F-1 guide', 'undated', 'B'],
    ],
    page: 'ceac',
  },
  D2: {
    statement:
      'You choose a security question at the start of the DS-160 and get a unique Application ID. To come back you need the ID and the exact answer.',
    kind: 'form',
    ...NOT_READ_SINCE,
    sources: [
      ['US embassy in Seoul, DS-160 FAQ', 'undated', 'A'],
      ['copy of the CEAC text', 'undated', 'A'],
    ],
    page: 'ceac',
  },
  D3: {
    statement:
      'Next saves the finished page. A saved form can be reopened for 30 days. To keep it longer, download the application file (.dat) and upload it later. Do not keep that file on a shared computer.',
    kind: 'form',
    ...NOT_READ_SINCE,
    sources: [
      ['US embassy in Seoul, DS-160 FAQ', 'undated', 'A'],
      ['murthyindia.com', 'undated', 'B'],
      ['immigration.com, DS-160 FAQ', 'undated', 'B'],
      ['copy of the CEAC text', 'undated', 'A'],
    ],
    page: 'ceac',
  },
  D4: {
    statement: 'After a timeout of the DS-160 only the unsaved page is lost.',
    kind: 'form',
    ...NOT_READ_SINCE,
    sources: [
      ['ds160.io', 'undated', 'B'],
      ['vistonvisa.com', 'undated', 'B'],
      ['two more guides (no official text found)', 'undated', 'B'],
    ],
    page: 'ceac',
  },
  D5: {
    statement:
      'A submitted DS-160 cannot be edited. A correction is a new form with a new barcode and confirmation number. Within {FO4.open} the old Application ID and security answer can pre-fill it; later the .dat file is needed.',
    kind: 'form',
    ...NOT_READ_SINCE,
    sources: [
      ['golawcorp.com', 'undated', 'B'],
      ['visaverge.com', 'undated', 'B'],
      ['copy of the CEAC text', 'undated', 'A'],
      ['lexology.com', 'undated', 'B'],
    ],
    page: 'ceac',
  },
  D6: {
    statement:
      'At many posts the barcode of the DS-160 confirmation page must equal the one in the appointment system. If it does not, the applicant is turned away and must book again. This came post by post from about April 2025.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['globebanner.com (embassy notice of 7 April 2025)', '2025-04-07', 'B'],
      ['newtribenews', 'undated', 'B'],
      ['jobvisasponsor', 'undated', 'B'],
    ],
    page: 'posts',
  },
  D8: {
    statement:
      'Deadlines for the barcode differ. One post wants it corrected at least 3 business days before the interview. Others want the DS-160 submitted at least 2 business days before.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['globebanner.com (embassy notice of 2025)', 'undated', 'B'],
      ['golawcorp.com', 'undated', 'B'],
    ],
    page: 'posts',
  },
  D10: {
    statement:
      'Bring the printed confirmation page with a legible barcode. If the photo upload failed (an X in its box), bring a printed photo.',
    kind: 'form',
    ...NOT_READ_SINCE,
    sources: [['US embassies in Tashkent and Seoul', 'undated', 'A']],
    page: 'posts',
  },
  D11: {
    statement:
      'A wilful false statement of a material fact to get a visa makes a person permanently ineligible under INA 212(a)(6)(C)(i), unless waived. Spoken and written answers count. An honest mistake is not wilful.',
    kind: 'rule',
    ...NOT_READ_SINCE,
    sources: [
      ['22 CFR 40.63', 'undated', 'A'],
      ['9 FAM 302.9', 'undated', 'B'],
      ['US embassy in Georgetown, Ask the Consul', 'undated', 'A'],
    ],
    page: 'posts',
  },
} satisfies Record<string, WrittenFact>
