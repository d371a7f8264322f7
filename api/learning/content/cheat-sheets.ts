import type { ReaderClass } from '#contracts/learning/learning.ts'
import type { CheatSheet } from '#contracts/learning/sheets.ts'
import { dateBy, type Written } from './dating.ts'
import type { FactId } from './facts/written-facts.ts'
import type { OfficialPageId } from './official-pages.ts'

type Block = CheatSheet['blocks'][number]

const beforeTheDay: Block = {
  heading: 'Before the day',
  points: [
    'Compare the DS-160 barcode with the appointment 7 business days before (our advice).',
    'The DS-160 names every social media identifier of the last five years.',
    'A correction is a new DS-160 with a new barcode: update the appointment profile, bring both pages.',
    'Read the appointment letter: it decides on arrival, phones and bags.',
  ],
}

const atTheWindow: Block = {
  heading: 'At the window',
  points: [
    'One sentence first, then stop. Answer the question that was asked.',
    'Never defend a mistake: say what is right.',
    'Papers only when they are asked for.',
    'Two questions on harm and fear may come: only the truth helps. Unsure: see a lawyer first.',
  ],
}

const shared: readonly FactId[] = ['S1', 'D5', 'FO5', 'QF5', 'D6', 'D8', 'I2', 'I3', 'I6', 'D11']

function writeSheet(
  visaType: ReaderClass,
  page: OfficialPageId,
  facts: readonly FactId[],
  blocks: readonly Block[],
): Written<CheatSheet> {
  return dateBy(page, [...shared, ...facts], {
    visaType,
    title: `${visaType} interview on one page`,
    blocks: [beforeTheDay, ...blocks, atTheWindow],
  })
}

/** One page to print for each class, because many posts do not allow phones. */
export const cheatSheets: Written<CheatSheet>[] = [
  writeSheet(
    'F-1',
    'students',
    ['V1', 'V2', 'V3', 'V4', 'M4', 'S3', 'L1', 'L3', 'L5', 'T1'],
    [
      {
        heading: 'In the folder',
        points: [
          'Passport, DS-160 confirmation, appointment confirmation, photo.',
          'I-20 with both signatures, I-901 receipt.',
          'Transcripts, test scores, proof of English.',
          'Funds: first year available, later years with a credible source.',
        ],
      },
      {
        heading: 'You show',
        points: [
          'Acceptance, funds, adequate English, intent to leave.',
          'Why this school, this program, now.',
          'Who pays, and how it was earned.',
          'Your plan afterwards: present intent counts.',
        ],
      },
      {
        heading: 'You know',
        points: [
          'Entry: at most 30 days before the start date on the I-20.',
          'Grace: {ST4.grace} after a completed program. {ST9.early} after a withdrawal that the school authorised, and none after a violation.',
          'Profiles set to public, as told to F, M and J in June 2025.',
          '214(b) is not permanent and has no appeal. 221(g): one year for what is asked, no limit for processing.',
        ],
      },
    ],
  ),
  writeSheet(
    'H-1B',
    'uscis',
    ['V8', 'V9', 'V15', 'L1', 'L2', 'L4', 'L5', 'S5', 'T4', 'HB6'],
    [
      {
        heading: 'In the folder',
        points: [
          'Passport, DS-160 confirmation, appointment confirmation, photo.',
          'Receipt number of the I-129, copy of the I-797.',
          'Copies of the petition and the labor condition application.',
          'Support letter, degree. Pay slips, W-2 and client letter, where they exist.',
        ],
      },
      {
        heading: 'You show',
        points: [
          'The job is real: employer, product, duties, worksite, client.',
          'Your degree fits the work.',
          'Salary and title as in the petition, and what has changed since.',
        ],
      },
      {
        heading: 'You know',
        points: [
          'Approval by USCIS is not a visa.',
          'No presumption of immigrant intent, no proof of ties. A wish for permanent residence is no evidence against you.',
          'Work on content moderation, layoffs by the sponsor: be ready to describe both truthfully.',
          'Profiles set to public, as told to H-1B and H-4 since 15 December 2025.',
        ],
      },
    ],
  ),
  writeSheet(
    'B-1/B-2',
    'posts',
    ['V6', 'V7', 'L1', 'L3', 'L5', 'W1', 'BO5', 'T3'],
    [
      {
        heading: 'In the folder',
        points: [
          'Passport, DS-160 confirmation, appointment confirmation, photo.',
          'Purpose: invitation, program, or plan of the trip.',
          'Means: income, or the commitment of a supporter.',
          'Return: letter of your work or school, family at home.',
        ],
      },
      {
        heading: 'You show',
        points: [
          'Your purpose in one sentence, and your dates.',
          'Whom you visit, and their status.',
          'Who pays, and what brings you back.',
        ],
      },
      {
        heading: 'You know',
        points: [
          'There is no fixed list of documents.',
          'A renewal without an interview is rare. Open the official page before you count on it.',
          'Not allowed: employment, study for credit, paid performance.',
          'Bond: pay only after the officer says so, through the link given.',
          'The law presumes an immigrant: satisfying the officer is your task.',
          '214(b) is not permanent and has no appeal. 221(g): one year for what is asked, no limit for processing.',
        ],
      },
    ],
  ),
  writeSheet(
    'J-1',
    'exchange',
    ['V5', 'V19', 'M4', 'L1', 'L3', 'L5', 'L6', 'L7', 'V14', 'S3', 'T2'],
    [
      {
        heading: 'In the folder',
        points: [
          'Passport, DS-160 confirmation, appointment confirmation, photo.',
          'DS-2019; DS-7002 for trainees and interns.',
          'I-901 receipt. J-2 dependants do not pay.',
          'Funding, details of the sponsor, health insurance.',
        ],
      },
      {
        heading: 'You show',
        points: [
          'What you will do: duties, hours, host, place.',
          'Who pays, as on the DS-2019.',
          'What you will do with it at home.',
        ],
      },
      {
        heading: 'You know',
        points: [
          'Two-year rule: government funding, Skills List, graduate medical training. Check the note on your DS-2019.',
          'Profiles set to public, as told to F, M and J in June 2025.',
          '214(b) is not permanent and has no appeal. 221(g): one year for what is asked, no limit for processing.',
        ],
      },
    ],
  ),
  writeSheet(
    'L-1',
    'transferees',
    ['V9', 'V10', 'V11', 'V16', 'V18', 'L1', 'L2', 'L4', 'L5', 'T5', 'T6'],
    [
      {
        heading: 'In the folder',
        points: [
          'Passport, DS-160 confirmation, appointment confirmation, photo.',
          'Individual: I-797 and a copy of the I-129. Blanket: I-129S, blanket approval (I-797), fraud fee of {V18.fee}.',
          'Proof of one continuous year abroad in the last three.',
          'Organisation chart, and how the companies are related.',
        ],
      },
      {
        heading: 'You show',
        points: [
          'L-1A: whom you manage, and the decisions that are yours.',
          'L-1B: what you know that others do not, and how long it takes to teach.',
          'Why the company transfers you.',
        ],
      },
      {
        heading: 'You know',
        points: [
          'L-1A at most 7 years, L-1B at most 5; a new office starts with 1.',
          'No presumption of immigrant intent, no proof of ties.',
          'The officer can refuse when the facts of the petition are in doubt. Blanket: the officer decides during the interview.',
        ],
      },
    ],
  ),
  writeSheet(
    'O-1',
    'transferees',
    ['V24', 'V25', 'NW7', 'OA3', 'OA6', 'L1', 'L5', 'FM11'],
    [
      {
        heading: 'In the folder',
        points: [
          'Passport, DS-160 confirmation, appointment confirmation, photo.',
          'Receipt number of the I-129, copy of the I-797.',
          'Copy of the petition: contract, itinerary, peer opinion, letters of experts.',
          'Proof of your work: awards, press, roles.',
        ],
      },
      {
        heading: 'You show',
        points: [
          'Your field in plain words, and your place in it.',
          'Two or three pieces of work, and who measured them.',
          'What you will do, for whom, where and until when: as in the petition.',
        ],
      },
      {
        heading: 'You know',
        points: [
          'Approval by USCIS is not a visa. Section 214(b) still applies.',
          'O-1 needs no residence abroad. A filed petition for residence is no ground of denial: name it on the form.',
          'Work only while the petition runs: at most {OA3.years}, then steps of up to {OA3.step}. A new employer needs a petition of its own first.',
          'Your family has O-3: no work, study is allowed.',
          '221(g): one year for what is asked, no limit for processing.',
        ],
      },
    ],
  ),
  writeSheet(
    'TN',
    'posts',
    ['V26', 'V27', 'NW6', 'TN1', 'TN3', 'TN4', 'L1', 'L3', 'L5', 'SM1', 'FM6'],
    [
      {
        heading: 'In the folder',
        points: [
          'Passport of Canada or Mexico, appointment confirmation, DS-160 confirmation, photo.',
          'Letter of the employer: listed profession, duties, length of the stay, pay.',
          'Degree and transcripts. Licence or experience, where the list asks for it.',
          'What shows that you return: home, family, the end of the contract.',
        ],
      },
      {
        heading: 'You show',
        points: [
          'Which profession of the list it is, and how your degree fits it.',
          'What you do on a working day, for whom and where.',
          'When the work ends, and what you do then.',
        ],
      },
      {
        heading: 'You know',
        points: [
          'Citizens of Canada usually need no visa: they show the papers to CBP at a port of entry or at preclearance before the flight.',
          'TN is not dual intent: the stay is for a time, up to {TN3.years} at once.',
          'TN is not for a firm of your own. A new employer waits for approval.',
          'Profiles set to public: a State Department page of {SM1.page} names TN and TD.',
          'Your family has TD: no work, study is allowed.',
          '214(b) is not permanent and has no appeal. 221(g): one year for what is asked, no limit for processing.',
        ],
      },
    ],
  ),
]
