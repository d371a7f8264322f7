import type { ReaderClass } from '#contracts/learning/learning.ts'
import type { DocumentChecklist } from '#contracts/learning/sheets.ts'
import { dateBy, type Written } from './dating.ts'
import { type CitedItem, factsIn, toChecklistItem } from './modules.ts'
import type { OfficialPageId } from './official-pages.ts'

const forEveryone: readonly CitedItem[] = [
  {
    id: 'passport',
    text: 'Passport',
    description: 'Also old ones that hold a US visa.',
    facts: [],
  },
  {
    id: 'confirmation-page',
    text: 'DS-160 confirmation page',
    description: 'Printed, with a legible barcode that matches your appointment.',
    facts: ['D6', 'D10'],
  },
  {
    id: 'appointment',
    text: 'Appointment confirmation',
    description: 'Printed. It decides on arrival, phones and companions.',
    facts: ['I2', 'I3', 'I4'],
  },
  {
    id: 'photo',
    text: 'Photo',
    description:
      '2 by 2 inches (51 by 51 mm), taken within 6 months, white or off-white background, no eyeglasses.',
    facts: ['H1', 'H2'],
  },
  {
    id: 'mrv-receipt',
    text: 'Receipt of the visa application fee',
    description: 'If your post asks for it. It pays for one application, for 365 days.',
    facts: ['M2'],
  },
]

const sevisReceipt: CitedItem = {
  id: 'i-901-receipt',
  text: 'Receipt of the SEVIS I-901 fee',
  description: 'Paid at fmjfee.com; posts say about 3 business days before.',
  facts: ['M4'],
}

const familyCertificates: CitedItem = {
  id: 'family-certificates',
  text: 'Marriage certificate and birth certificates',
  description:
    'If your family comes with you or follows. Who follows also brings a copy of your passport and your visa.',
  facts: ['FM7'],
}

function writeChecklist(
  visaType: ReaderClass,
  page: OfficialPageId,
  own: readonly CitedItem[],
): Written<DocumentChecklist> {
  const items = [...forEveryone, ...own]
  return dateBy(page, factsIn(items), {
    visaType,
    title: `Documents for ${visaType}`,
    items: items.map(toChecklistItem),
  })
}

export const documentChecklists: Written<DocumentChecklist>[] = [
  writeChecklist('F-1', 'students', [
    {
      id: 'i-20',
      text: 'Form I-20',
      description: 'Signed by the school and by you.',
      facts: ['V1'],
    },
    sevisReceipt,
    {
      id: 'transcripts',
      text: 'Transcripts and test scores',
      description: 'Of the schools that you name on the DS-160.',
      facts: ['V1'],
    },
    {
      id: 'english',
      text: 'Proof of English',
      description: 'Unless the course is language training.',
      facts: ['V1'],
    },
    {
      id: 'funds',
      text: 'Proof of funds',
      description: "The first year's funds available, a credible source for later years.",
      facts: ['V2'],
    },
    {
      id: 'plans',
      text: 'Something that shows your plan afterwards',
      description: 'For example a letter, a study plan or a business at home.',
      facts: ['V3', 'T1'],
    },
    familyCertificates,
    {
      id: 'family-i-20',
      text: 'Form I-20 of each F-2',
      description: 'Your school issues one for each member of your family who comes.',
      facts: ['FM8'],
    },
  ]),
  writeChecklist('H-1B', 'uscis', [
    {
      id: 'petition-number',
      text: 'Receipt number of the approved I-129',
      description: 'With it the officer finds the petition.',
      facts: ['V8'],
    },
    {
      id: 'i-797',
      text: 'Copy of the I-797',
      description: 'Posts differ on it: bring a copy anyway.',
      facts: ['V8'],
    },
    {
      id: 'petition-copies',
      text: 'Copies of the petition and the labor condition application',
      description: 'Read duties, worksite and salary before you go.',
      facts: ['V8', 'T4'],
    },
    {
      id: 'support-letter',
      text: 'Support letter of the employer',
      description: 'With duties, worksite and salary.',
      facts: ['V8'],
    },
    {
      id: 'degree',
      text: 'Degree',
      description: 'Be ready to say how it prepares you for the job.',
      facts: ['V8', 'T4'],
    },
    {
      id: 'pay-slips',
      text: 'Pay slips, W-2 and tax return',
      description: 'If you have worked in the United States. Posts have asked for them.',
      facts: ['V15'],
    },
    {
      id: 'client-letter',
      text: 'Client letter',
      description: 'If you work at a client: the client names your work, its place and its end.',
      facts: ['V15', 'T4'],
    },
    {
      id: 'team-chart',
      text: 'Chart of your team',
      description: 'Your manager and your department. It answers two questions at once.',
      facts: ['V15'],
    },
    familyCertificates,
  ]),
  writeChecklist('B-1/B-2', 'posts', [
    {
      id: 'purpose',
      text: 'Evidence of your purpose',
      description: 'An invitation, a conference, a hospital letter or a plan of the trip.',
      facts: ['V6', 'V7'],
    },
    {
      id: 'means',
      text: 'Evidence of your means',
      description: 'Your income and savings, or the commitment of a supporter.',
      facts: ['V6'],
    },
    {
      id: 'return',
      text: 'Evidence of your intent to leave',
      description: 'Work, study or family that wait for you. No fixed list exists.',
      facts: ['V6', 'T3'],
    },
    {
      id: 'student-visit',
      text: 'If you visit your child who studies there',
      description:
        'A letter of your child, proof of enrolment, copies of the I-20 and visa, the day of the event.',
      facts: ['V22'],
    },
    {
      id: 'treatment',
      text: 'If you travel for treatment',
      description:
        'The diagnosis, a letter of the hospital with length and cost, and who pays. If you paid a deposit, its receipt.',
      facts: ['V21'],
    },
    {
      id: 'family-or-group',
      text: 'If you come as a family or a group',
      description:
        'A passport, a DS-160 and a confirmation for each person. All of you know the plan: the officer may ask each one.',
      facts: ['V23'],
    },
  ]),
  writeChecklist('J-1', 'exchange', [
    {
      id: 'ds-2019',
      text: 'Form DS-2019',
      description: 'From your sponsor, with one for each J-2.',
      facts: ['V5', 'FM8'],
    },
    {
      id: 'ds-7002',
      text: 'Form DS-7002',
      description: 'For trainees and interns: the training plan.',
      facts: ['V5'],
    },
    { ...sevisReceipt, description: `${sevisReceipt.description} J-2 dependants do not pay.` },
    {
      id: 'funding',
      text: 'Proof of funding',
      description: 'In line with the DS-2019.',
      facts: ['V5', 'T2'],
    },
    {
      id: 'insurance',
      text: 'Health insurance',
      description: 'For you and each J-2: at least {V19.medical} for each accident or illness.',
      facts: ['V19'],
    },
    {
      id: 'sponsor',
      text: 'Details of your sponsor and host',
      description: 'Names, address, and whom to call.',
      facts: ['V5'],
    },
    {
      id: 'home-rule',
      text: 'The answer to one question: does the two-year rule bind you?',
      description:
        'The note on your DS-2019 is the first place to look; your sponsor is the second.',
      facts: ['L6', 'L7'],
    },
    {
      id: 'repeat-bars',
      text: 'Researchers: the dates of earlier J programs',
      description: 'A bar of {V20.long} or {V20.short} can stand before a new one.',
      facts: ['V20'],
    },
    familyCertificates,
  ]),
  writeChecklist('L-1', 'transferees', [
    {
      id: 'petition',
      text: 'Petition',
      description:
        'Individual: the approval (I-797) and a copy of the I-129. Blanket: three originals of the I-129S, and the blanket approval (I-797).',
      facts: ['V10', 'V16', 'V17'],
    },
    {
      id: 'blanket-fees',
      text: 'Blanket: the fees that are paid at the post',
      description:
        'The fraud fee of {V18.fee}. From a 50/50 employer also {HB7.l1}, a law firm reports. Ask your post how to pay, and your employer who pays.',
      facts: ['V18', 'HB7'],
    },
    {
      id: 'year-abroad',
      text: 'Proof of one continuous year abroad in the last three',
      description: 'Pay slips or letters, with dates month by month.',
      facts: ['V11'],
    },
    {
      id: 'organisation-chart',
      text: 'Organisation chart',
      description: 'L-1A: whom you manage. L-1B: where your knowledge is used.',
      facts: ['T5', 'T6'],
    },
    {
      id: 'relation',
      text: 'How the two companies are related',
      description: 'One page is enough.',
      facts: ['T5', 'T6'],
    },
    familyCertificates,
  ]),
  writeChecklist('O-1', 'transferees', [
    {
      id: 'petition-number',
      text: 'Receipt number of the approved I-129',
      description: 'With it the officer finds the petition.',
      facts: ['V25'],
    },
    {
      id: 'i-797',
      text: 'Copy of the I-797',
      description: 'Posts differ on it: bring a copy anyway.',
      facts: ['V25'],
    },
    {
      id: 'petition-copies',
      text: 'Copy of the petition',
      description: 'Read it before you go: your answers and the DS-160 should agree with it.',
      facts: ['V24', 'V25'],
    },
    {
      id: 'support-letter',
      text: 'Contract, offer or letter of the petitioner',
      description: 'If you agreed by word of mouth, the summary that is in the petition.',
      facts: ['V24'],
    },
    {
      id: 'itinerary',
      text: 'Itinerary of the events',
      description: 'What you do, where, and from which day to which day.',
      facts: ['V24'],
    },
    {
      id: 'expert-letters',
      text: 'Letters of experts',
      description: 'The same ones as in the petition. Know who wrote them, and how they know you.',
      facts: ['V24'],
    },
    {
      id: 'proof-of-work',
      text: 'Proof of your work',
      description:
        'Awards, press, publications, roles: a few that you can explain in one sentence.',
      facts: ['V24', 'NW7'],
    },
    {
      id: 'peer-opinion',
      text: 'Written opinion of the peer group',
      description: 'A copy. Know which group or union of your field wrote it.',
      facts: ['V24'],
    },
    {
      ...familyCertificates,
      description:
        'If your family comes with O-3. Who follows also brings a copy of your I-797 and your visa.',
      facts: ['FM11'],
    },
  ]),
  writeChecklist('TN', 'posts', [
    {
      id: 'citizenship',
      text: 'Proof of citizenship of Canada or Mexico',
      description: 'Your passport. Permanent residence in either country is not enough.',
      facts: ['V27'],
    },
    {
      id: 'canadians',
      text: 'If you are a citizen of Canada',
      description:
        'You usually need no visa, no DS-160 and no interview. Show passport, letter and degree to CBP at a port of entry or at preclearance before the flight.',
      facts: ['NW6', 'V27'],
    },
    {
      id: 'support-letter',
      text: 'Letter of the employer',
      description:
        'It names the profession as the list of the agreement (USMCA) does, the duties, the length of the stay and the pay.',
      facts: ['V26', 'NW6'],
    },
    {
      id: 'degree',
      text: 'Degree, with transcripts',
      description:
        'The one that the list asks for in your profession, as an original or a certified copy.',
      facts: ['V26'],
    },
    {
      id: 'licence',
      text: 'Licence or proof of experience',
      description: 'If the list asks for it in your profession.',
      facts: ['V26'],
    },
    {
      id: 'return',
      text: 'Evidence of your intent to leave',
      description: 'TN is for a time: the end of the contract, and what waits for you at home.',
      facts: ['NW6', 'L1'],
    },
    {
      ...familyCertificates,
      description:
        'If your family comes with TD or follows. Who follows also brings a copy of your passport and your visa.',
      facts: ['FM1', 'FM7'],
    },
  ]),
]
