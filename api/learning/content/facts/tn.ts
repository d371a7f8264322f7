import { COPY_CHECKED, type WrittenFact } from './written-fact.ts'

/** The facts about the work, the stay and the family of a person with TN. */
export const tn = {
  TN1: {
    statement:
      'TN: the work is agreed before, for a company or a person in the United States, full time or part time. It is not for a business of your own: the only or controlling owner of a firm counts as self-employed (8 CFR 214.6(b)).',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        '8 CFR 214.6, as lawserver.com prints it',
        'undated',
        'B',
        'https://lawserver.com/?p=28154060',
      ],
      [
        'rjimmigrationlaw.com, a law firm, "Can I be self-employed on a TN visa?"',
        'undated',
        'B',
        'https://rjimmigrationlaw.com/resources/can-i-be-self-employed-on-a-tn-visa/',
      ],
      ['dlgvisa.com, a law firm, on part time', 'undated', 'B', 'https://dlgvisa.com/blog/tn-101'],
    ],
    classes: ['TN'],
    page: 'posts',
  },
  TN2: {
    statement:
      'TN means temporary entry, without the intent to settle. The stay has a reasonable end. A wish to immigrate later, which is not tied to this trip, does not by itself make the trip permanent (8 CFR 214.6(b)).',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        '8 CFR 214.6; we read a copy',
        'undated',
        'A',
        'https://www.ecfr.gov/current/title-8/section-214.6',
      ],
      [
        'lippes.com, a law firm, on the intent in TN',
        '2020-04-13',
        'B',
        'https://lippes.com/insights/maintaining-tn-status-while-pursuing-a-green-card-1107',
      ],
    ],
    classes: ['TN'],
    page: 'posts',
  },
  TN3: {
    statement:
      'TN is given for up to {TN3.years} at a time, and is extended by up to {TN3.years} each time. The number of extensions is not limited, as long as the stay remains temporary. The family in TD gets the same time.',
    values: { years: '3 years' },
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'Federal Register, "Period of Admission and Extension of Stay for Canadian and Mexican Citizens" (73 FR 61332), as justia.com prints it',
        '2008-10-16',
        'B',
        'https://regulations.justia.com/regulations/fedreg/2008/10/16/E8-24600.html',
      ],
      [
        'bernardfirm.com, a law firm, on the changes of the USCIS Policy Manual',
        '2025-07-15',
        'B',
        'https://bernardfirm.com/uscis-tn-policy-manual-changes',
      ],
    ],
    classes: ['TN'],
    page: 'posts',
  },
  TN4: {
    statement:
      'TN: work for a new or a further employer waits for approval (8 CFR 214.6(i)). The employer files with USCIS, or the worker applies again as the first time. A filed petition is not enough, unlike in H-1B. A move to another office of the same employer, with the same services, needs no new application.',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'bdzlaw.com, a law firm, on 8 CFR 214.6(i)',
        'undated',
        'B',
        'https://bdzlaw.com/change-or-addition-tn-employer/',
      ],
    ],
    classes: ['TN'],
    page: 'posts',
  },
  TN5: {
    statement:
      'TN: a licence of a US state is no condition of the visa or of the entry. The state asks for it before the work. For a few professions, the list names a licence, or a diploma with experience, in place of the degree.',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'rjimmigrationlaw.com, a law firm, which quotes the Foreign Affairs Manual, 9 FAM 402.17',
        'undated',
        'B',
        'https://rjimmigrationlaw.com/resources/what-is-the-licensing-requirement-for-the-tn-visa/',
      ],
      [
        'tnvisabulletin.com, "TN License Requirements"',
        '2018-08-18',
        'B',
        'https://www.tnvisabulletin.com/tn-license-requirements',
      ],
      [
        '8 CFR 214.6 of 2012 with the list, as docslib.org prints it',
        'undated',
        'B',
        'https://docslib.org/doc/3757389/8-cfr-ch-i-1-1-12-edition-%C2%A7-214-6',
      ],
    ],
    classes: ['TN'],
    page: 'posts',
  },
  TN6: {
    statement:
      'TD is for the husband, the wife and the unmarried children of a person with TN. A citizen of Canada needs no visa for it. A family member with another nationality asks a post for the TD visa.',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'elawimmigration.com, a law firm, on TN and the family',
        'undated',
        'B',
        'https://elawimmigration.com/business-visa/tn/',
      ],
      [
        'Northwestern University, "Visas for Spouses and Children"',
        'undated',
        'B',
        'https://www.northwestern.edu/international/international-scholars/tn-canadian-mexican-nationals/visas-for-spouses-and-children.html',
      ],
    ],
    classes: ['TN'],
    page: 'posts',
  },
} satisfies Record<string, WrittenFact>
