import type { SourcedNote } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from './dating.ts'
import type { FactId } from './facts/written-facts.ts'
import type { OfficialPageId } from './official-pages.ts'
import { citedIn, oldestOf } from './placeholders.ts'

interface NoteText {
  id: string
  claim: string
  note: string
}

/** Writes a note. Its text begins with the oldest day of its facts. */
function writeNote(
  page: OfficialPageId,
  facts: readonly FactId[],
  { note, ...rest }: NoteText,
): Written<SourcedNote> {
  const day = oldestOf([...new Set([...facts, ...citedIn(note)])])
  return dateBy(page, facts, { ...rest, note: `As of ${day}: ${note}` })
}

/**
 * Notes about the promises and rules of thumb of the product. Each note says what the sources say about a
 * claim. The app shows the note next to the claim.
 */
export const NOTES = {
  interviewLength: writeNote('posts', ['I1'], {
    id: 'interview-length',
    claim: 'Interviews average 5 to 10 minutes (was 2 to 3).',
    note: 'Posts differ. The US mission to the UAE gives 2 to 4 minutes (undated page), one law firm about {I1.length}. We found no official source for a change. Prepare to make your case in three.',
  }),
  arrival: writeNote('posts', ['I2'], {
    id: 'arrival',
    claim: 'Arrive 30 minutes early.',
    note: 'In the UAE nobody gets in earlier than 15 minutes before, in Israel 30 (undated pages). Your appointment letter decides.',
  }),
  publicProfiles: writeNote('onlinePresence', ['S3', 'S5', 'S8'], {
    id: 'public-profiles',
    claim: 'Make social media public at least 30 days before the interview.',
    note: '30 days is our advice, not a rule. F, M and J are told to set profiles to public since 18 June 2025, H-1B and H-4 since 15 December 2025. More classes have joined since: see the dated notice. One law firm advises from DS-160 submission to the decision.',
  }),
  finalReview: writeNote('posts', ['D6', 'D8'], {
    id: 'final-review',
    claim: 'Do a final review 48 hours before the interview.',
    note: 'Check your DS-160 barcode 7 business days before; that is our advice. Some posts want the form 2 business days before. Use the last 48 hours for papers and travel.',
  }),
  saveOften: writeNote('ceac', ['D3', 'D4'], {
    id: 'save-often',
    claim: 'Save the DS-160 every 15 minutes.',
    note: 'Next also saves the page. A session ends after some time without activity. A saved form reopens for 30 days.',
  }),
  barcode: writeNote('ceac', ['D5', 'D6', 'D8'], {
    id: 'barcode',
    claim: 'The DS-160 barcode is invalid if the form changes after submission.',
    note: 'A correction is a new form with a new barcode. Enter the new number in your appointment profile. Posts differ on whether you have to book again: ask yours.',
  }),
  waivers: writeNote('waivers', ['W1', 'W3', 'IW1'], {
    id: 'waivers',
    claim: 'There are fewer interview waivers.',
    note: 'The rules of 2 September 2025 were replaced on {IW1.from}. That update was still the newest on {IW1.until}. Newer sources do not name a visa that is still valid: open the official page first.',
  }),
  fiveYears: writeNote('ceac', ['S1'], {
    id: 'five-years',
    claim: 'You disclose the social media accounts of the past 5 years.',
    note: 'Asked since 31 May 2019. Passwords are not asked.',
  }),
  finances: writeNote('posts', ['V1', 'V2', 'V6'], {
    id: 'finances',
    claim: 'You bring financial documentation.',
    note: "It differs by class. F-1: the first year's funds and a credible source for later years. B-1/B-2: means to pay, no fixed list. See the checklist of your visa.",
  }),
  edition: dateBy('news', ['P4', 'S5', 'W3'], {
    id: 'edition',
    claim: '2025 rules and policy updates.',
    note: 'Edition of {edition}; each text names its own day. Changes since 2025 are in the dated notices.',
  }),
  recommendedAnswer: writeNote('posts', ['I6'], {
    id: 'recommended-answer',
    claim: 'Each question comes with a recommended answer.',
    note: 'It is an outline, not a script. Guidance warns against recited speeches. Use your own facts and your own words.',
  }),
  questionList: writeNote('posts', ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'], {
    id: 'question-list',
    claim: 'Real interview questions.',
    note: 'No official list of questions exists. These are practice themes, not official questions.',
  }),
} satisfies Record<string, Written<SourcedNote>>

export const notes: Written<SourcedNote>[] = Object.values(NOTES)
