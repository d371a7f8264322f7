import type { LearningPath } from '#contracts/learning/learning.ts'
import type { Written } from '#api/learning/content/dating.ts'
import { checklistModule, readingModule } from '#api/learning/content/modules.ts'
import { NOTES } from '#api/learning/content/notes.ts'

const byVisa = readingModule(
  {
    id: 'by-visa',
    title: 'Which papers, and what they prove',
    estimatedTime: 25,
    page: 'posts',
    notices: ['fees', 'passport-validity', 'fixed-stay', 'h-1b-layoffs'],
  },
  [
    '# Documents by visa',
    'A paper helps when it proves something that you say. Bring few papers, know each of them, and hand one over when it is asked for.',
    '',
    'Documents: for everyone',
    ['- Passport, DS-160 confirmation page, appointment confirmation, photo.', 'D10', 'H1'],
    '- The receipt of the visa application (MRV) fee, if your post asks for it.',
    [`Note: ${NOTES.finances.note}`, 'V1', 'V2', 'V6'],
    '',
    '## F-1',
    ['- Form I-20, signed by the school and by you.', 'V1'],
    ['- Receipt of the I-901 fee, paid about 3 business days before or earlier.', 'M4'],
    ['- Transcripts, test scores, and proof of English unless the course teaches it.', 'V1'],
    ["- Funds: the first year's readily available, a credible source for later years.", 'V2'],
    [
      'The officer should weigh your present intent. Students are understood to lack the ties of established adults.',
      'V3',
    ],
    [
      'A new student may get the visa up to 365 days ahead. Entry is possible no earlier than 30 days before the start date on the I-20.',
      'V4',
    ],
    [
      'After the course there are {ST4.grace} of grace: a rule that would shorten them is blocked.',
      'ST4',
    ],
    '',
    '## J-1',
    ['- Form DS-2019; DS-7002 for interns and trainees.', 'V5'],
    ['- Receipt of the I-901 fee. J-2 dependants do not pay it.', 'M4'],
    ['- Proof of funding, and the details of your sponsor.', 'V5'],
    [
      '- Health insurance for you and each J-2: at least {V19.medical} for each accident or illness. It adds {V19.evacuation} to bring you home and {V19.remains} after a death. You pay at most {V19.deductible} of a case yourself.',
      'V19',
    ],
    [
      'Some J-1 visitors must first spend two years in their country of nationality or last residence. Until then the rule bars H, L and K visas, permanent residence, and most changes of status inside the United States. Grounds are government funding, also indirect, a skill on the Skills List, and graduate medical training. J-2 dependants are bound too. Waivers exist.',
      'L6',
    ],
    [
      'The Skills List was revised on 9 December 2024, retroactively, and 37 countries left it. Ask your sponsor what applies to you.',
      'L7',
    ],
    [
      'On {V14.asOf} the grace period after the program was given as 30 days. Check with your sponsor.',
      'V14',
    ],
    [
      'Professors and research scholars: {V20.long} pass between two such programs. After {V20.stay} or more in another J status it is {V20.short}. These bars are not the two-year rule, and they reach J-2 too.',
      'V20',
    ],
    '',
    '## B-1/B-2',
    [
      'There is no fixed list: circumstances vary. An archived page of the US embassy in Nairobi asks for evidence of purpose, of means to pay and of the intent to leave.',
      'V6',
    ],
    ['- Purpose: an invitation, a conference, a hospital letter, a plan of the trip.', 'V6', 'V7'],
    ['- Means: your income, or the commitment of a supporter.', 'V6'],
    ['- Return: work, study or family that wait for you.', 'V6', 'T3'],
    [
      '- Parents of a student: a letter of your child, proof of enrolment, copies of the I-20 and visa. Officers told one university that they ask for no letter.',
      'V22',
    ],
    [
      '- Treatment: the diagnosis, a letter of the hospital with length and cost, and the proof that somebody pays. If you paid a deposit, add its receipt.',
      'V21',
    ],
    [
      '- Families and groups: a DS-160 for each person, also for a child. Each of you tells the same plan.',
      'V23',
    ],
    [
      'Warning: Employment, study for credit and paid performance are not allowed on B-1/B-2.',
      'V7',
    ],
    '',
    '## H-1B',
    ['- Receipt number of the approved I-129 petition.', 'V8'],
    [
      '- A copy of the I-797, of the petition and of the labor condition application, a support letter, your degree. Posts differ on the I-797: bring a copy anyway.',
      'V8',
    ],
    [
      '- If you have worked there: pay slips, W-2 and tax return. If you work at a client: a client letter. Also a chart with your manager, and your résumé.',
      'V15',
    ],
    ['- You are not asked to prove ties to home, says the US embassy in Bamako.', 'V9'],
    [
      'Approval by USCIS is not a visa. The officer can refuse when the facts of the petition are in doubt.',
      'L4',
    ],
    '',
    '## L-1',
    ['- Individual petition: the approval (I-797) and a copy of the I-129.', 'V16'],
    [
      '- Blanket: three originals of the I-129S, and the blanket approval (I-797). The post gives one back: show it on arrival.',
      'V10',
      'V17',
    ],
    [
      '- Blanket: the fraud fee of {V18.fee} is paid at the post. A law firm reports that {HB7.l1} from a 50/50 employer is paid there too. Your family does not pay the fraud fee.',
      'V18',
      'HB7',
    ],
    ['- Proof of one continuous year abroad in the last three with the company.', 'V11'],
    ['- An organisation chart, and a page on how the two companies are related.', 'T5'],
    ['- L-1A: at most 7 years. L-1B: at most 5. A new office starts with 1 year.', 'V11'],
    ['Under a blanket the officer decides at the interview.', 'V10'],
    '',
    '## Your husband, wife and children',
    [
      'They ask for the family visa of your class: F-2, H-4, L-2, J-2, TD or O-3. Children are unmarried and under {FM1.age}. Parents do not belong to it.',
      'FM1',
      'FM11',
    ],
    [
      '- The marriage certificate, and the birth certificate of each child, with a translation where the language needs one.',
      'FM7',
    ],
    ['- A form I-20 for each F-2, a form DS-2019 for each J-2.', 'FM8'],
    ['- Who applies later: also a copy of your passport and your visa.', 'FM7'],
    [
      '- They travel with you or after you. F-2 who follow show that you are enrolled, or will be within {FM9.within}.',
      'FM9',
    ],
    ['- A child with one parent: CBP recommends a letter of the other parent.', 'FM10'],
    '',
    'Work and study of your family:',
    [
      '- F-2: no work. Study part time; full-time study needs F-1. Children go to school full time.',
      'FM2',
    ],
    [
      '- H-4: no work without a card from USCIS. It needs your approved I-140, or H-1B time beyond the sixth year. Children may not work.',
      'FM5',
    ],
    ['- L-2: your husband or wife may work if the I-94 says L-2S. Children may not.', 'FM4'],
    ['- J-2: work after USCIS has given permission, and not to pay for your living.', 'FM3'],
    ['- TD and O-3: no work.', 'FM6', 'FM11'],
    ['- H-4, L-2, J-2, TD and O-3 may study.', 'FM3', 'FM4', 'FM5', 'FM6', 'FM11'],
  ],
)

const photoAndPassport = readingModule(
  {
    id: 'photo-and-passport',
    title: 'Photo and passport',
    estimatedTime: 10,
    page: 'posts',
    notices: ['passport-validity'],
  },
  [
    '# Photo and passport',
    '## The photo',
    ['- Colour, 2 by 2 inches (51 by 51 mm), full face.', 'H1'],
    ['- Taken within the last 6 months, on a white or off-white background.', 'H1'],
    ['- No eyeglasses, except for a documented medical need.', 'H2'],
    [
      'The photo page of the State Department gives these measures for a printed photo; your post may add to them. For the upload: a square JPEG of {FO7.least} to {FO7.most} pixels and at most {FO7.size}; read the instructions in the form.',
      'H1',
      'FO7',
    ],
    '',
    '## The passport',
    '- Check the last day of validity today: a renewal takes time.',
    '- Bring old passports that hold US visas.',
    [
      '- A visa that is still valid in an expired passport can be used, if nationality and name are the same in the new one.',
      'CS6',
    ],
    'Important: Whether your passport must be valid for six months beyond your stay depends on your country. See the dated notice below.',
    '',
    '## When the visa is in it',
    [
      'Check name, dates and class at once. The last day of the visa does not set your stay: CBP does.',
      'L8',
    ],
  ],
)

const folder = checklistModule(
  { id: 'folder', title: 'Pack the folder', estimatedTime: 15, page: 'posts' },
  [
    {
      id: 'print-confirmation',
      text: 'Print the DS-160 confirmation page',
      description: 'The barcode must be legible.',
      facts: ['D10'],
    },
    {
      id: 'match-barcode',
      text: 'Compare the barcode with the appointment',
      description: 'The two numbers must be equal at many posts.',
      note: NOTES.finalReview.note,
      facts: ['D6', 'D8'],
    },
    {
      id: 'add-class-papers',
      text: 'Add the papers of your visa class',
      description: 'Use the document checklist of your visa.',
      facts: ['V1', 'V5', 'V6', 'V8', 'V10'],
    },
    {
      id: 'sort-by-question',
      text: 'Sort by question',
      description:
        'Purpose, money, study or work, plans. A paper that answers no question stays at home.',
      facts: ['I6'],
    },
    {
      id: 'print-cheat-sheet',
      text: 'Print the cheat sheet of your visa',
      description: 'Read it on the way. Many posts do not allow phones.',
      facts: ['I3'],
    },
    {
      id: 'read-letter',
      text: 'Read the appointment letter to the end',
      description: 'It decides on arrival, phones, bags and companions.',
      note: NOTES.arrival.note,
      facts: ['I2', 'I3', 'I4'],
    },
  ],
)

export const documentsPath: Written<LearningPath> = {
  id: 'documents',
  title: 'Document Checklists',
  description: 'The papers of your visa class, what each one proves, and how to pack them.',
  icon: 'folder-check',
  badge: 'Printable',
  modules: [byVisa, photoAndPassport, folder],
}
