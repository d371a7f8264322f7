import { VETTING_PAGE, VETTING_REPORT } from './cited-pages.ts'
import { STORED_BEFORE, type WrittenFact, type WrittenSource } from './written-fact.ts'

const LAWYER_ON_POSTS: WrittenSource = [
  'Times of India, in which a lawyer names deleted posts among the signs that officers look for',
  'undated',
  'B',
  'https://timesofindia.indiatimes.com/world/us/even-your-youtube-comments-immigration-lawyer-advises-visa-applicants-to-google-themselves-before-embassy-interview-for-social-media-vetting/articleshow/125952039.cms',
]

export const onlinePresence = {
  SM1: {
    statement:
      'A State Department page of {SM1.page} says that from {SM1.from} {SM1.classes} applicants set profiles to public too. The page prints no year.',
    values: { page: '2026-09-18', from: '1 October', classes: ['I', 'TN', 'TD'] },
    kind: 'practice',
    asOf: '2026-10-07',
    sources: [VETTING_PAGE],
    checkBy: '2026-11-28',
    classes: ['TN'],
    page: 'onlinePresence',
  },
  SM2: {
    statement:
      'These classes are told to set profiles to public: {SM2.classes}, C-3 for domestic staff only.',
    values: {
      classes: [
        'A-3',
        'C-3',
        'G-5',
        'F',
        'M',
        'J',
        'H-1B',
        'H-3',
        'H-4',
        'K',
        'Q',
        'R',
        'S',
        'T',
        'U',
      ],
    },
    kind: 'practice',
    asOf: '2026-10-07',
    sources: [
      VETTING_PAGE,
      [
        'usvisastack.ai',
        'undated',
        'B',
        'https://usvisastack.ai/guides/social-media-vetting-visa-2026',
      ],
    ],
    checkBy: '2026-11-28',
    supersedes: ['S7'],
    page: 'onlinePresence',
  },
  SM3: {
    statement:
      'Many F, J and H-1B cases get 221(g) first, show "Refused", and change to approved after days to months. The passport may be kept.',
    kind: 'practice',
    asOf: '2025-12-01',
    sources: [
      VETTING_REPORT,
      [
        'University of Connecticut, "Update on Pause in Visa Processing and Social Media Vetting"',
        '2025-06-25',
        'B',
        'https://international.global.uconn.edu/2025/06/25/update-on-pause-in-visa-processing-and-social-media-vetting',
      ],
    ],
    verifiedOn: '2026-11-30',
    classes: ['F-1', 'J-1', 'H-1B'],
    page: 'posts',
  },
  SM4: {
    statement:
      'A law firm advises keeping profiles public from before the interview to the decision.',
    kind: 'practice',
    asOf: '2025-12-01',
    sources: [
      ["a law firm's advice (AV Law Office, December 2025, avlawoffice.com)", 'undated', 'B'],
      VETTING_REPORT,
    ],
    page: 'onlinePresence',
  },
  SM5: {
    statement:
      'Whether to delete is contested. Law firms differ: some say "archive", others call it evasive. True and consistent is what remains.',
    kind: 'practice',
    asOf: '2026-06-18',
    sources: [
      ['frostbrowntodd.com, a law firm', 'undated', 'B'],
      ['connellfoley.com, a law firm', 'undated', 'B'],
      ['ahluwalialaw.com, a law firm', 'undated', 'B'],
      LAWYER_ON_POSTS,
    ],
    page: 'onlinePresence',
  },
  S1: {
    statement:
      'Since 31 May 2019 the DS-160 asks for every social media identifier of the last five years, with a list of about 20 platforms and a box for others. "None" is allowed when it is true. Passwords are not asked.',
    kind: 'form',
    ...STORED_BEFORE,
    sources: [
      [
        'the question of the form, quoted by srwborderlawyers.com',
        'undated',
        'A',
        'https://srwborderlawyers.com/blog/ds160socialmediaquestion',
      ],
      [
        'State Department, questions and answers of 4 June 2019, printed by myattorneyusa.com',
        'undated',
        'B',
        'https://myattorneyusa.com/dos-adds-social-media-questions-for-visa-applicants',
      ],
    ],
    page: 'ceac',
  },
  S2: {
    statement:
      'The form asks for every platform used within the last five years; an account that was closed since is inside these words.',
    kind: 'form',
    ...STORED_BEFORE,
    sources: [
      [
        'the question of the form, quoted by srwborderlawyers.com',
        'undated',
        'A',
        'https://srwborderlawyers.com/blog/ds160socialmediaquestion',
      ],
    ],
    page: 'ceac',
  },
  S3: {
    statement:
      'On 18 June 2025 the State Department told F, M and J applicants to set their profiles to public, so that officers can review their online presence.',
    kind: 'practice',
    asOf: '2026-10-07',
    sources: [
      VETTING_PAGE,
      ['the announcement of 18 June 2025, quoted by tandslaw.com', 'undated', 'B'],
    ],
    classes: ['F-1', 'J-1'],
    page: 'onlinePresence',
  },
  S4: {
    statement:
      'A cable of June 2025, as reported, treats private profiles as not supplying requested information. It looks for hostility to the United States, support for terrorism and unlawful antisemitic harassment.',
    kind: 'practice',
    ...STORED_BEFORE,
    sources: [
      ['vistonvisa.com on cable 25 STATE 65987', 'undated', 'B'],
      [
        'University of Washington, ISS, "Update from the ISS Director: F & J visa appointments"',
        'undated',
        'B',
        'https://iss.washington.edu/update-from-the-iss-director-f-j-visa-appointments',
      ],
      [
        'WION on the cable of 18 June 2025',
        '2025-06-19',
        'B',
        'https://www.wionews.com/world/trump-administration-resumes-foreign-students-visas-but-there-s-a-catch-1750300132595',
      ],
      ['tandslaw.com, which quotes an officer', 'undated', 'B'],
    ],
    verifiedOn: '2026-11-30',
    page: 'onlinePresence',
  },
  S5: {
    statement:
      'The same review and instruction extended to H-1B and H-4 applicants. It was announced on 3 December 2025 and in force on 15 December 2025.',
    kind: 'practice',
    asOf: '2026-10-07',
    sources: [
      VETTING_PAGE,
      ['the announcement of December 2025, quoted by outlookindia.com', 'undated', 'B'],
    ],
    classes: ['H-1B'],
    page: 'onlinePresence',
  },
  S6: {
    statement:
      'After the instruction of December 2025 some posts moved interviews, as needed. The US embassy in India said so.',
    kind: 'practice',
    ...STORED_BEFORE,
    sources: [
      [
        'US embassy in India, quoted by Ada Derana',
        '2025-12-10',
        'B',
        'https://www.adaderana.lk/news/115826/h-1b-visa-appointments-postponed-for-many-indians-amid-us-social-media-rules',
      ],
    ],
    verifiedOn: '2026-11-30',
    page: 'onlinePresence',
  },
  S8: {
    statement:
      'No source gives a number of days before the interview by which profiles must be public. One law firm advises from the DS-160 submission until the decision.',
    kind: 'practice',
    ...STORED_BEFORE,
    sources: [
      [
        'Our search of stored copies; the rule would stand on the official page',
        '2026-11-25',
        'B',
        'https://travel.state.gov/content/travel/en/News/visas-news/announcement-of-expanded-screening-and-vetting-for-visa-applicants.html',
      ],
      ['AV Law Office, December 2025, avlawoffice.com', 'undated', 'B'],
    ],
    page: 'onlinePresence',
  },
  S9: {
    statement:
      'Deleting content or accounts just before applying can look evasive. Having no account is not a violation.',
    kind: 'practice',
    ...STORED_BEFORE,
    sources: [
      ['murthyindia.com, a law firm', 'undated', 'B'],
      ['connellfoley.com, a law firm', 'undated', 'B'],
      LAWYER_ON_POSTS,
    ],
    page: 'onlinePresence',
  },
} satisfies Record<string, WrittenFact>
