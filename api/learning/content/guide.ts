import type { GuideSection } from '#contracts/learning/learning.ts'
import { LAWYER_LINE } from '#contracts/learning/interview-question.ts'
import { composeReading, type Line } from './compose.ts'
import { dateBy, type Written } from './dating.ts'
import { NOTES } from './notes.ts'
import type { OfficialPageId } from './official-pages.ts'

function writeSection(
  id: string,
  title: string,
  summary: string,
  page: OfficialPageId,
  lines: readonly Line[],
): Written<GuideSection> {
  const { content, facts } = composeReading(lines)
  return dateBy(page, facts, { id, title, summary, content })
}

/** The free chapters of the guide. The premium paths explain each of them in detail. */
export const guideSections: Written<GuideSection>[] = [
  writeSection(
    'what-is-decided',
    'What the officer decides',
    'What the law presumes, and for whom it does not.',
    'posts',
    [
      '## The question behind the questions',
      ['The officer decides on your DS-160 and your interview together.', 'D1'],
      [
        'The law presumes that every applicant is an immigrant until the officer is satisfied otherwise. L, V and H-1B applicants are exempt from this presumption.',
        'L1',
      ],
      '',
      ['- F-1: acceptance, funds, adequate English, intent to leave.', 'V1'],
      ['- J-1: the program, its funding, and intent to return.', 'V5'],
      ['- B-1/B-2: purpose, means to pay, intent to leave.', 'V6'],
      ['- H-1B and L-1: a petition whose facts are true, and a real job.', 'L4', 'T4'],
      ['- O-1: an approved petition, and the work that it names.', 'V25'],
      ['- TN: a listed profession, and a stay that ends.', 'NW6'],
      '',
      [
        'Note: A visa lets you travel to a port of entry. Whether you may enter, and for how long, is decided there by CBP.',
        'L8',
      ],
    ],
  ),
  writeSection(
    'harm-and-fear',
    'Two questions about harm and fear',
    'What reports say will be asked, and when to see a lawyer.',
    'posts',
    [
      '## What is asked',
      [
        'Reports of {QF1.asOf} describe a cable to posts. It has officers ask nonimmigrant applicants two things aloud.',
        'QF1',
      ],
      [
        '- Whether they suffered harm or mistreatment in their country of nationality or last habitual residence.',
        'QF1',
      ],
      ['- Whether they fear it on return.', 'QF1'],
      '',
      ['Visitors, students and some workers are named. No source exempts H-1B or L.', 'QF3'],
      [
        'Note: No page of the State Department, no section of the Foreign Affairs Manual and no court ruling was found. Whether it applies today is not known.',
        'QF4',
      ],
      '## What helps',
      [
        'Reports say that the interview stops and a visa is refused where a person answers yes or does not answer. A deliberate false answer on a material point can bar a person for good.',
        'QF2',
        'QF5',
      ],
      `Important: ${LAWYER_LINE}`,
      'This guide suggests no answer: each case is different, and only a lawyer can weigh yours.',
    ],
  ),
  writeSection(
    'ds-160',
    'The DS-160',
    'One form, one barcode, and both must match your appointment.',
    'ceac',
    [
      '## Before you start',
      [
        'Write down the Application ID and the exact security answer: you need both to come back.',
        'D2',
      ],
      '## After you submit',
      ['A submitted form cannot be edited. A correction is a new form with a new barcode.', 'D5'],
      [
        'After a new form, bring both confirmation pages: the one you booked with and the new one.',
        'FO5',
      ],
      [
        'Important: At many posts the barcode must equal the one in your appointment profile, or you are turned away.',
        'D6',
      ],
    ],
  ),
  writeSection(
    'social-media',
    'Social media',
    'What the form asks, and who is told to set profiles to public.',
    'onlinePresence',
    [
      '## What the form asks',
      [
        'The DS-160 asks for every identifier of the last five years. Passwords are not asked.',
        'S1',
      ],
      '## Who is told to set profiles to public',
      ['- F, M and J applicants, announced on 18 June 2025.', 'S3'],
      ['- H-1B and H-4 applicants, in force on 15 December 2025.', 'S5'],
      [
        '- I, TN and TD applicants, from {SM1.from}, says a State Department page of {SM1.page}. It prints no year.',
        'SM1',
      ],
      ['- More classes are in the dated notice.', 'SM2'],
      '',
      [
        'Warning: Do not delete accounts or posts in a hurry before you apply: it can look evasive.',
        'S9',
      ],
    ],
  ),
  writeSection(
    'interview-date',
    'The date of your interview',
    'How to read the wait, and how to ask for an earlier date.',
    'waits',
    [
      '## The two figures of the official page',
      ['- "Next available appointment" is a forecast for a new booking.', 'AP1'],
      ['- "Average wait time" is how long people waited last month, fee to interview.', 'AP1'],
      ['Posts add slots. Book a date, then look again and move it forward.', 'AP1'],
      '## An earlier date without a fee',
      [
        'Three ways usually cost nothing. They are a referral by a senior employee of the US government, a priority request, and your own request for humanitarian reasons.',
        'AP2',
      ],
      [
        'First pay and book a regular date, then ask. Each post sets its own grounds; a denied request leaves your date as it is.',
        'AP3',
      ],
      'Note: Book and pay only on the site that your embassy names.',
    ],
  ),
  writeSection(
    'waivers',
    'Who must appear in person',
    'Interview waivers became rare in September 2025.',
    'waivers',
    [
      '## Expect an interview',
      [`Important: ${NOTES.waivers.claim}`, 'W1'],
      [`Note: ${NOTES.waivers.note}`, 'W1', 'W3', 'IW1'],
      ['Applicants under 14 and over 79 generally appear too.', 'W1'],
      ['Apply where you are a national or where you live.', 'W4'],
    ],
  ),
  writeSection(
    'interview-day',
    'The day of the interview',
    'Short, in English, and without a phone.',
    'posts',
    [
      '## At the door and at the window',
      [`- ${NOTES.arrival.claim}`, 'I2'],
      [`Note: ${NOTES.arrival.note}`, 'I2'],
      [`- ${NOTES.interviewLength.claim}`, 'I1'],
      [`Note: ${NOTES.interviewLength.note}`, 'I1'],
      ['- Many posts do not allow phones, laptops or big bags, and may have no storage.', 'I3'],
      ['- Speak for yourself, keep answers short, and do not recite.', 'I6'],
    ],
  ),
  writeSection(
    'after-the-decision',
    'After the decision',
    'Approved, more needed, or refused: each has a next step.',
    'posts',
    [
      '## Three answers',
      [
        'The US mission to the UAE says that the decision is normally told at the end of the interview. Your post may differ.',
        'L9',
      ],
      '',
      [
        '- Approved: buy travel that cannot be refunded only when the visa is in your passport.',
        'L9',
      ],
      [
        '- 221(g): refused for now. Send what the letter asks for within one year. Administrative processing has no such limit.',
        'L5',
      ],
      ['- Many F, J and H-1B cases get 221(g) first, while online presence is reviewed.', 'SM3'],
      ['- 214(b): not permanent, without appeal. You may apply again.', 'L3'],
    ],
  ),
]
