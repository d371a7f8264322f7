import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForL1: Written<PracticeQuestion>[] = [
  dateBy('transferees', ['V11'], {
    id: 1073,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'A manager moves to the US in L-1A. How long can she stay in that class at most?',
    options: ['7 years', '5 years', 'As long as the company likes', '1 year, for good'],
    correctAnswer: 0,
    reasons: [
      'Right: two years more than L-1B.',
      'That is the limit of L-1B.',
      'The law sets a limit.',
      'That is how a new office starts.',
    ],
    explanation:
      'L-1A lasts at most 7 years, L-1B at most 5. Extensions are of up to 2 years each, and a new office starts with 1 year.',
    aiInsight: 'Count the years that you had before.',
  }),
  dateBy('transferees', ['V11'], {
    id: 1074,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'By how much can one extension of an L-1 stay lengthen it?',
    options: [
      'By 7 years, all at once',
      'By up to 2 years',
      'By some days for each request',
      'By nothing: L-1 cannot be extended',
    ],
    correctAnswer: 1,
    reasons: [
      'That is the whole limit of L-1A.',
      'Right: until the limit of the class is reached.',
      'It comes in larger steps.',
      'It can, up to its limit.',
    ],
    explanation:
      'Extensions are of up to 2 years, until L-1A reaches 7 years or L-1B reaches 5. The first stay of a new office is 1 year.',
    aiInsight: 'Note the end of your present stay.',
  }),
  dateBy('transferees', ['V10'], {
    id: 1075,
    visaType: 'L-1',
    category: 'Interview Day',
    difficulty: 'hard',
    question: 'Under a blanket petition, where is it decided that your job qualifies?',
    options: [
      'At USCIS, weeks before you travel',
      'At the head office of your company',
      'At the interview, by the visa officer',
      'At the port, by the airline and CBP',
    ],
    correctAnswer: 2,
    reasons: [
      'USCIS approved the blanket, not your job.',
      'A company cannot decide that.',
      'Right: so bring what explains the job.',
      'The visa comes before the port.',
    ],
    explanation:
      'In a blanket case the officer decides at the interview, on the I-129S with the blanket approval (I-797). Only managers, executives and specialized-knowledge professionals qualify.',
    aiInsight: 'Explain your job to somebody outside.',
  }),
  dateBy('transferees', ['V10'], {
    id: 1076,
    visaType: 'L-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'Which form goes with the approval of a blanket petition?',
    options: ['The DS-7002', 'The I-20', 'The DS-2019', 'The I-129S'],
    correctAnswer: 3,
    reasons: [
      'It is a training plan for J-1.',
      'It is from a school.',
      'It is from a sponsor of J-1.',
      'Right: it is the form for one person of the blanket.',
    ],
    explanation:
      'L-1 blanket: the I-129S with the blanket approval, the I-797. The officer has both before him when he decides.',
    aiInsight: 'Read both before you go.',
  }),
  dateBy('transferees', ['T5'], {
    id: 1077,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'An L-1A applicant says that she spends most days on sales calls of her own. Why is that a problem?',
    options: [
      'The job must be primarily managerial or executive',
      'Sales are not allowed to people from abroad',
      'Calls have to be made in English only',
      'A manager may not know any customers',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: what fills the days decides, not the title.',
      'No such ban is known.',
      'The language is not what decides.',
      'Knowing them is no fault.',
    ],
    explanation:
      'In L-1A the job must be primarily managerial or executive. Usual themes are whom you manage, decisions you own, and the organisation chart.',
    aiInsight: 'Describe a week by hours, and truly.',
  }),
  dateBy('transferees', ['T6', 'D11'], {
    id: 1078,
    visaType: 'L-1',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'You do not know at which address in the US you will sit. Why find out before the interview?',
    options: [
      'Because the officer sends the visa there',
      'Because the worksite is one of the themes for L-1B',
      'Because the rent there is part of your salary',
      'Because only some cities may have L-1 workers',
    ],
    correctAnswer: 1,
    reasons: [
      'The visa is in your passport.',
      'Right: with the product and why you are sent.',
      'Rent is not asked about.',
      'No such list of cities exists.',
    ],
    explanation:
      'Themes for L-1B: what you know that others do not, how long it takes to train someone, the product, why the transfer, the worksite.',
    aiInsight: 'A guess is worse than "I will ask".',
  }),
  dateBy('transferees', ['L2', 'L1'], {
    id: 1079,
    visaType: 'L-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'The company has begun a green card case for its manager in L-1. Should she hide it from the officer?',
    options: [
      'Yes, it proves that she is an immigrant',
      'Yes, until the new visa has been printed',
      'No: for L it is not evidence against her',
      'No, but then she has to change to B-1 first',
    ],
    correctAnswer: 2,
    reasons: [
      'The law says otherwise for L.',
      'To hide it would be false and useless.',
      'Right: and a true answer is the only one.',
      'No such step is needed.',
    ],
    explanation:
      'Having sought permanent residence is not evidence against an H-1B, L or V applicant. A false answer on it could do great harm.',
    aiInsight: 'Answer what is asked, and truly.',
  }),
  dateBy('posts', ['V9', 'L1'], {
    id: 1080,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'easy',
    question:
      'A colleague tells you to bring the deed of your house to show ties. Does an L-1 applicant need it?',
    options: [
      'Yes, without property nobody gets L-1',
      'Yes, but only people who are not married',
      'Only when the company is a small one',
      'No, L applicants are not asked to prove ties',
    ],
    correctAnswer: 3,
    reasons: [
      'Property is not asked for.',
      'Marriage is not what decides.',
      'The size of the company does not matter there.',
      'Right: it differs from other classes of workers.',
    ],
    explanation:
      'H-1B and L applicants are not asked to prove ties to home, unlike other classes of workers. The talk is about the job and the companies.',
    aiInsight: 'Use the room in your folder for the job.',
  }),
  dateBy('uscis', ['HB7'], {
    id: 1081,
    visaType: 'L-1',
    category: 'Documents and Funds',
    difficulty: 'hard',
    question: 'How high is the 9-11 fee of a 50/50 employer for an L-1 extension?',
    options: [
      '{HB7.l1}',
      '{HB7.h1b}, as for H-1B',
      'Nothing, it is for first petitions',
      'As much as the visa fee',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: it is more than for H-1B.',
      'L-1 costs more than that.',
      'Extensions are now included.',
      'It is far more than that.',
    ],
    explanation:
      'The 9-11 fee is now due on extensions too, from 50/50 employers: {HB7.l1} for L-1, to {HB7.until}.',
    aiInsight: 'It is a matter of the employer.',
  }),
  dateBy('onlinePresence', ['SM2', 'S1'], {
    id: 1082,
    visaType: 'L-1',
    category: 'Social Media',
    difficulty: 'medium',
    question:
      'Your colleague in H-1B opened all profiles. You apply in L-1. What does the page say for you?',
    options: [
      'The same, as both are workers',
      'L is not named; the form still asks for your accounts',
      'That L-1 has to close every account before',
      'That the company opens its pages in your place',
    ],
    correctAnswer: 1,
    reasons: [
      'The page names classes, not workers as such.',
      'Right: so list them, and watch the page.',
      'Nobody asks for that.',
      'It is about people and not about companies.',
    ],
    explanation:
      'B, L, O, E and H-2 are not named on the page. The DS-160 asks everybody for identifiers of the last five years.',
    aiInsight: 'Read the page again before the day.',
  }),
  dateBy('waivers', ['W1', 'IW4'], {
    id: 1083,
    visaType: 'L-1',
    category: 'Interview Day',
    difficulty: 'easy',
    question:
      'You renew an L-1 visa in the same job. May you send your passport by mail and stay at home?',
    options: [
      'Yes, when the job has not changed',
      'Yes, if the company is well known',
      'No, a renewal in L-1 is not waivable',
      'Only when the last visa was for five years',
    ],
    correctAnswer: 2,
    reasons: [
      'The job is not what decides.',
      'Fame frees nobody.',
      'Right: you appear like others.',
      'The length of the last visa does not matter.',
    ],
    explanation:
      'Renewals of H-1B, L-1, F-1 and J-1 are not waivable. So plan a day at the embassy with each renewal.',
    aiInsight: 'Check the wait before you book a flight.',
  }),
  dateBy('transferees', ['T5', 'V11'], {
    id: 1084,
    visaType: 'L-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'Your employer abroad and the one in the US have different names. What should you be able to say?',
    options: [
      'That names are a matter for lawyers only',
      'Which of the two has the better address',
      'That you have never asked about it',
      'How the two companies relate to each other',
    ],
    correctAnswer: 3,
    reasons: [
      'The question comes to you.',
      'An address does not qualify anybody.',
      'It is one of the usual themes.',
      'Right: the year abroad counts with a qualifying entity.',
    ],
    explanation:
      'How the two companies relate is one of the themes. The one continuous year abroad must have been with a qualifying entity.',
    aiInsight: 'Draw the two of them on one sheet.',
  }),
]
