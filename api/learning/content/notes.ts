import type { SourcedNote } from '#contracts/learning.ts'
import { dateBy } from './dating.ts'

/**
 * The promises and rules of thumb of the product, each with what the sources say about it. Wherever a
 * claim is shown, its note stands beside it.
 */
export const NOTES = {
  interviewLength: {
    id: 'interview-length',
    claim: 'Interviews average 5 to 10 minutes (was 2 to 3).',
    note: 'As of June 2026 (undated page): Posts differ. The US mission to the UAE gives 2 to 4 minutes, and we found no official source for a change. Prepare to make your case in three.',
    ...dateBy('posts', ['I1']),
  },
  arrival: {
    id: 'arrival',
    claim: 'Arrive 30 minutes early.',
    note: 'As of June 2026 (undated pages): Many posts let nobody in earlier than 15 to 30 minutes before (among them UAE, Switzerland, Guyana, Israel): your appointment letter decides.',
    ...dateBy('posts', ['I2']),
  },
  publicProfiles: {
    id: 'public-profiles',
    claim: 'Make social media public at least 30 days before the interview.',
    note: 'As of June 2026: 30 days is our advice, not a rule. F, M and J (since June 2025) and H-1B and H-4 (since 15 December 2025) are told to set profiles to public; one law firm advises from DS-160 submission to the decision. Other classes: check your post.',
    ...dateBy('news', ['S3', 'S5', 'S8']),
  },
  finalReview: {
    id: 'final-review',
    claim: 'Do a final review 48 hours before the interview.',
    note: 'As of June 2026: Check your DS-160 barcode 7 business days before (our advice): some posts close changes 3 business days before. Use the last 48 hours for papers and travel.',
    ...dateBy('posts', ['D6', 'D8']),
  },
  saveOften: {
    id: 'save-often',
    claim: 'Save the DS-160 every 15 minutes.',
    note: 'As of June 2026 (undated page): Next also saves the page. Guides report a timeout after about 20 idle minutes; a saved form reopens for 30 days.',
    ...dateBy('ceac', ['D3', 'D4']),
  },
  barcode: {
    id: 'barcode',
    claim: 'The DS-160 barcode is invalid if the form changes after submission.',
    note: 'As of June 2026: A correction is a new form with a new barcode. Enter the new number in your appointment profile.',
    ...dateBy('ceac', ['D5', 'D6', 'D8']),
  },
  waivers: {
    id: 'waivers',
    claim: 'There are fewer interview waivers.',
    note: 'As of June 2026: Rules of 2 September 2025, replaced on 1 October 2025: check the Interview Waiver Update.',
    ...dateBy('waivers', ['W1', 'W2', 'W3']),
  },
  fiveYears: {
    id: 'five-years',
    claim: 'You disclose the social media accounts of the past 5 years.',
    note: 'As of June 2026: Asked since 31 May 2019. Passwords are not asked.',
    ...dateBy('ceac', ['S1']),
  },
  finances: {
    id: 'finances',
    claim: 'You bring financial documentation.',
    note: "As of June 2026: It differs by class. F-1: the first year's funds and a credible source for later years. B-1/B-2: means to pay, no fixed list. See the checklist of your visa.",
    ...dateBy('posts', ['V1', 'V2', 'V6']),
  },
  edition: {
    id: 'edition',
    claim: '2025 rules and policy updates.',
    note: 'Contents as of June 2026. Changes since 2025 are listed in the dated notices: H-1B selection by wage level, entry limits by nationality, visa bonds, fixed stay for students, and a wider review of online presence.',
    ...dateBy('news', ['P4', 'S5', 'W3']),
  },
  recommendedAnswer: {
    id: 'recommended-answer',
    claim: 'Each question comes with a recommended answer.',
    note: 'As of June 2026: It is an outline, not a script. Guidance warns against recited speeches. Use your own facts and your own words.',
    ...dateBy('posts', ['I6']),
  },
  questionList: {
    id: 'question-list',
    claim: 'Real interview questions.',
    note: 'As of June 2026: No official list of questions exists. These are practice themes, not official questions.',
    ...dateBy('posts', ['T1', 'T2', 'T3', 'T4', 'T5', 'T6']),
  },
} satisfies Record<string, SourcedNote>

export const notes: SourcedNote[] = Object.values(NOTES)
