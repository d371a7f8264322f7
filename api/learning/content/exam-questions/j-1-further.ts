import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const furtherQuestionsForJ1: Written<PracticeQuestion>[] = [
  dateBy('exchange', ['L6'], {
    id: 1141,
    visaType: 'J-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'The two-year rule binds a former exchange visitor. For which of these need she not wait two years?',
    options: [
      'A visitor visa',
      'A job in H-1B',
      'A transfer in L-1',
      'A green card through marriage',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the rule names H, L, K and permanent residence.',
      'An employer can want her, and H has to wait.',
      'A transfer inside a group is L, which has to wait.',
      'A wedding gives no way around it, because permanent residence has to wait.',
    ],
    explanation:
      'The rule holds back the ways into work and residence, and a visit is none of them. So the law leaves it open. The officer still asks whether she will return, as of every visitor.',
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
      'That officer applied the law, and no appeal changes it.',
      'Right: so the rule is not without an exit.',
      'Nobody can buy the years.',
      'J-2 is bound together with J-1.',
    ],
    explanation:
      'The rule is part of a statute, so no officer can lift it at the window. The statute itself has an exit, for people who ask and give a reason. Which reason fits depends on the ground that binds you.',
    aiInsight: 'Read which of the three grounds binds you.',
  }),
  dateBy('exchange', ['L7', 'L10'], {
    id: 1143,
    visaType: 'J-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'You were in J-1 years ago, and the Skills List has been revised since. Why look at it again?',
    options: [
      'Your skill may be on it for the first time',
      'A new list starts your two years again',
      'Your country may have left it, also for you',
      'A new list is a waiver for everybody',
    ],
    correctAnswer: 2,
    reasons: [
      'Countries left it, so it became shorter for most people.',
      'The years at home are counted by the rule, not by the list.',
      'Right: the revision reaches back to earlier programs.',
      'It frees only people whom the list alone had bound.',
    ],
    explanation:
      'The revision of 9 December 2024 is retroactive, and 37 countries left the list. So a person whom only the list had bound can be free today. Public funding and graduate medical training bind as before.',
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
      'An offer there speaks against the intent to leave.',
      'Pay is a theme, and a reason to stay rather than to learn.',
      'Friends make a stay pleasant, and no training needs them.',
      'Right: use at home is one of the themes.',
    ],
    explanation:
      'The officer weighs each reason by where it leads. Pay, friends and an offer lead to staying. A skill that a job at home needs leads back, so name the job, the firm or the course.',
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
      'Right: a researcher follows no training plan.',
      'Funding has papers of its own.',
      'Age plays no part in this form.',
      'People who need it bring it along to the interview.',
    ],
    explanation:
      'The DS-7002 is a training plan, so it belongs to programs that train somebody. Papers follow the category on the DS-2019, and a friend in another category has other ones. Ask your sponsor for your own list.',
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
      'About the agent at home who sold you the place',
    ],
    correctAnswer: 1,
    reasons: [
      'The hotel pays you and is the host, not the sponsor.',
      'Right: the paper in your hand names the sponsor.',
      'The officer wants to see that you know both.',
      'An agent helps to find a place, and is no part of the program.',
    ],
    explanation:
      'Three parties are easy to mix up: the agent who helps, the host where you work, and the sponsor who runs the program. The name on the DS-2019 settles it. Learn it in full.',
    aiInsight: 'Learn the full name of your sponsor.',
  }),
  dateBy('exchange', ['M4'], {
    id: 1147,
    visaType: 'J-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'Why should the I-901 fee be paid some days before the J-1 interview?',
    options: [
      'So that it can be paid back in time',
      'So that the sponsor can send the DS-2019',
      'So that the payment can be seen by then',
      'So that the post can set the date',
    ],
    correctAnswer: 2,
    reasons: [
      'A later payment is no protection: the receipt is looked for at the interview.',
      'The DS-2019 comes first, because you pay with its number.',
      'Right: posts say about 3 business days.',
      'A date is booked with the application fee.',
    ],
    explanation:
      'A payment takes time until it shows, and the officer looks for it on the day. A payment on the last evening gives you a receipt that nothing confirms yet. So pay early at fmjfee.com, and print the receipt.',
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
      'The sponsor can be in another state than your host.',
      'A guess is no answer, and it may contradict your papers.',
      'A program whose place you do not know is hard to believe.',
      'Right: both belong to the usual themes.',
    ],
    explanation:
      'A program has a place, and a search for work has none. So an open place makes the officer doubt the program. The sponsor knows the host, or can tell you when it is settled.',
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
      'Right: one of three grounds is enough.',
      'Private money takes away one ground and leaves the others.',
      'Doctors have a ground of their own, and yours is the list.',
      'The law binds, and the sponsor only explains it.',
    ],
    explanation:
      'People remember the rule as one about public money. That is one ground, and skills on the list are another, whoever pays. So look for your field under your country before you plan a next visa.',
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
      'That a lawyer may answer for you if licensed',
    ],
    correctAnswer: 1,
    reasons: [
      'Notice is for interpreters, not for companies.',
      'Right: so you speak for yourself.',
      'Being silent does not open the door.',
      'A licence lets a lawyer advise, and the officer asks you.',
    ],
    explanation:
      'The officer wants to hear whether you know your own program, and a helper hides that. The exceptions are for minors, disability or, with notice, interpreting. A lawyer can help with your papers before the day.',
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
      'The letter pays for nothing, so funding is shown apart.',
      'The rule has other grounds, and a letter does not touch them.',
      'Right: a job that waits is a reason to return.',
      'The officer hears your English in the talk.',
    ],
    explanation:
      'The law presumes that you want to stay until the officer is satisfied otherwise. Your own word is one side of that. A job that waits, signed by somebody else and with a day, is the other.',
    aiInsight: 'The letter should name a day.',
  }),
  dateBy('fees', ['M2', 'M4'], {
    id: 1152,
    visaType: 'J-1',
    category: 'Documents and Funds',
    difficulty: 'hard',
    question:
      'A researcher comes in J-1 to a private university, with her husband and her son in J-2. Which fees does the family pay before the interview?',
    options: [
      'One application fee, and one SEVIS fee',
      'Three application fees, and three SEVIS fees',
      'One application fee, and three SEVIS fees',
      'Three application fees, and one SEVIS fee',
    ],
    correctAnswer: 3,
    reasons: [
      'The application fee is not for a family.',
      'J-2 dependants do not pay for SEVIS.',
      'It is the other way round.',
      'Right: each application is paid, and SEVIS only for her.',
    ],
    explanation:
      'The application fee pays for one application, and each of the three has one. The SEVIS fee belongs to the record of the exchange visitor, and the family comes under it. So children change one sum and not the other.',
    aiInsight: 'Keep four receipts together.',
  }),
]
