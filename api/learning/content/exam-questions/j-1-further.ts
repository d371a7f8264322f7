import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const furtherQuestionsForJ1: Written<PracticeQuestion>[] = [
  dateBy('exchange', ['L6'], {
    id: 1141,
    visaType: 'J-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'The two-year rule binds a former exchange visitor. Which of these does the rule not stand before?',
    options: [
      'A visitor visa',
      'A job in H-1B',
      'A transfer in L-1',
      'A green card through marriage',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: it names H, L and permanent residence.',
      'H is one of the classes that have to wait.',
      'L is one of the classes that have to wait.',
      'Permanent residence has to wait, however it is reached.',
    ],
    explanation:
      'Some J-1 visitors spend two years in total at home before H, L or permanent residence.',
    aiInsight: 'Ask a lawyer before you change your plans.',
  }),
  dateBy('exchange', ['L6'], {
    id: 1142,
    visaType: 'J-1',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'The two-year rule binds you, and your life has changed since. What does the law have for such a case?',
    options: [
      'An appeal to the officer who issued the visa',
      'Waivers, which are asked for',
      'A fee in place of the years',
      'A change into J-2, which is free of it',
    ],
    correctAnswer: 1,
    reasons: [
      'The rule is not a decision of that officer.',
      'Right: so the rule is not without an exit.',
      'The years cannot be bought.',
      'J-2 dependants are bound too.',
    ],
    explanation: 'INA 212(e) binds some J-1 visitors for two years at home. Waivers exist.',
    aiInsight: 'Read which of the three grounds binds you.',
  }),
  dateBy('exchange', ['L7', 'L10'], {
    id: 1143,
    visaType: 'J-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'How did the Skills List change on 9 December 2024?',
    options: [
      'Most countries were added to it',
      'It was given up for all countries',
      '37 countries left it',
      'Nothing but the names of the skills changed',
    ],
    correctAnswer: 2,
    reasons: [
      'The change went the other way.',
      'It still exists.',
      'Right: and the change reaches back.',
      'Countries went as well.',
    ],
    explanation:
      'The list was revised on 9 December 2024, retroactively: 37 countries left it. Public funding and graduate medical training still bind.',
    aiInsight: 'Look for your country on the list of that day.',
  }),
  dateBy('exchange', ['T2', 'V5'], {
    id: 1144,
    visaType: 'J-1',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'The officer asks a trainee what the program is good for. Which answer fits the usual themes?',
    options: [
      'That the host may offer a job in the US',
      'That pay in the US is better than at home',
      'That friends from school are there as well',
      'What she will do with it at home',
    ],
    correctAnswer: 3,
    reasons: [
      'That speaks against the intent to leave.',
      'Pay is a theme, but no use of a training.',
      'Friends are no reason for a training.',
      'Right: use at home is one of the themes.',
    ],
    explanation:
      'Themes for J-1: aim and sponsor, host and place, duties, hours and pay, who funds, use at home, the two-year rule, English. Nonimmigrant intent applies.',
    aiInsight: 'Name a job at home that asks for it.',
  }),
  dateBy('exchange', ['V5'], {
    id: 1145,
    visaType: 'J-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'A professor goes to a US university in J-1 for research. A friend asks for her DS-7002. Why has she none?',
    options: [
      'It is for interns and trainees',
      'It is for people whom a government funds',
      'It is for people under a certain age',
      'It comes by mail after the interview',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: her own form is the DS-2019.',
      'Money is not what that form is about.',
      'No age is named.',
      'Those who need it bring it along.',
    ],
    explanation:
      'J-1 applicants bring the DS-2019, and interns and trainees the DS-7002. The I-901 receipt, funding and details of the sponsor come with it.',
    aiInsight: 'Ask the sponsor for a list of your own forms.',
  }),
  dateBy('exchange', ['V5'], {
    id: 1146,
    visaType: 'J-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'You will work in a hotel, and an agency gave you the DS-2019. About which of the two should you bring details as your sponsor?',
    options: [
      'About the hotel, which pays you',
      'About the agency, which gave you the form',
      'About neither, since the officer knows both',
      'About the hotel before the interview, then the agency',
    ],
    correctAnswer: 1,
    reasons: [
      'Who pays is the host and not the sponsor.',
      'Right: details of the sponsor belong in the folder.',
      'You are the one who is asked.',
      'The folder is for the interview.',
    ],
    explanation:
      'The sponsor gives the DS-2019. Its details come along, with the I-901 receipt and the papers on funding.',
    aiInsight: 'Learn the full name of your sponsor.',
  }),
  dateBy('exchange', ['M4'], {
    id: 1147,
    visaType: 'J-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'How long before a J-1 interview should the I-901 fee be paid, as posts say?',
    options: [
      'Not before the officer has said yes',
      'On the same day, at the gate',
      'About 3 business days',
      'At least a month',
    ],
    correctAnswer: 2,
    reasons: [
      'The receipt is brought to the interview.',
      'The post does not take it.',
      'Right: so that the payment can be seen.',
      'Posts name a much shorter time.',
    ],
    explanation:
      'Pay the I-901 fee at fmjfee.com before the interview, about 3 business days ahead as posts say. Bring the receipt.',
    aiInsight: 'Print the receipt on the day you pay.',
  }),
  dateBy('exchange', ['T2'], {
    id: 1148,
    visaType: 'J-1',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'You know your sponsor, but not yet in which town you will be. What is the best step before the interview?',
    options: [
      'Name the town of the sponsor',
      'Name the largest city of that state',
      'Plan to say that you hear it on arrival',
      'Ask for the host and the place',
    ],
    correctAnswer: 3,
    reasons: [
      'It may not be yours.',
      'A guess is no answer.',
      'Host and place are a usual theme.',
      'Right: both belong to the usual themes.',
    ],
    explanation:
      'Aim and sponsor, host and place, duties, hours and pay are usual themes for exchange visitors.',
    aiInsight: 'Find the place on a map.',
  }),
  dateBy('exchange', ['L6'], {
    id: 1149,
    visaType: 'J-1',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'You pay for your program yourself, and your skill is on the Exchange Visitor Skills List for your country. Does the two-year rule reach you?',
    options: [
      'Yes, the list alone is a ground',
      'No, as no government paid',
      'No, unless you are a doctor',
      'Only if the sponsor asks for it',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: public money is another one.',
      'That is one of three grounds.',
      'Medical training is one of three grounds.',
      'The sponsor does not decide.',
    ],
    explanation:
      'The rule binds by public funding, by skills on the Exchange Visitor Skills List, or by graduate medical training. Each of them is enough.',
    aiInsight: 'Ask the sponsor what your DS-2019 says of it.',
  }),
  dateBy('posts', ['I4'], {
    id: 1150,
    visaType: 'J-1',
    category: 'Interview Day',
    difficulty: 'easy',
    question:
      'Your host company offers to send its lawyer to the window with you. What do you tell them?',
    options: [
      'That a lawyer may come if the company writes first',
      'That lawyers and employers normally may not attend',
      'That a lawyer may come, but not speak',
      'That the sponsor has to send one as well',
    ],
    correctAnswer: 1,
    reasons: [
      'Notice is named for interpreters, not for companies.',
      'Right: so you speak for yourself.',
      'Being silent does not open the door.',
      'Nobody has to.',
    ],
    explanation:
      'Lawyers, family and employers normally may not attend. Exceptions are for minors, disability or, with notice, interpreting.',
    aiInsight: 'Let the lawyer read your papers before the day.',
  }),
  dateBy('exchange', ['V5', 'L1'], {
    id: 1151,
    visaType: 'J-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'Your employer at home keeps your job open for you, in writing. Why is that letter useful for J-1?',
    options: [
      'It takes the place of the papers on funding',
      'It frees you from the two-year rule',
      'It speaks for your intent to return',
      'It shows that your English is good enough',
    ],
    correctAnswer: 2,
    reasons: [
      'Money is shown beside it.',
      'The rule has other grounds.',
      'Right: nonimmigrant intent applies to J-1.',
      'A letter from home does not show that.',
    ],
    explanation:
      'Nonimmigrant intent applies to J-1. Every applicant is presumed an immigrant until the officer is satisfied otherwise, except L, V and H-1B applicants.',
    aiInsight: 'The letter should name a day.',
  }),
  dateBy('fees', ['FE1', 'FE2'], {
    id: 1152,
    visaType: 'J-1',
    category: 'Documents and Funds',
    difficulty: 'hard',
    question:
      'A researcher in J-1 adds up the application fee and the SEVIS fee. Which two amounts are these?',
    options: [
      '{FE1.H} and {FE2.J}',
      '{FE1.B} and {FE2.F}',
      '{FE1.H} and {FE2.F}',
      '{FE1.B} and {FE2.J}',
    ],
    correctAnswer: 3,
    reasons: [
      'The first one is that of H and L.',
      'The second one is that of F and M.',
      'Neither of the two is hers.',
      'Right: each of them has a receipt of its own.',
    ],
    explanation:
      'The visa application fee is {FE1.B} for J. The I-901 fee is {FE2.J} for most J, and {FE2.summer} for au pair, camp counselor and summer work travel.',
    aiInsight: 'Check both amounts on the day you pay.',
  }),
]
