import { NOT_READ_SINCE, readByDossier, type WrittenFact } from './written-fact.ts'

const LATER = '2027-02-28'

export const onlinePresence = {
  SM1: {
    statement:
      'A State Department page of {SM1.page} says that from {SM1.from} {SM1.classes} applicants set profiles to public too. The page prints no year.',
    values: { page: '2026-09-18', from: '1 October', classes: ['I', 'TN', 'TD'] },
    kind: 'practice',
    asOf: '2026-10-07',
    sources: [readByDossier('Announcement of expanded screening and vetting')],
    checkBy: '2026-11-28',
    classes: ['TN'],
    page: 'onlinePresence',
  },
  SM2: {
    statement:
      'Covered before: {SM2.classes}, C-3 for domestic staff only. {SM2.notNamed} are not named.',
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
      notNamed: ['B', 'L', 'O', 'E', 'H-2'],
    },
    kind: 'practice',
    asOf: '2026-10-07',
    sources: [readByDossier('Announcement of expanded screening and vetting')],
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
      ['visaverge.com (July and December 2025)', 'undated', 'B'],
      ['taxassistant.org', 'undated', 'B'],
      ['m9.news', 'undated', 'B'],
    ],
    checkBy: LATER,
    classes: ['F-1', 'J-1', 'H-1B'],
    page: 'posts',
  },
  SM4: {
    statement:
      'Law firms advise keeping profiles public from before the interview to the decision.',
    kind: 'practice',
    asOf: '2025-12-01',
    sources: [['Law firms (July and December 2025)', 'undated', 'B']],
    checkBy: LATER,
    page: 'onlinePresence',
  },
  SM5: {
    statement:
      'Whether to delete is contested. Some firms say "archive", others call it evasive. True and consistent is what remains.',
    kind: 'practice',
    asOf: '2026-06-18',
    sources: [
      ['frostbrowntodd', 'undated', 'B'],
      ['connellfoley', 'undated', 'B'],
    ],
    checkBy: LATER,
    page: 'onlinePresence',
  },
  S1: {
    statement:
      'Since 31 May 2019 the DS-160 asks for every social media identifier of the last five years, with a list of about 20 platforms and a box for others. "None" is allowed when it is true. Passwords are not asked.',
    kind: 'form',
    ...NOT_READ_SINCE,
    sources: [
      ['myattorneyusa.com', 'undated', 'B'],
      ['dwt.com', 'undated', 'B'],
      ['cozen.com', 'undated', 'B'],
      ['University of Southern Maine (all restate the State Department)', 'undated', 'B'],
    ],
    page: 'ceac',
  },
  S2: {
    statement: 'Closed or unused accounts of the last five years should be listed too.',
    kind: 'form',
    ...NOT_READ_SINCE,
    sources: [
      ['usvisastack.ai', 'undated', 'C'],
      ['visaverge.com', 'undated', 'C'],
    ],
    page: 'ceac',
  },
  S3: {
    statement:
      'On 18 June 2025 the State Department told F, M and J applicants to set their profiles to public, so that officers can review their online presence.',
    kind: 'practice',
    asOf: '2026-10-07',
    sources: [
      ['ndtv.com quoting the State Department', 'undated', 'B'],
      ['Yale OISS', 'undated', 'B'],
      ['Cornell International Services', 'undated', 'B'],
      ['tandslaw.com', 'undated', 'B'],
      readByDossier('Announcement of expanded screening and vetting'),
    ],
    classes: ['F-1', 'J-1'],
    page: 'onlinePresence',
  },
  S4: {
    statement:
      'A cable of June 2025, as reported, treats private profiles as not supplying requested information. It looks for hostility to the United States, support for terrorism and unlawful antisemitic harassment.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [['Yale OISS citing press reports', 'undated', 'B']],
    page: 'onlinePresence',
  },
  S5: {
    statement:
      'The same review and instruction extended to H-1B and H-4 applicants. It was announced on 3 December 2025 and in force on 15 December 2025.',
    kind: 'practice',
    asOf: '2026-10-07',
    sources: [
      ['outlookindia.com quoting the State Department', 'undated', 'B'],
      ['taftlaw.com', 'undated', 'B'],
      ['jrandolphlaw.com', 'undated', 'B'],
      ['mondaq', 'undated', 'B'],
      readByDossier('Announcement of expanded screening and vetting'),
    ],
    classes: ['H-1B'],
    page: 'onlinePresence',
  },
  S6: {
    statement:
      'After the instruction of December 2025 some posts moved interviews by months. India is reported.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['yehimmigration.com', 'undated', 'B'],
      ['connellfoley.com', 'undated', 'B'],
      ['ashwinsharma.com', 'undated', 'B'],
    ],
    page: 'onlinePresence',
  },
  S8: {
    statement:
      'No source gives a number of days before the interview by which profiles must be public. One law firm advises from the DS-160 submission until the decision.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['taftlaw.com', 'undated', 'B'],
      ['southasianherald.com', 'undated', 'B'],
      ['fortuneimmigration.com', 'undated', 'B'],
    ],
    page: 'onlinePresence',
  },
  S9: {
    statement:
      'Deleting content or accounts just before applying can look evasive. Having no account is not a violation.',
    kind: 'practice',
    ...NOT_READ_SINCE,
    sources: [
      ['murthyindia.com', 'undated', 'B'],
      ['connellfoley.com', 'undated', 'B'],
    ],
    page: 'onlinePresence',
  },
} satisfies Record<string, WrittenFact>
