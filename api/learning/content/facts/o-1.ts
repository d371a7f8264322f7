import { COPY_CHECKED, type WrittenFact, type WrittenSource } from './written-fact.ts'

const PETITIONERS: WrittenSource = [
  'USCIS Policy Manual, volume 2, part M, chapter 3, "Petitioners"; we read a copy',
  'undated',
  'A',
  'https://www.uscis.gov/policy-manual/volume-2-part-m-chapter-3',
]

/** The facts about the petition, the stay and the helpers of a person with O-1. */
export const o1 = {
  OA1: {
    statement:
      'O-1: a US employer or a US agent files the petition; a foreign employer files through a US agent. Nobody files for themselves. An agent may file for people who usually work for themselves, or for many employers in turn. A company that the person owns may be able to file.',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      PETITIONERS,
      [
        'Foreign Affairs Manual, 9 FAM 402.13, edition of 6 October 2023; we read a copy',
        '2023-10-06',
        'A',
        'https://fam.state.gov/fam/09FAM/09FAM040213.html',
      ],
    ],
    classes: ['O-1'],
    page: 'transferees',
  },
  OA2: {
    statement:
      'O-1: when the work ends and the worker has not resigned, the employer and the petitioner owe the reasonable cost of the return, to the last residence abroad (8 CFR 214.2(o)(16)).',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      PETITIONERS,
      [
        'meyersandmeyers.com, a law firm, on the stay in O',
        'undated',
        'B',
        'https://www.meyersandmeyers.com/temporary-nonimmigrant-visa-options/o-nonimmigrant-visa-aliens-of-extraordinary-ability/o-admission-to-the-united-states-duration-of-stay-extension-of-status/',
      ],
    ],
    classes: ['O-1'],
    page: 'transferees',
  },
  OA3: {
    statement:
      'O-1: the petition covers the time of the event or activity, at most {OA3.years}. The traveller may enter up to {OA3.margin} before it begins, leave up to {OA3.margin} after it ends, and works only in between. More time for the same event comes in steps of up to {OA3.step}. The rule sets no total.',
    values: { years: '3 years', margin: '10 days', step: 'one year' },
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'USCIS Policy Manual, volume 2, part M, chapter 9, on admission; we read a copy',
        'undated',
        'A',
        'https://www.uscis.gov/policy-manual/volume-2-part-m-chapter-9',
      ],
      [
        'gouers.com, a law firm, which quotes 8 CFR 214.2(o)(10)',
        'undated',
        'B',
        'https://www.gouers.com/law/10.php',
      ],
      [
        'usa-immigration-law.com, on extensions and the missing total',
        'undated',
        'B',
        'https://usa-immigration-law.com/duration-and-extension-of-o-1-status/',
      ],
    ],
    classes: ['O-1'],
    page: 'transferees',
  },
  OA4: {
    statement:
      'O-1 in science, education, business and athletics is for the small percentage at the very top of a field. In the arts it asks for distinction: skill and recognition well above the ordinary. In film and television it asks for a very high level of accomplishment. Extensive documents show it.',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'USCIS Policy Manual, volume 2, part M, chapter 4, "O-1 Beneficiaries"; we read a copy',
        'undated',
        'A',
        'https://uscis.gov/node/89869',
      ],
    ],
    classes: ['O-1'],
    page: 'transferees',
  },
  OA5: {
    statement:
      'O-1 for several employers: each files a petition, or an agent files one for all. The agent adds the contracts, and an itinerary with the days, the employers and the places.',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'corporateimmigrationlaw.com, a law firm, on 8 CFR 214.2(o)(2)(iv)',
        'undated',
        'B',
        'https://corporateimmigrationlaw.com/o-1-visas/agents',
      ],
      [
        'tsangslaw.com, a law firm, "O-1 Petitioner, Itinerary, and Agent"',
        'undated',
        'B',
        'https://www.tsangslaw.com/o1-petitioner',
      ],
    ],
    classes: ['O-1'],
    page: 'transferees',
  },
  OA6: {
    statement:
      'O-1: a new direct employer needs an approved petition of its own first. For an artist or entertainer, the same petitioner may add similar performances within the approved time, without a new petition. Lawyers read this rule more or less widely.',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'Artists from Abroad, "Adding Activities Versus Petition Amendments"',
        'undated',
        'B',
        'https://www.artistsfromabroad.org/immigration-procedures/entering-and-staying-in-u-s/adding-activities-versus-petition-amendments/',
      ],
      [
        'globaltalentlaw.com, a law firm, which quotes 8 CFR 214.2(o)(2)(iv)(C) and (D)',
        'undated',
        'B',
        'https://www.globaltalentlaw.com/post/manage-your-blog-from-your-live-site',
      ],
    ],
    classes: ['O-1'],
    page: 'transferees',
  },
  OA7: {
    statement:
      'O-1: the written opinion comes from a peer group, such as a union, or from a person with expertise. Film and television need two: of a union and of a management organization. It may be against the case, and it does not bind USCIS. An artist who returns within two years for similar work may be spared a new one.',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'tsangslaw.com, a law firm, "O-1 Consultations"',
        'undated',
        'B',
        'https://www.tsangslaw.com/o1-consultations-advisory-opinions',
      ],
      [
        'stoneoakimmigration.com, a law firm, on the weight of the opinion',
        'undated',
        'B',
        'https://stoneoakimmigration.com/services/o1-visa/',
      ],
    ],
    classes: ['O-1'],
    page: 'transferees',
  },
  OA8: {
    statement:
      'O-2 is for people who help an O-1 artist or athlete, or a film or television production, and are an integral part of the performance. It does not exist for science, business and education. It needs a petition, skills and experience with that person which others lack, and a residence abroad. O-2 works with nobody else.',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'velie.us, a law firm, on O-2',
        'undated',
        'B',
        'https://www.velie.us/services/us-immigration/o-2-o-3-o-1-accompanying-employee/',
      ],
      [
        'jatoidekirby.com, a law firm, on O-2',
        'undated',
        'B',
        'https://www.jatoidekirby.com/library/the-o-2-work-visa-when-o-1-visa-holders-need-support-personnel.cfm',
      ],
    ],
    classes: ['O-1'],
    page: 'transferees',
  },
  OA9: {
    statement:
      'An approved O-1 petition is first evidence of the class, says the Foreign Affairs Manual (9 FAM 402.13-5(B)). An officer who doubts its facts can still refuse the visa.',
    kind: 'practice',
    life: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'Karin Wolman, a lawyer, "O and P Nonimmigrants"',
        'undated',
        'B',
        'https://www.kwvisalaw.com/articles/o-and-p-nonimmigrants/',
      ],
      [
        'visarefusal.com, a law firm, on H-1B, L-1 and O-1 petitions',
        '2019-02-01',
        'B',
        'https://visarefusal.com/blog/petition-revocations-potential-conflicts-with-employers-and-why-denied-visa-applicants-should-consult-with-their-own-lawyer',
      ],
    ],
    classes: ['O-1'],
    page: 'transferees',
  },
} satisfies Record<string, WrittenFact>
