import {
  BAMAKO,
  BARCODE_REPORT,
  BERLIN,
  CEAC_TEXT,
  MATERIAL_FALSEHOOD,
  PHOTO_PAGE,
  SEOUL,
} from './cited-pages.ts'
import { STORED_BEFORE, type WrittenFact } from './written-fact.ts'

export const ds160 = {
  FO1: {
    statement:
      'The DS-160 asks for phone numbers, e-mail addresses and social media identifiers of five years. It asks for a national ID and for US Social Security and taxpayer numbers, if there are any.',
    kind: 'form',
    ...STORED_BEFORE,
    sources: [
      [
        'restated by a law firm',
        'undated',
        'B',
        'https://myattorneyusa.com/dos-adds-social-media-questions-for-visa-applicants',
      ],
      ['dsus160.com', 'undated', 'B'],
    ],
    page: 'ceac',
  },
  FO2: {
    statement:
      'One post lists the five last US visits, foreign travel of five years and a résumé. F, J and M add the SEVIS number and the address of the school; H, L and O a copy of the I-129.',
    kind: 'form',
    ...STORED_BEFORE,
    sources: [
      ['US embassy in Tokyo (jp.usembassy.gov), DS-160 FAQ', 'undated', 'A'],
      [
        "an embassy's answers on the DS-160, printed by studylib.net",
        'undated',
        'B',
        'https://studylib.net/doc/6671825/accessing-the-ds-160',
      ],
      ['dsus160.com, guide to the DS-160', 'undated', 'B', 'https://www.dsus160.com/guides.html'],
    ],
    page: 'ceac',
  },
  FO4: {
    statement:
      'A submitted form is closed. Within {FO4.open} it can be retrieved to create a new one; later the .dat file is needed. Travel answers are not copied.',
    values: { open: '30 days' },
    kind: 'form',
    ...STORED_BEFORE,
    sources: [
      ['text of the CEAC form (copy)', 'undated', 'A', 'https://ceac.state.gov/genniv/'],
      ['lexology.com', 'undated', 'B'],
    ],
    page: 'ceac',
  },
  FO5: {
    statement:
      'One visa center asks for both confirmation pages where a new form follows the booking of an appointment.',
    kind: 'practice',
    ...STORED_BEFORE,
    sources: [
      [
        'rules of one visa center, ivsource.com',
        'undated',
        'B',
        'https://ivsource.com/IvsVisaSubPages/LatestNews/2035',
      ],
    ],
    page: 'posts',
  },
  FO7: {
    statement:
      'The photo is uploaded as a square JPEG of {FO7.least} to {FO7.most} pixels and at most {FO7.size}. Try the upload first, then bring a print.',
    values: { size: '240 kB', least: '600', most: '1,200' },
    kind: 'form',
    ...STORED_BEFORE,
    sources: [BERLIN, PHOTO_PAGE],
    page: 'ceac',
  },
  FO8: {
    statement:
      'A cable of {FO8.day} is reported to tell officers that a visa shows the sex at birth, whatever the passport says. Where papers differ, they refuse under section 221(g) and ask for evidence.',
    values: { day: '2025-02-24' },
    kind: 'practice',
    asOf: '2025-02-24',
    sources: [
      [
        'a client alert of a law firm, which quotes the cable of 24 February 2025; we read a stored copy',
        'undated',
        'B',
        'https://myemail.constantcontact.com/Client-Alert--Department-of-State-Mandates-Denial-of-Immigrant-and-Nonimmigrant-Visa-Applications-Listing-Gender-that-is-Inconsi.html?aid=JMqFcE6LyNk&soid=1102390471657',
      ],
      [
        'Ahluwalia Law, "Visa and Passport Changes Under Executive Orders on Gender Policy", on 9 FAM 403.2-5(B)(1); we read a stored copy',
        'undated',
        'B',
        'https://www.ahluwalialaw.com/visa-and-passport-changes-under-executive-orders-on-gender-policy/',
      ],
    ],
    verifiedOn: '2026-11-30',
    page: 'ceac',
  },
  D1: {
    statement:
      'The DS-160 is the online application for a nonimmigrant visa. Officers decide on it together with the interview.',
    kind: 'form',
    ...STORED_BEFORE,
    sources: [
      CEAC_TEXT,
      [
        'rules of one visa center, ivsource.com',
        'undated',
        'B',
        'https://ivsource.com/IvsVisaSubPages/LatestNews/2035',
      ],
    ],
    page: 'ceac',
  },
  D2: {
    statement:
      'You choose a security question at the start of the DS-160 and get a unique Application ID. To come back you need the ID and the exact answer.',
    kind: 'form',
    ...STORED_BEFORE,
    sources: [SEOUL, CEAC_TEXT],
    page: 'ceac',
  },
  D3: {
    statement:
      'Next saves the finished page. A saved form can be reopened for 30 days. To keep it longer, download the application file (.dat) and upload it later. Do not keep that file on a shared computer.',
    kind: 'form',
    ...STORED_BEFORE,
    sources: [SEOUL, CEAC_TEXT],
    page: 'ceac',
  },
  D4: {
    statement:
      'Pages of the DS-160 that were finished with Next are saved. After a timeout the rest is lost.',
    kind: 'form',
    ...STORED_BEFORE,
    sources: [
      [
        'US consulate in Ciudad Juárez, DS-160 FAQ, at an old address; we read a copy',
        'undated',
        'A',
      ],
      [
        'State Department, DS-160 FAQ, as restated at immigration.com',
        'undated',
        'B',
        'https://www.immigration.com/visa/nonimmigrant-visas/ds-160?page=2',
      ],
    ],
    page: 'ceac',
  },
  D5: {
    statement:
      'A submitted DS-160 cannot be edited. A correction is a new form with a new barcode and confirmation number. Within {FO4.open} the old Application ID and security answer can pre-fill it; later the .dat file is needed.',
    kind: 'form',
    ...STORED_BEFORE,
    sources: [CEAC_TEXT, ['golawcorp.com, a law firm', 'undated', 'B']],
    page: 'ceac',
  },
  D6: {
    statement:
      'At many posts the barcode of the DS-160 confirmation page must equal the one in the appointment system. If it does not, the applicant is turned away and must book again. This came post by post from about April 2025.',
    kind: 'practice',
    ...STORED_BEFORE,
    sources: [['golawcorp.com, a law firm', 'undated', 'B'], BARCODE_REPORT],
    verifiedOn: '2026-11-30',
    page: 'posts',
  },
  D8: {
    statement:
      'Deadlines for the barcode differ. A law firm reports posts that want the DS-160 submitted at least 2 business days before the interview.',
    kind: 'practice',
    ...STORED_BEFORE,
    sources: [['golawcorp.com, a law firm', 'undated', 'B'], BARCODE_REPORT],
    verifiedOn: '2026-11-30',
    page: 'posts',
  },
  D12: {
    statement:
      'Where a passport has one name only, guides to the DS-160 put it under surnames and write FNU (first name unknown) as the given name.',
    kind: 'form',
    ...STORED_BEFORE,
    sources: [
      [
        'immihelp.com, guide to the DS-160',
        'undated',
        'B',
        'https://www.immihelp.com/visas/ds-160-form/personal-information.html',
      ],
      ['gmonline.net, guide to the DS-160', 'undated', 'B', 'https://gmonline.net/?p=1708'],
    ],
    page: 'ceac',
  },
  D13: {
    statement:
      'SEVIS takes names in Latin letters from the line for machines of the passport, without accents, hyphens or apostrophes. On accents in the DS-160 guides differ.',
    kind: 'form',
    ...STORED_BEFORE,
    sources: [
      [
        'Study in the States, job aid on name fields; we read a copy',
        'undated',
        'A',
        'https://studyinthestates.dhs.gov/sevis-help-hub/learn-more/sevis-job-aids/name-fields-job-aid',
      ],
    ],
    page: 'ceac',
  },
  D10: {
    statement:
      'Bring the printed confirmation page with a legible barcode. If the photo upload failed (an X in its box), bring a printed photo.',
    kind: 'form',
    ...STORED_BEFORE,
    sources: [SEOUL, BAMAKO],
    page: 'posts',
  },
  D11: {
    statement:
      'A wilful false statement of a material fact to get a visa makes a person permanently ineligible under INA 212(a)(6)(C)(i), unless waived. Spoken and written answers count. An honest mistake is not wilful.',
    kind: 'rule',
    ...STORED_BEFORE,
    sources: [
      MATERIAL_FALSEHOOD,
      ['INA 212(a)(6)(C)(i), as NAFSA prints it (nafsa.org)', 'undated', 'B'],
    ],
    page: 'posts',
  },
} satisfies Record<string, WrittenFact>
