import { type WrittenFact, type WrittenSource, COPY_CHECKED } from './written-fact.ts'

const DOMINICAN_SERVICE: WrittenSource = [
  'the official visa information service for the Dominican Republic',
  'undated',
  'A',
  'https://usvisa-info.com/en-DO/selfservice/us_visa_denied',
]

const JAMAICAN_SERVICE: WrittenSource = [
  'the official visa information service for Jamaica, "Passport and Entry Information"',
  'undated',
  'A',
  'https://usvisa-info.com/en-JM/selfservice/us_passport_entry_information',
]

/** What happens to a case after the interview, and when something changes. */
export const cases = {
  CS1: {
    statement:
      'Since {CS1.day} the status page of CEAC shows "Refused" where it showed "Administrative Processing" before. The cases themselves did not change. The word can change when the officer finds that the person qualifies.',
    values: { day: '2020-03-03' },
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'State Department, "CEAC Case Status Change"; we read a copy',
        '2020-03-03',
        'A',
        'https://travel.state.gov/content/travel/en/us-visas/visa-information-resources/visas-news-archive/visas-ceac-case-status-change.html',
      ],
    ],
    page: 'ceac',
  },
  CS2: {
    statement:
      'The status page says "Application Received" while a case is open, and "Refused" with the hint to read the letter of the interview. It says "Issued" when the visa is in its last steps. When nothing has come more than {CS2.wait} after "Issued", it sends the applicant to the post.',
    values: { wait: '10 working days' },
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'the texts of the page, as the open program CEACStatusBot (github.com) stored them from 2022 to 2026',
        'undated',
        'B',
      ],
    ],
    page: 'ceac',
  },
  CS3: {
    statement:
      'A refusal under section 214(b) means that the applicant did not show what the class asks for. Many classes ask for a residence abroad that the applicant does not give up. A person may apply again at any time, with facts that were not told before or that have changed.',
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'US mission to Turkey, letter on section 214(b); we read a copy',
        '2024-11-07',
        'A',
        'https://tr.usembassy.gov/nonimmigrant-visas-214b-en/',
      ],
    ],
    page: 'posts',
  },
  CS4: {
    statement:
      'No rule sets a time to wait after a refusal under section 214(b). One post recommends at least {CS4.wait}. A law firm points out that the law asks for what the class needs, and not for a change.',
    values: { wait: 'six months' },
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      DOMINICAN_SERVICE,
      [
        'visapro.com, on the time after a refusal',
        'undated',
        'B',
        'https://www.visapro.com/work-visas/consular-processing-nonimmigrant-visa/faq2/?vp_faq_page=2',
      ],
      [
        'blog.visarefusal.com, a law firm, on changed circumstances',
        'undated',
        'B',
        'https://blog.visarefusal.com/what-has-changed-since-your-last-interview-consular-abuse-of-214b/',
      ],
    ],
    page: 'posts',
  },
  CS5: {
    statement:
      'A renewal runs like a first application. It takes place at a post where the applicant is a national or lives, and is possible before the visa ends. Inside the United States only holders of diplomatic visas and their families renew. The I-94, not the visa, says until when a person may stay.',
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'USA.gov, "How to apply for or renew a U.S. tourist visa"; we read a stored copy',
        '2024-11-05',
        'A',
        'https://www.usa.gov/tourist-visa',
      ],
      [
        'the official visa information service for the Philippines, "Renew My Visa"',
        'undated',
        'A',
      ],
    ],
    page: 'posts',
  },
  CS6: {
    statement:
      'A visa that is still valid in an expired passport can be used. The traveller shows both passports; nationality and name are the same in both.',
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [JAMAICAN_SERVICE],
    page: 'entry',
  },
  CS7: {
    statement:
      'Who loses a passport with a visa reports it to the police, to the embassy of their country and to the post. A new visa is a new application, with all fees and without an interview waiver. Nobody may use a visa again that was reported lost.',
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'USA.gov, "Visa or passport is lost or stolen"; we read a stored copy',
        '2025-03-18',
        'A',
        'https://www.usa.gov/lost-visa-passport',
      ],
      JAMAICAN_SERVICE,
      ['US embassy in Caracas, an archived page of 2013', 'undated', 'A'],
    ],
    page: 'posts',
  },
  CS8: {
    statement:
      'A student attends the school whose I-20 served for the visa, the I-901 fee and the entry. After a transfer the new school issues a new I-20. Who gets another I-20 after booking tells the officer at the interview, says the service for Singapore.',
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'Study in the States, "Attend Only the SEVP-Certified School That Issued You a Form I-20" of May 2016; we read a copy',
        'undated',
        'A',
        'https://studyinthestates.dhs.gov/2016/05/reminder-for-students-attend-only-the-sevp-certified-school-that-issued-you-a-form-i-20',
      ],
      [
        'the official visa information service for Singapore, "Student Visa FAQ"',
        'undated',
        'A',
        'https://www.ustraveldocs.com/sg/sg-niv-typefandmfaq.html',
      ],
    ],
    classes: ['F-1'],
    page: 'students',
  },
  CS9: {
    statement:
      'An H-1B visa that is still valid can be used after a change of employer, unless it was revoked. On arrival the worker shows the I-797 of the new employer.',
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'Murthy Law Firm, "Validity of H1B Visa Stamp Following a Change of Employer"',
        '2019-02-21',
        'B',
        'https://www.murthy.com/2019/21/02/validity-of-h1b-visa-stamp-following-a-change-of-employer/',
      ],
      [
        'Temple University, "Travel under H-1B Portability Provisions"',
        'undated',
        'B',
        'https://isss.temple.edu/faculty-staff-and-researchers/helpful-information/travel-under-h-1b-portability-provisions',
      ],
    ],
    classes: ['H-1B'],
    page: 'uscis',
  },
  CS10: {
    statement:
      'How often an appointment may move with one fee differs from post to post. Some posts ask for a new fee after a missed interview.',
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'legalclarity.org, "How Many Times Can You Reschedule a US Visa Appointment?"',
        'undated',
        'C',
        'https://legalclarity.org/how-many-times-can-you-reschedule-a-us-visa-appointment',
      ],
    ],
    page: 'posts',
  },
} satisfies Record<string, WrittenFact>
