import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import type { WrittenNotice } from './written-notice.ts'

const classes = ['All'] as const

export const noticesOfEveryone: WrittenNotice[] = [
  {
    id: 'two-questions',
    classes,
    title: 'Two questions about harm and fear',
    text: `Posts reportedly ask two things since {QF1.from}. Have you suffered harm or mistreatment in your country of nationality or last habitual residence? Do you fear it on return? Reports say that the interview stops and a visa is refused where a person answers yes or does not answer. A deliberate false answer can bar a person for good. ${LAWYER_LINE} No report exempts H-1B or L. We found no official page.`,
    facts: ['QF1', 'QF2', 'QF3', 'QF4', 'QF5'],
  },
  {
    id: 'entry-limits',
    classes,
    title: 'Limits on visas by nationality',
    text: 'Proclamation 10998 of {TB1.signed} limits visas by nationality since {TB1.from}. No change to it was found up to {TB1.until}. It does not reach people who held a valid visa, or were inside the United States, on {TB5.day}. Residents, dual nationals on another passport and some others are outside it too. Exceptions for family and adoption went. The lists are in the next notice; only the official page decides.',
    facts: ['TB1', 'TB5'],
  },
  {
    id: 'entry-limit-lists',
    classes,
    title: 'Limits on visas by nationality: the lists',
    text: 'All visas were suspended for: {TB2.countries}; and for Palestinian Authority documents. B, F, M, J and immigrant visas were suspended for: {TB3.countries}. There H, L and O are not suspended, but may get a shorter validity. Immigrant visas only: {TB4.countries}. Only the official page decides.',
    facts: ['TB2', 'TB3', 'TB4'],
  },
  {
    id: 'ebola',
    classes,
    title: 'Entry limits because of Ebola',
    text: 'An order reported in May 2026: no entry within {EB1.days} of a stay in {EB1.uganda}, {EB1.sudan} or the {EB1.congo}. The rule behind such orders lapses on {EB1.lapses}. Read the page of the CDC before you travel.',
    facts: ['EB1'],
  },
  {
    id: 'review-of-more-classes',
    classes,
    title: 'Review of online presence: which classes',
    text: 'These classes were told to set profiles to public: {SM2.classes}, C-3 for domestic staff only. A State Department page of {SM1.page} adds {SM1.classes} from {SM1.from}; it prints no year. Not named: {SM2.notNamed}. The official page and your post decide.',
    facts: ['SM2', 'SM1'],
  },
  {
    id: 'moderation-work',
    classes,
    title: 'Work on content moderation',
    text: 'A cable of {HB1.day} is reported to have officers read résumés and LinkedIn for five kinds of work. They are moderation, fact-checking, misinformation, compliance and online safety. Where officers find censorship of Americans, they look for an ineligibility. It covers all visas in principle, H-1B first, and family too. Whether it still applies is unknown. Describe your work as it was. If it touched these fields, speak to a licensed immigration lawyer.',
    facts: ['HB1'],
  },
  {
    id: 'closed-accounts',
    classes,
    title: 'Closed and unused accounts',
    text: 'The form asks for every platform that you used within the last five years. An account that you closed since is inside these words. The DS-160 itself decides: read its question word for word.',
    facts: ['S2'],
  },
  {
    id: 'designated-posts',
    classes,
    title: 'Countries without routine visa service',
    text: 'Since {WA1.from} people apply in their country of nationality or residence. Where there is no routine visa service, the State Department names another post. The official page has that list and changes it: look there before you pay.',
    facts: ['WA1'],
  },
  {
    id: 'fees',
    classes,
    title: 'Fees: application and SEVIS',
    text: 'The visa application (MRV) fee was {FE1.B} for B, F, J, M and TN. It was {FE1.H} for H, L, O, P, Q and R, and {FE1.E} for E. The SEVIS I-901 fee was {FE2.F} for F and M and {FE2.J} for most J. It was {FE2.summer} for au pair, camp counselor and summer work travel. Read the official pages before you pay.',
    facts: ['FE1', 'FE2'],
  },
  {
    id: 'visa-integrity-fee',
    classes,
    title: 'Visa Integrity Fee',
    text: 'A law of 4 July 2025 sets a fee of at least {FE3.amount}, due when a nonimmigrant visa is issued. It was absent from the fee page on {FE3.day}, and no evidence of a collection was found. A refused applicant would not owe it. The official page on fees decides.',
    facts: ['FE3', 'M5', 'M7'],
  },
  {
    id: 'issuance-fees',
    classes,
    title: 'Validity and issuance fee by nationality',
    text: 'Some nationalities pay a fee when the visa is issued, and validity differs. Since July 2025 many nationalities get a single entry and {NW1.validity} in many classes. Visas issued before keep their terms. Look your nationality up under "What applies to me", and on the official page.',
    facts: ['NW1'],
  },
  {
    id: 'esta-and-land-borders',
    classes,
    title: 'ESTA, EVUS and I-94: fees',
    text: 'ESTA costs {FE4.esta} and EVUS {FE4.evus} from {FE4.from}. The I-94 costs {FE4.i94} at land borders only. A duty to name social media on ESTA was proposed on {FE5.day}; nothing final was found to {FE5.until}.',
    facts: ['FE4', 'FE5'],
  },
  {
    id: 'first-months',
    classes,
    title: 'The first months after entry',
    text: 'The Foreign Affairs Manual speaks of {NW9.within} after entry. Conduct against the visa in that time lets an officer presume that the purpose was misstated. Keep to what your class allows.',
    facts: ['NW9'],
  },
  {
    id: 'passport-validity',
    classes,
    title: 'Passport: six months beyond the stay',
    text: "A passport should be valid for 6 months beyond the planned stay. Countries on the exemption list of CBP, edition of 28 January 2024, are excepted. Look your country up in CBP's own list.",
    facts: ['H4'],
  },
]
