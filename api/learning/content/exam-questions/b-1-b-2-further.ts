import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const furtherQuestionsForB1B2: Written<PracticeQuestion>[] = [
  dateBy('posts', ['V7'], {
    id: 1129,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'A band is offered money for one evening at a wedding in Chicago. Why does a visitor visa not cover that?',
    options: [
      'A paid performance is not allowed on it',
      'A wedding is no public event',
      'A band is too large for one visa',
      'A visitor may not leave the city of arrival',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: one evening is paid work like any other.',
      'The kind of event does not decide.',
      'Each person applies alone.',
      'No such rule is named.',
    ],
    explanation:
      'Not allowed on B are employment, study for credit, paid performance, work for foreign press and permanent residence. Unpaid amateur events are allowed.',
    aiInsight: 'Ask who gets money for what.',
  }),
  dateBy('posts', ['V7'], {
    id: 1130,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'Which of these plans goes beyond a visitor visa?',
    options: [
      'To see a clinic in Houston about your knee',
      'To move in with your daughter for good',
      'To see three national parks by car',
      'To spend the summer with cousins',
    ],
    correctAnswer: 1,
    reasons: [
      'Medical care is a use of B-2.',
      'Right: permanent residence is not allowed.',
      'Tourism is a use of B-2.',
      'Family is a use of B-2.',
    ],
    explanation:
      'B-2 is for tourism, family, medical care, unpaid amateur events and short courses without credit. Permanent residence is not allowed.',
    aiInsight: 'A visit has an end that you can name.',
  }),
  dateBy('posts', ['T3'], {
    id: 1131,
    visaType: 'B-1/B-2',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'You will stay with a friend in Denver. Which question about her belongs to the usual themes?',
    options: [
      'How large her flat is',
      'How much rent she pays',
      'What status she has in the US',
      'How many guests she has had',
    ],
    correctAnswer: 2,
    reasons: [
      'Her flat is not among the themes.',
      'Rent is not among the themes.',
      'Right: whom you visit and their status is one theme.',
      'Guests are not among the themes.',
    ],
    explanation:
      'Themes for B-1/B-2 are purpose and itinerary, how long, whom you visit and their status. Then come job and income, who pays, earlier travel and refusals.',
    aiInsight: 'Ask her before you go, and do not guess.',
  }),
  dateBy('posts', ['T3'], {
    id: 1132,
    visaType: 'B-1/B-2',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'The officer turns to your life at home. Which pair belongs to the usual themes?',
    options: ['House and car', 'School and grades', 'Health and insurance', 'Job and income'],
    correctAnswer: 3,
    reasons: [
      'They are not named among the themes.',
      'Those are themes of a student.',
      'They are not named among the themes.',
      'Right: they go with the question who pays.',
    ],
    explanation:
      'Usual themes for visitors are job and income, who pays, and the family who stay behind.',
    aiInsight: 'Know your own income in one number.',
  }),
  dateBy('fees', ['M2', 'FE1'], {
    id: 1133,
    visaType: 'B-1/B-2',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question:
      'Father, mother and two children apply as visitors. How often is the application fee paid?',
    options: [
      'Four times, once for each of them',
      'Once, as they are one family',
      'Twice, as children go free',
      'Three times, as two children count as one',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: one payment is for one application.',
      'There is no fee for a family.',
      'The fee knows no such exception.',
      'Each child has an application of its own.',
    ],
    explanation: 'The fee pays for one application. For B it is {FE1.B}.',
    aiInsight: 'Keep a receipt for each person.',
  }),
  dateBy('visaWaiver', ['VW1'], {
    id: 1134,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'Your country is in the Visa Waiver Program, and you plan to stay with family for half a year. What do you need?',
    options: [
      'An ESTA, and another one after half of the time',
      'A visitor visa, as a stay with ESTA is shorter',
      'An ESTA alone, as family visits have no limit',
      'Nothing, if the family has a US passport',
    ],
    correctAnswer: 1,
    reasons: [
      'One stay is not made longer by a second ESTA.',
      'Right: it is for up to 90 days.',
      'The limit is the same for all visits.',
      'Their passport is not yours.',
    ],
    explanation:
      'With an ESTA nationals of the program visit for up to 90 days, without study for credit and without work.',
    aiInsight: 'Count the days before you buy the ticket.',
  }),
  dateBy('visaWaiver', ['VW2'], {
    id: 1135,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'hard',
    question: 'A traveller from Bucharest holds a passport of Romania. Can she visit with an ESTA?',
    options: [
      'Yes, like everybody from the European Union',
      'Yes, since the designation of 2 May 2025',
      'No, Romania is not in the program',
      'No, ESTA is for business trips only',
    ],
    correctAnswer: 2,
    reasons: [
      'Three of its members are outside the program.',
      'On that day it was taken back.',
      'Right: its designation was rescinded.',
      'It is for short visits of both kinds.',
    ],
    explanation:
      'Bulgaria, Cyprus and Romania are in the European Union and not in the Visa Waiver Program. The designation of Romania was rescinded on 2 May 2025.',
    aiInsight: 'Look at the list, not at the map.',
  }),
  dateBy('visaWaiver', ['VW3'], {
    id: 1136,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'You hold a passport of the Visa Waiver Program, and went to Cuba on a holiday after January 2021. What follows for a trip to the US?',
    options: [
      'Nothing, as a holiday does not count',
      'You wait until a year has gone by',
      'You show the ticket to the airline',
      'You apply for a visa, as the waiver is lost',
    ],
    correctAnswer: 3,
    reasons: [
      'The rule does not ask why you went.',
      'No such time is named.',
      'An airline cannot give the waiver back.',
      'Right: the rule names travel to Cuba since 12 January 2021.',
    ],
    explanation:
      'The waiver is lost after travel to Cuba since 12 January 2021. It is lost after travel to Iran, Iraq, Libya, North Korea, Somalia, Sudan, Syria and Yemen since 2011.',
    aiInsight: 'Look through the stamps in your old passports.',
  }),
  dateBy('esta', ['FE4'], {
    id: 1137,
    visaType: 'B-1/B-2',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'What does an ESTA cost from 16 October 2026?',
    options: ['$40.62', '$40.27', '$31.75', '$30'],
    correctAnswer: 0,
    reasons: [
      'Right: it went up by some cents.',
      'That was the price before.',
      'That is EVUS.',
      'That is the I-94 at land borders.',
    ],
    explanation:
      'ESTA costs $40.62 from 16 October 2026, $40.27 before. EVUS costs $31.75, and the I-94 costs $30 at land borders only.',
    aiInsight: 'Pay on the page of the government itself.',
  }),
  dateBy('waivers', ['IW2', 'W2'], {
    id: 1138,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'A visitor visa of full validity ended half a year ago. It was issued when its holder was seventeen. Can the renewal be waived?',
    options: [
      'Yes, since it ended less than 12 months ago',
      'No, the holder has to have been 18 at issue',
      'Yes, if the holder is 18 by now',
      'No, renewals of visitors are never waived',
    ],
    correctAnswer: 1,
    reasons: [
      'That is one of several conditions.',
      'Right: so this renewal takes an interview.',
      'The age at issue decides.',
      'Some of them can be.',
    ],
    explanation:
      'Waivable is the renewal of a full-validity B-1/B-2 within 12 months after expiry, if the holder was 18 or older at issue.',
    aiInsight: 'Look at the day of issue on the old visa.',
  }),
  dateBy('posts', ['T3', 'I6'], {
    id: 1139,
    visaType: 'B-1/B-2',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'The officer asks a visitor how long the stay will be. Which answer fits best?',
    options: [
      'As long as the visa allows',
      'That the family will decide it later',
      'The days of the plan, and what follows at home',
      'That the officer may choose a date',
    ],
    correctAnswer: 2,
    reasons: [
      'A visa is no plan.',
      'The question is about your plan.',
      'Right: purpose and length are usual themes.',
      'You are asked, and you answer.',
    ],
    explanation:
      'Purpose and itinerary, and how long, are usual themes. Keep answers short, and speak for yourself.',
    aiInsight: 'Say the day on which you are back at work.',
  }),
  dateBy('posts', ['T3', 'D11'], {
    id: 1140,
    visaType: 'B-1/B-2',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'Ten years ago a visa was refused to you. The officer asks about earlier refusals. What do you do?',
    options: [
      'Leave it out, as it is so long ago',
      'Leave it out, as you have a new passport',
      'Say that you do not remember any',
      'Name it, and what has changed since',
    ],
    correctAnswer: 3,
    reasons: [
      'The question has no such limit.',
      'A refusal does not go with a passport.',
      'A spoken untruth counts like a written one.',
      'Right: earlier refusals are a usual theme.',
    ],
    explanation:
      'Earlier travel and refusals are usual themes for visitors. Spoken and written answers count, and an honest mistake is not wilful.',
    aiInsight: 'The form asks the same question.',
  }),
]
