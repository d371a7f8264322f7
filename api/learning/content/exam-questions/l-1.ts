import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForL1: Written<PracticeQuestion>[] = [
  dateBy('transferees', ['V11'], {
    id: 1073,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'A manager moves to the US in L-1A. How long can she stay in that class at most?',
    options: ['7 years', '5 years', 'As long as the company needs her', 'Six years, as in H-1B'],
    correctAnswer: 0,
    reasons: [
      'Right: two years more than L-1B.',
      'That is the limit for specialists in L-1B.',
      'The need of the company opens the class, and the law ends it.',
      'Many know the count of H-1B, and L has limits of its own.',
    ],
    explanation:
      'The limit follows the kind of work: at most 7 years for managers and executives in L-1A, at most 5 for specialists in L-1B. No wish of the company moves it. Years that she had in the class before belong to the count.',
    aiInsight: 'Count the years that you had before.',
  }),
  dateBy('transferees', ['V11'], {
    id: 1074,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'Your first L-1 stay ends next year, and the project goes on. What can the company ask for?',
    options: [
      'All the years that are left, at once',
      'One extension after another, up to the limit',
      'A new count, as it is a new project',
      'Nothing, as L-1 cannot be extended',
    ],
    correctAnswer: 1,
    reasons: [
      'Extensions come in steps, and each step is looked at.',
      'Right: until the limit of the class is reached.',
      'A new project starts no new count.',
      'It can be extended, only not for ever.',
    ],
    explanation:
      'Extensions are of up to 2 years, and together they end at the limit: 7 years in L-1A, 5 in L-1B. Each one asks again whether the job still qualifies. So keep what shows your duties.',
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
      'USCIS approved the companies and never saw your job.',
      'The company proposes you, and it cannot decide.',
      'Right: so bring what explains the job.',
      'CBP decides on entry, when the visa is there.',
    ],
    explanation:
      'A blanket approves the companies and not the person. So nobody has looked at your job before the interview, and the officer does it there. Only managers, executives and specialized-knowledge professionals qualify.',
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
      'It is the training plan of J-1 interns and trainees.',
      'A school gives it to a student.',
      'A sponsor gives it to an exchange visitor.',
      'Right: it puts one person under the blanket.',
    ],
    explanation:
      'The approval of a blanket, the I-797, is about the companies. The other form says who you are and which job you will have. USCIS has decided on the companies. The officer decides on your part, so read both papers before.',
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
      'Sales belong to L-1B and not to L-1A',
      'A manager has to lead a large team',
      'A manager may not have customers',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: what fills the days decides, not the title.',
      'L-1B is for specialized knowledge, and selling alone is none.',
      'A team helps to show it, and no size of a team is named.',
      'Customers are no fault, as long as managing fills the days.',
    ],
    explanation:
      'A senior seller can have a fine title and still sell all day. L-1A asks whether the job is primarily managerial or executive. So what counts is whom she leads and which decisions she owns in an ordinary week.',
    aiInsight: 'Describe a week by hours, and truly.',
  }),
  dateBy('transferees', ['T6', 'D11'], {
    id: 1078,
    visaType: 'L-1',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'You do not know at which address in the US you will work. Why find out before the interview?',
    options: [
      'Because the visa is valid for one address',
      'Because the worksite is one of the themes for L-1B',
      'Because the passport will be sent to that address',
      'Because you may land only at the nearest airport',
    ],
    correctAnswer: 1,
    reasons: [
      'A visa names a class and no address.',
      'Right: it shows for whom you will really work.',
      'The post returns the passport in the country where you applied.',
      'A visa lets you travel to any port of entry.',
    ],
    explanation:
      'The worksite tells whether you work at an office of the group or at a client. For specialists that is a real question, so the officer asks it. A person who cannot answer seems not to know the job.',
    aiInsight: 'A guess is worse than "I will ask".',
  }),
  dateBy('transferees', ['L2', 'L1', 'D11'], {
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
      'No, but she should say it was not her idea',
    ],
    correctAnswer: 2,
    reasons: [
      'It proves that for other classes, and the law takes L out.',
      'A false answer can come to light after the visa as well.',
      'Right: and a true answer is the only one.',
      'Nobody asks whose idea it was, and an excuse sounds like guilt.',
    ],
    explanation:
      'The law lets H-1B, L and V applicants seek permanent residence, and it is no evidence against them. So the truth costs nothing. Hiding it turns a harmless fact into a false statement, which can do great harm.',
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
      'Yes, if you are young and not married',
      'Only when the company is a small one',
      'No, L applicants are not asked to prove ties',
    ],
    correctAnswer: 3,
    reasons: [
      'Property can help a visitor, and L is another class.',
      'Age and family matter for ties, and nobody asks L for ties.',
      'A small company may get more questions, and not about your house.',
      'Right: L differs here from other classes of workers.',
    ],
    explanation:
      'The presumption that somebody wants to stay does not reach L, so ties to home prove nothing that is asked. The talk is about the job, your knowledge and the two companies. Papers on those deserve the room in your folder.',
    aiInsight: 'Use the room in your folder for the job.',
  }),
  dateBy('uscis', ['HB7', 'FE1'], {
    id: 1081,
    visaType: 'L-1',
    category: 'Documents and Funds',
    difficulty: 'hard',
    question:
      'Your company files an extension of your L-1. Which payment should you ask about for yourself?',
    options: [
      'The fee of a new visa, if yours has ended',
      'The fees of the petition, as it is about you',
      'The fee for SEVIS, as your stay gets longer',
      'A deposit, which you get back when you leave',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: a visa and an extension are two things.',
      'The company files the petition, so its fees are on that side.',
      'SEVIS is for students and exchange visitors.',
      'A bond is a matter of some visitors, not of L-1.',
    ],
    explanation:
      'A petition belongs to the company, and some companies owe more: {HB7.l1} for L-1, also on extensions, from 50/50 employers. A visa belongs to you, and a longer stay does not renew it. You need a new one only when it has ended and you travel.',
    aiInsight: 'Look at the last day of the visa before you book a trip.',
  }),
  dateBy(
    'onlinePresence',
    ['SM2', 'S1', 'S9'],
    {
      id: 1082,
      visaType: 'L-1',
      category: 'Social Media',
      difficulty: 'medium',
      question: 'Your colleague in H-1B opened all profiles. You apply in L-1. What do you do?',
      options: [
        'Open all of yours too, as both are workers',
        'See whether the page names L, and list the accounts',
        'Close all of yours, as L is free of the review',
        'Ask the company to open its pages instead',
      ],
      correctAnswer: 1,
      reasons: [
        'The page names classes, not workers as such.',
        'Right: the form asks for the accounts in any case.',
        'Nobody asks L to close anything, and it can look evasive.',
        'The review is about people and not about companies.',
      ],
      explanation:
        'The instruction goes by letters, so a colleague in another class is no guide. L was not named on the page. The form still asks for the accounts of five years, and a class can be added later.',
      aiInsight: 'Read the page again before the day.',
    },
    'ours',
  ),
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
      'Only if the petition is the same as before',
    ],
    correctAnswer: 2,
    reasons: [
      'The same job makes the talk short, and it does not spare it.',
      'A known company is still not a class in the rule.',
      'Right: you appear like others.',
      'The petition does not decide: the class does.',
    ],
    explanation:
      'The rule on waivers goes by class, and L-1 is left out with H-1B, F-1 and J-1. So each renewal takes a day at the post, and the wait before that day. Plan it into the trip.',
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
      'That the lawyer knows it, and not you',
      'Which of the two is the larger one',
      'That names differ for reasons of tax',
      'How the two companies relate to each other',
    ],
    correctAnswer: 3,
    reasons: [
      'The lawyer is not at the window, and the question comes to you.',
      'Size is easy to tell, and it makes no group of two firms.',
      'A reason for a name does not say who owns whom.',
      'Right: the year abroad counts with a qualifying entity.',
    ],
    explanation:
      'L-1 is a move inside one group. Two names hide the group, and the year abroad counts only if the entity qualifies. One line on who owns whom answers the question before it grows.',
    aiInsight: 'Draw the two of them on one sheet.',
  }),
]
