import { BAMAKO, STATUTE, VISITOR_PAGE } from './cited-pages.ts'
import { STORED_BEFORE, readByProject, type WrittenFact, COPY_CHECKED } from './written-fact.ts'

export const documents = {
  V1: {
    statement:
      'F-1: I-20 signed by school and student, I-901 receipt, transcripts and test scores, funding. To show: acceptance for a full course, enough funds, adequate English (unless the course is language training), a residence abroad and the intent to leave.',
    kind: 'rule',
    ...STORED_BEFORE,
    sources: [
      ['22 CFR 41.61', 'undated', 'A', 'https://www.ecfr.gov/current/title-22/section-41.61'],
    ],
    classes: ['F-1'],
    page: 'students',
  },
  V2: {
    statement:
      "F-1 funding: the first year's funds readily available and a credible source for later years; not all years in cash.",
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [
      [
        'University of North Texas (unt.edu), which restates the Foreign Affairs Manual',
        'undated',
        'B',
      ],
      [
        'firstranker.com, which restates it too',
        'undated',
        'B',
        'https://firstranker.com/ms/immigration-financial-proof-for-us/',
      ],
    ],
    classes: ['F-1'],
    page: 'students',
  },
  V3: {
    statement:
      'F-1: officers should weigh present intent. Students are understood to lack the ties of established adults.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [
      [
        '9 FAM 402.5-5(E)(1) of 20 December 2021, as NAFSA prints it',
        '2021-12-20',
        'A',
        'https://nafsa.org/regulatory-information/dos-restores-helpful-f-student-residence-abroad-guidance-fam',
      ],
    ],
    classes: ['F-1'],
    page: 'students',
  },
  V4: {
    statement:
      "A new student's F-1 visa may be issued up to 365 days ahead. Entry is possible no earlier than 30 days before the start date on the I-20. Older pages still say 120 days.",
    kind: 'practice',
    life: 'rule',
    asOf: '2026-10-06',
    sources: [
      readByProject(
        'Study in the States, "Students and the Form I-20"',
        'https://studyinthestates.dhs.gov/students/prepare/students-and-the-form-i-20',
        '2026-10-06',
      ),
    ],
    classes: ['F-1'],
    page: 'students',
  },
  V5: {
    statement:
      'J-1: DS-2019; DS-7002 for interns and trainees; I-901 receipt; funding; details of the sponsor. Nonimmigrant intent applies.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [
      [
        'InterExchange, page on the visa interview',
        'undated',
        'B',
        'https://interexchange.org/programs/career-training/intern-trainee/resources/visa-interview',
      ],
    ],
    classes: ['J-1'],
    page: 'exchange',
  },
  V6: {
    statement:
      'B-1/B-2: evidence of purpose, intent to leave and means to pay. Circumstances vary, so no fixed list exists. A commitment by a supporter can cover the cost.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [VISITOR_PAGE, ['US embassy in Nairobi, an archived page', 'undated', 'A']],
    classes: ['B-1/B-2'],
    page: 'posts',
  },
  V7: {
    statement:
      'B-1: consult associates, attend conferences, settle an estate, negotiate contracts. B-2: tourism, family, medical care, unpaid amateur events, short courses without credit. Not allowed: employment, study for credit, paid performance, work for foreign press, permanent residence.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [VISITOR_PAGE],
    classes: ['B-1/B-2'],
    page: 'posts',
  },
  V8: {
    statement:
      'H-1B: give the receipt number of the approved I-129 petition. Posts differ on the I-797: bring a copy anyway, with the labor condition application, a copy of the petition, a support letter and the degree.',
    kind: 'practice',
    ...STORED_BEFORE,
    sources: [BAMAKO, ['US embassy in Tashkent', 'undated', 'A']],
    verifiedOn: '2026-11-30',
    classes: ['H-1B'],
    page: 'uscis',
  },
  V9: {
    statement:
      'H-1B and L applicants are not asked to prove ties to home, unlike other classes of workers.',
    kind: 'practice',
    life: 'rule',
    ...STORED_BEFORE,
    sources: [STATUTE, BAMAKO],
    verifiedOn: '2026-11-30',
    classes: ['H-1B', 'L-1'],
    page: 'posts',
  },
  V10: {
    statement:
      'L-1 blanket: I-129S with the blanket approval (I-797). The officer decides at the interview. Only managers, executives and specialized-knowledge professionals.',
    kind: 'rule',
    ...STORED_BEFORE,
    sources: [
      BAMAKO,
      ['visaserve.com, a law firm', 'undated', 'B'],
      [
        'immihelp.com, guide to the blanket petition',
        'undated',
        'B',
        'https://immihelp.com/l1-blanket-visa-petition',
      ],
    ],
    verifiedOn: '2026-11-30',
    classes: ['L-1'],
    page: 'transferees',
  },
  V11: {
    statement:
      'L-1: one continuous year abroad in the last three with a qualifying entity. L-1A at most 7 years, L-1B at most 5. Extensions of up to 2 years. A new office starts with 1 year.',
    kind: 'rule',
    asOf: '2026-10-06',
    sources: [
      [
        'immigrationjd.com, a law firm',
        'undated',
        'B',
        'https://immigrationjd.com/en/visas/employment-visas/l1-intra-company-transferee/',
      ],
      [
        'USCIS, L-1A and L-1B pages (uscis.gov); read by a public research project, not by us',
        '2026-10-06',
        'B',
      ],
    ],
    classes: ['L-1'],
    page: 'transferees',
  },
  V14: {
    statement: 'J-1: 30 days of grace after the program.',
    kind: 'rule',
    ...STORED_BEFORE,
    sources: [
      [
        'EY, a consultancy, on the proposal of August 2025',
        '2025-08-28',
        'B',
        'https://www.ey.com/en_ca/insights/law/mobility-alerts/2025/proposed-rule-contains-significant-changes-for-f-1-and-j-1-visa-holders',
      ],
    ],
    verifiedOn: '2026-11-30',
    classes: ['J-1'],
    page: 'exchange',
  },
  V15: {
    statement:
      'Lists of papers for H-1B interviews name pay slips, the W-2 and the tax return, a client letter for work at a client, the manager and the department, a résumé and letters of earlier employers. Posts have asked for such papers under 221(g).',
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      ['immihelp.com, "H-1 Visa Documents"', 'undated', 'B'],
      ['221glaw.com, a law firm, "221(g) Document Requirements"', 'undated', 'B'],
    ],
    classes: ['H-1B'],
    page: 'uscis',
  },
  V16: {
    statement:
      'L-1 with an individual petition: the approval notice (I-797) and a copy of the petition (I-129).',
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'choquettelaw.com, a law firm, "How does the foreign worker obtain an L-1 visa?"',
        'undated',
        'B',
        'https://www.choquettelaw.com/l_1_visa_faqs/how-does-the-foreign-worker-obtain-an-l-1-visa/',
      ],
      ['US embassy in Italy, an old page on renewals', 'undated', 'A'],
    ],
    classes: ['L-1'],
    page: 'transferees',
  },
  V17: {
    statement:
      'L-1 blanket: three originals of the I-129S go to the interview, with the support letter and the credentials. After approval the post gives back an endorsed I-129S, which is shown on arrival.',
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'a law firm, "Blanket L Visa Travel Advisory", at casetext.com',
        'undated',
        'B',
        'https://casetext.com/analysis/blanket-l-visa-travel-advisory',
      ],
      [
        'The National Law Review, "USCIS I-129S Blanket Petition Endorsement Process Update" of 2023',
        'undated',
        'B',
        'https://natlawreview.com/article/uscis-i-129s-blanket-petition-endorsement-process-update',
      ],
    ],
    classes: ['L-1'],
    page: 'transferees',
  },
  V18: {
    statement:
      'Who applies for L-1 under a blanket pays the fraud prevention and detection fee of {V18.fee} to the post, beside the visa fee. For an individual petition the employer pays it. Husband, wife and children do not pay it. A law firm in India reports that the 9-11 fee is also paid at the post.',
    values: { fee: '$500' },
    kind: 'fee',
    ...COPY_CHECKED,
    sources: [
      [
        'Public Law 108-447, section 426, now 8 U.S.C. 1184(c)(12)',
        '2004-12-08',
        'A',
        'https://en.m.wikisource.org/wiki/Page:United_States_Statutes_at_Large_Volume_118.djvu/3387',
      ],
      [
        'murthyindia.com, "Additional Fee Payment Options for Blanket L visa applicants in India"',
        '2018-10-01',
        'B',
        'https://murthyindia.com/?p=2953',
      ],
    ],
    classes: ['L-1'],
    page: 'fees',
  },
  V19: {
    statement:
      'J-1 and J-2 have health insurance for the whole program. Its least is {V19.medical} for each accident or illness, {V19.evacuation} to bring a sick person home and {V19.remains} after a death. The part that the visitor pays is at most {V19.deductible}.',
    values: {
      medical: '$100,000',
      evacuation: '$50,000',
      remains: '$25,000',
      deductible: '$500',
    },
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'BridgeUSA, "How to Administer a Program", on 22 CFR 62.14; we read a copy',
        'undated',
        'A',
        'https://j1visa.state.gov/sponsors/how-to-administer-a-program',
      ],
      [
        'University of California, Davis, on page 2 of the DS-2019',
        'undated',
        'B',
        'https://siss.ucdavis.edu/node/261',
      ],
    ],
    classes: ['J-1'],
    page: 'exchange',
  },
  V20: {
    statement:
      'Who was a J-1 professor or research scholar waits {V20.long} for a new program in these two categories. Who was there in another J status for {V20.stay} or more, in part within the last year, waits {V20.short}. Time as a short-term scholar does not count. Both bars reach J-2 too.',
    values: { long: '24 months', short: '12 months', stay: 'six months' },
    kind: 'rule',
    life: 'warning',
    ...COPY_CHECKED,
    sources: [
      [
        'University of Michigan, "12- and 24-Month Bars for Professors and Research Scholars"',
        'undated',
        'B',
        'https://internationalcenter.umich.edu/scholars/j1-scholars/12-and-24-bars',
      ],
      [
        'Stony Brook University, which quotes 22 CFR 62.20(d)(2)',
        'undated',
        'B',
        'https://www.stonybrook.edu/commcms/visa/scholars_interns/Exchange%20Visitor%20Restrictions.html',
      ],
      [
        'University of Washington, "Repeat Participation"',
        'undated',
        'B',
        'https://ap.washington.edu/ahr/visas/j1/repeat-participation/',
      ],
    ],
    classes: ['J-1'],
    page: 'exchange',
  },
  V21: {
    statement:
      'B-2 for treatment: the diagnosis of a doctor at home; a letter of the doctor or hospital there, with length and cost; proof that somebody pays for treatment, travel and stay. In some cases the hospital wants the money in advance.',
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'US embassy in Prague, "Medical Treatment"; we read a copy',
        'undated',
        'A',
        'https://cz.usembassy.gov/visas/medical-treatment/',
      ],
      [
        'bkjvisalaw.com, a law firm, also on payment in advance',
        'undated',
        'B',
        'https://bkjvisalaw.com/travel-for-medical-treatment',
      ],
    ],
    classes: ['B-1/B-2'],
    page: 'posts',
  },
  V22: {
    statement:
      'Universities advise parents who visit a student: a letter of the student, proof of enrolment, copies of the I-20 and visa, the day of the event. Consular officers told one university that they ask for no letter of invitation.',
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'Kutztown University, "Invitation Letters for B-2 Visitor Visa"',
        'undated',
        'B',
        'https://kutztown.edu/about-ku/administrative-offices/international-education-and-global-engagement/international-student-resources/invitation-letters.html',
      ],
      [
        'Olin College, "Inviting Parents & Relatives to the U.S."',
        'undated',
        'B',
        'https://www.olin.edu/content/visiting-parents-and-family',
      ],
      [
        'University of Texas Health, San Antonio, "Letters of Invitation"',
        'undated',
        'B',
        'https://wp.uthscsa.edu/ois/immigration/letters-of-invitation/',
      ],
    ],
    classes: ['B-1/B-2'],
    page: 'posts',
  },
  V23: {
    statement:
      'Each person fills in a DS-160, also a child and also in a group. In Mexico a group of {V23.least} or more with one purpose asks the consulate for one appointment; a family is not such a group.',
    values: { least: '3' },
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'US mission to Mexico, "Groups"; we read a copy',
        'undated',
        'A',
        'https://mx.usembassy.gov/visas/groups/',
      ],
      [
        'criminalimmigrationlaw.com, a law firm, on appointments of families',
        '2024-06-26',
        'B',
        'https://criminalimmigrationlaw.com/2024/06/26/what-are-the-essential-steps-for-scheduling-a-group-appointment-for-u-s-family-visas/',
      ],
    ],
    classes: ['B-1/B-2'],
    page: 'posts',
  },
  V24: {
    statement:
      'O-1: the petition holds the contract or a summary of what was agreed, the events with their days, proof of the work, and a written opinion of a peer group or another body of the field. A letter of an expert shows what the writer knows of the field and of the work.',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'USCIS Policy Manual, volume 2, part M, chapter 7; we read a copy',
        'undated',
        'A',
        'https://www.uscis.gov/policy-manual/volume-2-part-m-chapter-7',
      ],
      [
        'gouers.com, a law firm, which quotes 8 CFR 214.2(o)(5)(i)(C) on the opinion',
        'undated',
        'B',
        'https://www.gouers.com/law/5ic.php',
      ],
      [
        'bhlawpllc.com, a law firm, which quotes 8 CFR 214.2(o)(3)(iv)(B)(5) on letters of experts',
        'undated',
        'B',
        'https://www.bhlawpllc.com/the-format-of-an-expert-letter/',
      ],
    ],
    classes: ['O-1'],
    page: 'transferees',
  },
  V25: {
    statement:
      'O-1: posts look the approval up in their own system, and some still ask for the I-797. Bring it with a copy of the petition, and know what the petition says. The interview confirms the DS-160 and may ask where you will be, and when.',
    kind: 'practice',
    ...COPY_CHECKED,
    sources: [
      [
        'Artists from Abroad, "Interviews"',
        'undated',
        'B',
        'https://artistsfromabroad.org/immigration-procedures/visa-processing-abroad/interviews/',
      ],
      [
        'visastates.com, on the documents for O-1',
        'undated',
        'B',
        'https://visastates.com/necessary-documents-for-o-1-visa/',
      ],
    ],
    classes: ['O-1'],
    page: 'posts',
  },
  V26: {
    statement:
      "TN: the letter of the employer, or the contract, names a profession on the list of the agreement, the duties, the length of the stay and the pay. Most professions ask for a bachelor's degree, which experience cannot replace. Some ask for a licence or experience too. The degree comes as an original or a certified copy.",
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        '8 CFR 214.6; we read a copy of the list',
        'undated',
        'A',
        'https://www.ecfr.gov/current/title-8/section-214.6',
      ],
      [
        'State Department, "Visas for Canadian and Mexican NAFTA Professional Workers", as legalfix.com prints it',
        'undated',
        'B',
        'https://legalfix.com/topics/immigration/tn-visa--trade-nafta-/tx',
      ],
      [
        'University of Washington, "Coming to the U.S.", on the letter and the licence',
        'undated',
        'B',
        'https://ap.washington.edu/ahr/visas/scholar-resources/tn/coming-to-the-us/',
      ],
      [
        'Government of Canada, "Guide to temporary entry into the United States", on the letter and the degree; we read a copy',
        'undated',
        'B',
        'https://www.deleguescommerciaux.gc.ca/en/market-industry-info/free-trade-agreements/use-cusma-do-business-north-america/temporary-entry-cusma/guide-temporary-entry-united-states.html',
      ],
    ],
    classes: ['TN'],
    page: 'posts',
  },
  V27: {
    statement:
      'TN: only citizens of Canada and Mexico. A citizen of Canada needs no written application and shows passport, letter and degree to CBP at a port of entry or at preclearance before the flight. A citizen of Mexico asks a post for the visa first. A permanent resident of either country cannot use TN.',
    kind: 'rule',
    ...COPY_CHECKED,
    sources: [
      [
        'Government of Canada, "Guide to temporary entry into the United States"; we read a copy',
        'undated',
        'B',
        'https://www.deleguescommerciaux.gc.ca/en/market-industry-info/free-trade-agreements/use-cusma-do-business-north-america/temporary-entry-cusma/guide-temporary-entry-united-states.html',
      ],
      [
        'State Department, "Visas for Canadian and Mexican NAFTA Professional Workers", as legalfix.com prints it',
        'undated',
        'B',
        'https://legalfix.com/topics/immigration/tn-visa--trade-nafta-/tx',
      ],
      [
        'shihabimmigrationfirm.com, a law firm, on citizens of Mexico',
        'undated',
        'B',
        'https://www.shihabimmigrationfirm.com/tn-visa-procedures-for-mexican-citizens.html',
      ],
    ],
    classes: ['TN'],
    page: 'posts',
  },
} satisfies Record<string, WrittenFact>
