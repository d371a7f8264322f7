import type { ReadingQuestion } from '#contracts/learning/learning.ts'
import type { Dated } from '#contracts/learning/dated.ts'
import type { Written } from './dating.ts'
import { type CitedFacts, pageOfFirst } from './facts/cited-facts.ts'
import type { WrittenFact } from './facts/written-fact.ts'
import type { FactId } from './facts/written-facts.ts'

/**
 * A question as an editor writes it, with the name of its reading. The official page is that of the
 * first fact.
 */
export type WrittenReadingQuestion<Id extends string = FactId> = Omit<
  ReadingQuestion,
  keyof Dated
> & { reading: string; facts: CitedFacts<Id> }

export function dateReadingQuestion(
  { facts, reading: _reading, ...question }: WrittenReadingQuestion<string>,
  known: Readonly<Record<string, WrittenFact<string>>>,
): Written<ReadingQuestion> {
  return { ...question, datedBy: { page: pageOfFirst(facts, known), facts } }
}

/** Each reading has two questions, in the order in which we ask them. */
export const readingQuestions: readonly WrittenReadingQuestion[] = [
  {
    id: 'stay-after-arrival',
    reading: 'requirements/overview',
    question: 'Your visa is valid for years. How long may you stay after you arrive?',
    options: [
      'Until the last day of the visa',
      'As long as the officer at the embassy said',
      'As long as CBP decides on arrival',
      'Six months, like every visitor',
    ],
    correctAnswer: 2,
    explanation:
      'A visa lets you travel to a port of entry; there CBP decides whether you may enter and for how long.',
    facts: ['L8'],
  },
  {
    id: 'when-to-pay-a-bond',
    reading: 'requirements/overview',
    question: 'Your country is on the bond list and you apply for B-2. When do you pay the bond?',
    options: [
      'When the officer tells you to',
      'Before the interview, so that the officer sees it',
      'Together with the visa application fee',
      'At the airport when you arrive',
    ],
    correctAnswer: 0,
    explanation:
      'The amount is set at the interview, and money that was paid before the officer asked is lost.',
    facts: ['BO5', 'BO4'],
  },
  {
    id: 'what-an-account-is-listed-with',
    reading: 'requirements/social-media-details',
    question: 'What does the DS-160 want to know of your social media accounts?',
    options: [
      'The user names of the accounts that you use today',
      'The user names of five years, closed accounts too',
      'The user names and the passwords',
      'Only the accounts that everybody can see',
    ],
    correctAnswer: 1,
    explanation:
      'The form asks for every identifier of the last five years, and for no password; a closed account is inside these words.',
    facts: ['S1', 'S2'],
  },
  {
    id: 'wrong-title-on-a-profile',
    reading: 'requirements/social-media-details',
    question:
      'A week before you apply you find a wrong job title on an old profile. What fits best?',
    options: [
      'Close the account before anybody sees it',
      'Empty the profile, and fill it again after the visa',
      'Put the same wrong title on the form, so that both agree',
      'Correct the title, and leave what is true',
    ],
    correctAnswer: 3,
    explanation:
      'What is true and consistent remains, while deleting content or accounts just before you apply can look evasive.',
    facts: ['S9', 'SM5'],
  },
  {
    id: 'papers-on-a-phone',
    reading: 'requirements/interview-changes',
    question:
      'Your booking and your bank statement are on your phone, and your post allows none. What do you do?',
    options: [
      'Show them on the phone at the window',
      'Print them, and leave the phone at home',
      'Send them to the embassy the night before',
      'Ask at the door for a place to charge it',
    ],
    correctAnswer: 1,
    explanation:
      'Where phones are not allowed there may be no storage either, so only paper reaches the window.',
    facts: ['I3'],
  },
  {
    id: 'applying-where-you-travel',
    reading: 'requirements/interview-changes',
    question:
      'Waits at home are long, and you book in a country where you only travel. What follows?',
    options: [
      'Nothing: every embassy decides alike',
      'A faster answer, because travellers come first',
      'It may be harder to qualify, and the fee is not moved',
      'The appointment is refused before you come',
    ],
    correctAnswer: 2,
    explanation:
      'Apply where you are a national or live: elsewhere it may be harder, waits are longer, and fees are neither refunded nor moved.',
    facts: ['W4'],
  },
  {
    id: 'mistake-after-submitting',
    reading: 'ds160/preparation',
    question: 'You have submitted the DS-160 and find a wrong date in it. What do you do?',
    options: [
      'Fill in a new form, and match its barcode with the appointment',
      'Write to the embassy, which corrects the form',
      'Open the form again with the Application ID and change it',
      'Nothing, for nobody compares dates',
    ],
    correctAnswer: 0,
    explanation:
      'A submitted form cannot be edited; a new one has a new barcode, which at many posts the appointment must have too.',
    facts: ['D5', 'D6'],
  },
  {
    id: 'back-into-the-form',
    reading: 'ds160/preparation',
    question: 'You stop half-way and come back to the form tomorrow. What do you need?',
    options: [
      'Your passport number and your date of birth',
      'A link that is mailed to you',
      'The user name and password of your account',
      'The Application ID and the exact security answer',
    ],
    correctAnswer: 3,
    explanation:
      'The form has no account: the ID and the exact answer to your security question lead back, so write both on paper.',
    facts: ['D2'],
  },
  {
    id: 'a-thick-folder',
    reading: 'documents/by-visa',
    question: 'You stand at the window with a thick folder. When do you hand over a paper?',
    options: [
      'At once, and all of them, so that nothing is missing',
      'When it is asked for',
      'When an answer seems to go badly',
      'At the end, with a word on each of them',
    ],
    correctAnswer: 1,
    explanation:
      'Answer for yourself and keep it short; a paper explains itself once the officer wants to see it.',
    facts: ['I6'],
  },
  {
    id: 'list-for-visitors',
    reading: 'documents/by-visa',
    question:
      'A friend sends you "the list of papers" for a visitor visa. What is true of such a list?',
    options: [
      'Anyone who brings all of it gets the visa',
      'Anyone who lacks one paper of it is refused',
      'No list is fixed: your own case decides',
    ],
    correctAnswer: 2,
    explanation:
      'Circumstances vary, so there is no fixed list: show your purpose, your means and your intent to leave.',
    facts: ['V6'],
  },
  {
    id: 'photo-of-an-earlier-trip',
    reading: 'documents/photo-and-passport',
    question: 'You have a good visa photo from a trip two years ago. May you use it again?',
    options: [
      'No, it is too old',
      'Yes, if you still look the same',
      'Yes, because the embassy has it already',
      'Only if the new visa is of the same class',
    ],
    correctAnswer: 0,
    explanation: 'The photo must have been taken within the last 6 months.',
    facts: ['H1'],
  },
  {
    id: 'passport-that-ends-soon',
    reading: 'documents/photo-and-passport',
    question: 'Your passport ends two months after the trip. Is that long enough?',
    options: [
      'Yes, it only has to be valid when you arrive',
      'No, every passport needs six months more',
      'Yes, for the visa counts and not the passport',
      'That depends on the country of the passport',
    ],
    correctAnswer: 3,
    explanation:
      'It should be valid for 6 months beyond the stay, unless your country is on the exemption list of CBP.',
    facts: ['H4'],
  },
  {
    id: 'refused-under-221g',
    reading: 'support/after-the-interview',
    question:
      'Your case shows "Refused", and the letter names section 221(g). What does that mean?',
    options: [
      'The case is lost, and only a new application helps',
      'You can appeal to a court',
      'Refused for now: something is missing or still looked at',
      'The officer did not believe that you will return',
    ],
    correctAnswer: 2,
    explanation:
      'Under 221(g) a paper is missing or the case needs administrative processing, so do what the letter says.',
    facts: ['L5', 'SM3'],
  },
  {
    id: 'paper-asked-by-letter',
    reading: 'support/after-the-interview',
    question: 'The letter under 221(g) asks for one more paper. By when must it be there?',
    options: [
      'Within one year',
      'Within thirty days',
      'Before the rules change',
      'There is no limit: the case waits for you',
    ],
    correctAnswer: 0,
    explanation:
      'Send it within one year, or the case closes; only administrative processing has no such limit.',
    facts: ['L5'],
  },
  {
    id: 'an-appeal-for-sale',
    reading: 'support/where-to-ask',
    question: 'Somebody offers to appeal your refusal under 214(b) for a fee. What do you know?',
    options: [
      'It works if the person is a lawyer',
      'There is no appeal that one could buy',
      'It works within a month of the refusal',
      'It works if the officer was unfair',
    ],
    correctAnswer: 1,
    explanation:
      'A refusal under section 214(b) has no appeal: what remains is a new form, a new fee and a new appointment.',
    facts: ['L3'],
  },
  {
    id: 'mistake-of-an-agent',
    reading: 'support/where-to-ask',
    question: 'An agent filled in your DS-160, and an answer is wrong. Whose answer is it?',
    options: [
      'The agent’s, who was paid for it',
      'Nobody’s, as long as you did not know of it',
      'That of both',
      'Yours',
    ],
    correctAnswer: 3,
    explanation:
      'What your form says counts as your answer, so read every page before it is submitted and correct what is wrong.',
    facts: ['D11', 'D5'],
  },
]
