import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const furtherQuestionsForL1: Written<PracticeQuestion>[] = [
  dateBy('fees', ['FE1'], {
    id: 1153,
    visaType: 'L-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'Your husband comes along in L-2. What application fee does he pay?',
    options: [
      '{FE1.H}, the same as you',
      '{FE1.B}, like a visitor',
      'Nothing, as the company has paid for you',
      '{FE1.E}, as the class is for companies',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: it is the fee for all of L.',
      'His class belongs to the L group.',
      'One payment is for one person.',
      'That is the fee for E.',
    ],
    explanation:
      'The fee is {FE1.B} for B, F, J, M and TN, {FE1.H} for H, L, O, P, Q and R, and {FE1.E} for E. L-2 is one of the L classes.',
    aiInsight: 'Ask the company which of the fees it pays.',
  }),
  dateBy('transferees', ['T5'], {
    id: 1154,
    visaType: 'L-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question:
      'An officer wants to see whom an L-1A manager leads. Which paper shows it at a glance?',
    options: [
      'The last balance sheet',
      'The organisation chart',
      'The lease of the office',
      'The receipt of the petition',
    ],
    correctAnswer: 1,
    reasons: [
      'It shows money and no people.',
      'Right: it is one of the usual themes.',
      'It shows rooms and no people.',
      'It shows a number.',
    ],
    explanation:
      'Themes for L-1A: whom you manage, decisions you own, the organisation chart, how the two companies relate, time abroad.',
    aiInsight: 'Find your own box on the chart.',
  }),
  dateBy('transferees', ['V11'], {
    id: 1155,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'A specialist worked abroad for the group for eight months, left it for a year, and came back for five months. Why does L-1 not fit yet?',
    options: [
      'The months would have to be in the US',
      'She would need three years with the group',
      'One continuous year is asked for',
      'She would have to be a manager',
    ],
    correctAnswer: 2,
    reasons: [
      'The time is counted abroad.',
      'Three years is the time that is looked at.',
      'Right: her two parts are not one.',
      'Specialists have L-1B.',
    ],
    explanation: 'L-1 takes one continuous year abroad in the last three with a qualifying entity.',
    aiInsight: 'Write down your first and last day in each job.',
  }),
  dateBy('transferees', ['V11'], {
    id: 1156,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'How long can an L-1B specialist stay in that class at most?',
    options: [
      '1 year, as in a new office',
      '2 years, and not longer',
      '7 years, like a manager',
      '5 years',
    ],
    correctAnswer: 3,
    reasons: [
      'That is how a new office starts.',
      'That is one extension.',
      'That is the time of L-1A.',
      'Right: extensions of up to 2 years lead there.',
    ],
    explanation:
      'L-1A lasts at most 7 years, L-1B at most 5. Extensions are of up to 2 years, and a new office starts with 1 year.',
    aiInsight: 'Count from your first day in the class.',
  }),
  dateBy('transferees', ['T6'], {
    id: 1157,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'Which knowledge would be too common for L-1B?',
    options: [
      'A programming language that the whole trade uses',
      'The inner design of a machine that only your group builds',
      'A method that your team has worked out over years',
      'A product that takes new people long to learn',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: a generic skill is not specialized.',
      'Others do not have that.',
      'Others do not have that.',
      'The time to train somebody speaks for you.',
    ],
    explanation:
      'Specialized knowledge is asked for, not generic skill. Themes for L-1B: what you know that others do not, and how long it takes to train someone.',
    aiInsight: 'Say what a new colleague could not do.',
  }),
  dateBy('transferees', ['T6'], {
    id: 1158,
    visaType: 'L-1',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'Which question should an L-1B specialist be ready for, beside the product and the worksite?',
    options: [
      'Why the group was founded',
      'Why she is transferred',
      'Why the US has no visa for less',
      'Why her salary is paid in dollars',
    ],
    correctAnswer: 1,
    reasons: [
      'Its history is not among the themes.',
      'Right: the reason of the move is one of the themes.',
      'The law is not hers to explain.',
      'The currency is not among the themes.',
    ],
    explanation:
      'Themes for L-1B: what you know that others do not, time to train someone, the product, why the transfer, the worksite.',
    aiInsight: 'One sentence: what stops if nobody goes?',
  }),
  dateBy('transferees', ['V11'], {
    id: 1159,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'A manager worked for the group abroad for two years, then four years for another firm. The group wants her back, in L-1 at once. What is missing?',
    options: [
      'A second manager who comes along',
      'A degree in management',
      'A year abroad in the last three years',
      'A new office in the US',
    ],
    correctAnswer: 2,
    reasons: [
      'No such thing is asked for.',
      'A degree is not what the class asks for.',
      'Right: her time with the group lies before them.',
      'An old one does as well.',
    ],
    explanation:
      'The one continuous year has to lie in the last three years, with a qualifying entity.',
    aiInsight: 'The group can start counting on her first day back.',
  }),
  dateBy('transferees', ['V11', 'T5'], {
    id: 1160,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question:
      'A US customer of your firm would like to have you for two years. Both firms are strangers otherwise. Why is L-1 not the way?',
    options: [
      'A customer may take people in L-1A only',
      'Two years are too long for L-1',
      'A customer first has to wait for one year',
      'The class needs a qualifying entity',
    ],
    correctAnswer: 3,
    reasons: [
      'The letter A or B does not help here.',
      'The class can last longer.',
      'Waiting makes no relation.',
      'Right: how the two companies relate is a theme.',
    ],
    explanation:
      'L-1 is for a move within one group: time abroad with a qualifying entity. How the two companies relate is a usual theme.',
    aiInsight: 'Ask who owns whom, in one line.',
  }),
  dateBy('transferees', ['T5'], {
    id: 1161,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'hard',
    question: 'Two people have the same title of manager. What makes one of the two fit L-1A?',
    options: [
      'What she mainly does',
      'Her time with the firm, if it is the longer one',
      'Her salary, if it is the higher one',
      'Her degree, if it is the higher one',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: the job must be primarily managerial or executive.',
      'Time alone makes no manager.',
      'Pay is not what the class asks for.',
      'A degree is not what the class asks for.',
    ],
    explanation:
      'For L-1A the job must be primarily managerial or executive. Titles do not tell that: duties and decisions do.',
    aiInsight: 'Tell of a week and what you decided in it.',
  }),
  dateBy('posts', ['L5'], {
    id: 1162,
    visaType: 'L-1',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question:
      'A 221(g) letter asked an L-1 applicant for pay slips. He sends them more than a year later. What has happened by then?',
    options: [
      'The visa was issued without them',
      'The case has closed',
      'The petition was refused by USCIS',
      'The post has asked his employer instead',
    ],
    correctAnswer: 1,
    reasons: [
      'It was not, as something was missing.',
      'Right: what is asked has to come within one year.',
      'The letter is not about that.',
      'The applicant is the one who supplies.',
    ],
    explanation:
      'Section 221(g): supply what is asked within one year, or the case closes. Administrative processing has no such limit.',
    aiInsight: 'Send what you have, and say what follows.',
  }),
  dateBy('posts', ['L1'], {
    id: 1163,
    visaType: 'L-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'You apply in L-1, and your assistant as a business visitor. Who has to overcome the presumption of section 214(b)?',
    options: [
      'Both of you',
      'You, as you stay longer',
      'Your assistant',
      'Neither of you, as a firm stands behind you',
    ],
    correctAnswer: 2,
    reasons: [
      'One of you is left out by the law.',
      'The length of the stay does not decide.',
      'Right: L is one of the exceptions.',
      'A firm does not change the law.',
    ],
    explanation:
      'Every applicant is presumed an immigrant until the officer is satisfied otherwise, except L, V and H-1B applicants.',
    aiInsight: 'Prepare each person for their own class.',
  }),
  dateBy('transferees', ['V10'], {
    id: 1164,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'A group has a blanket approval. Which of these colleagues cannot come under it?',
    options: [
      'The head of a plant',
      'A member of the board who runs a division',
      "An engineer who knows the group's own process",
      'A clerk with the usual office tasks',
    ],
    correctAnswer: 3,
    reasons: [
      'Managers may.',
      'Executives may.',
      'Specialized-knowledge professionals may.',
      'Right: it is for three groups only.',
    ],
    explanation:
      'Under a blanket only managers, executives and specialized-knowledge professionals come. The I-129S goes with the blanket approval (I-797).',
    aiInsight: 'Read which group your I-129S names.',
  }),
]
