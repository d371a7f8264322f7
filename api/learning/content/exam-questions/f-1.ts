import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForF1: Written<PracticeQuestion>[] = [
  dateBy('students', ['V1'], {
    id: 1025,
    visaType: 'F-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'Beside a place at a school and the money for it, what does an F-1 applicant show?',
    options: [
      'A residence abroad, and the will to leave the US',
      'A job in the US for the time after the course',
      'A relative in the US who will take the student in',
      'A licence to drive in the state of the school',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: both belong to what is asked of a student.',
      'A job there speaks against the intent to leave.',
      'Relatives are asked about, and not required.',
      'It has nothing to do with the visa.',
    ],
    explanation:
      'To show: acceptance for a full course, enough funds, adequate English unless the course is language training, a residence abroad and the intent to leave.',
    aiInsight: 'Say what you come back to, in one sentence.',
  }),
  dateBy('students', ['V14'], {
    id: 1026,
    visaType: 'F-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'The course is over. How long is the grace for an F-1 student?',
    options: [
      '30 days, like in J-1',
      '60 days',
      'A full year, to look for work',
      'None: one leaves that day',
    ],
    correctAnswer: 1,
    reasons: [
      'That is the time of J-1.',
      'Right: twice as long as in J-1.',
      'A search for work is not what it is for.',
      'There is a time of grace.',
    ],
    explanation:
      'After the program there are 30 days of grace for J-1 and 60 for F-1. It is for leaving or for the next step, not for work.',
    aiInsight: 'Count the days from the end of the program.',
  }),
  dateBy('sevisFee', ['FE2', 'M4'], {
    id: 1027,
    visaType: 'F-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'How much is the SEVIS fee for a student in F-1?',
    options: [
      '{FE2.summer}, as for summer work',
      '{FE2.J}',
      '{FE2.F}',
      'It is part of the tuition',
    ],
    correctAnswer: 2,
    reasons: [
      'That is for au pairs, counselors and summer work.',
      'That is what most J visitors pay.',
      'Right: it is the same for M.',
      'You pay it yourself, before the interview.',
    ],
    explanation:
      'The I-901 fee is {FE2.F} for F and M, {FE2.J} for most J, and {FE2.summer} for a few short programs. Bring the receipt.',
    aiInsight: 'It is another fee than the one for the visa.',
  }),
  dateBy('sevisFee', ['M4'], {
    id: 1028,
    visaType: 'F-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question:
      'A page with a friendly name offers to pay your I-901 fee for you. Where do you pay it yourself?',
    options: [
      'At the cashier of the embassy on the day',
      'In the DS-160, on the page before you sign',
      'With the airline, together with your ticket',
      'At fmjfee.com, some days before the interview',
    ],
    correctAnswer: 3,
    reasons: [
      'It is not taken at the window.',
      'The form takes no money.',
      'An airline has no part in it.',
      'Right: posts say about 3 business days before.',
    ],
    explanation:
      'The fee is paid at fmjfee.com before the interview, about 3 business days ahead as posts say. Others may only add a price of their own.',
    aiInsight: 'Type the address by hand.',
  }),
  dateBy('sevisFee', ['M4', 'FE2'], {
    id: 1029,
    visaType: 'F-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'Your husband and your child come with you in F-2. What SEVIS fee do they owe?',
    options: [
      'None',
      'Half of yours for each of them',
      'The same as you, one by one',
      'One fee for both of them together',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: dependants of F and J do not pay it.',
      'No half fee exists.',
      'Only the student pays.',
      'There is no fee for a family.',
    ],
    explanation:
      'F-2 and J-2 dependants do not pay the I-901 fee. Your own is paid before the interview, and its receipt comes along.',
    aiInsight: 'Their visas still have the application fee.',
  }),
  dateBy('students', ['V2', 'V1'], {
    id: 1030,
    visaType: 'F-1',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'A four-year course is expensive. Must all of its cost lie in the bank on the day of the interview?',
    options: [
      'Yes, every year of it, and for six months before',
      'No: the first year does, the rest needs a credible source',
      'No: money is looked at only when the course begins',
      'Yes, unless a bank in the US has promised a loan',
    ],
    correctAnswer: 1,
    reasons: [
      'All years in cash are not asked for.',
      'Right: later years need a source that one can believe.',
      'Funds are part of what is shown now.',
      'No such exception is known.',
    ],
    explanation:
      "The first year's funds should be readily available. For later years a credible source is enough. Tie each year to a payer and a paper.",
    aiInsight: 'Know who pays for the second year.',
  }),
  dateBy('students', ['ST5'], {
    id: 1031,
    visaType: 'F-1',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'When does practical training during the course (CPT) count, by the SEVP messages of August 2026?',
    options: [
      'Whenever a company offers a student a place',
      'When the student has good grades and asks for it',
      'Where the course demands it of every student',
      'In the summer only, for at most three months',
    ],
    correctAnswer: 2,
    reasons: [
      'An offer alone does not make it part of a course.',
      'Grades are not what decides.',
      'Right: it has to be demanded of all of them.',
      'The season is not what the messages speak of.',
    ],
    explanation:
      'The messages say that CPT counts only where the course demands it of every student. A suit against them was filed on {ST5.sued} and was undecided, so ask your school.',
    aiInsight: 'Ask which page of the curriculum says so.',
  }),
  dateBy('waivers', ['IW4', 'W1'], {
    id: 1032,
    visaType: 'F-1',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'Last year you got an F-1 visa, and now it needs renewal. Will you be interviewed?',
    options: [
      'No, a renewal never needs one',
      'No, unless you change the school',
      'Only if you are older than the age of a student',
      'Yes, F is on the list that cannot be waived',
    ],
    correctAnswer: 3,
    reasons: [
      'Most renewals do.',
      'The school is not what decides.',
      'Age alone frees nobody.',
      'Right: F is on the list of what is not waivable.',
    ],
    explanation:
      'Not waivable are F, J, H-1B, H-4, L and O. So a renewal in F-1 goes through the window like a first visa.',
    aiInsight: 'Book early when you travel home.',
  }),
  dateBy('students', ['T1'], {
    id: 1033,
    visaType: 'F-1',
    category: 'Interview Day',
    difficulty: 'medium',
    question: 'Which subject belongs to the themes that guides name for students?',
    options: [
      'The plan for the time after the degree',
      'The names of the neighbours at home',
      'Your view on the politics of the US',
      'The rooms and rents of the campus',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: with school, grades, money and relatives.',
      'Nothing of that kind is named.',
      'It is not among the themes.',
      'Rooms are for the school to settle.',
    ],
    explanation:
      'Themes for F-1: why this school and program, other applications, grades and tests. Then who pays and how it was earned, relatives in the US, and the plan afterwards.',
    aiInsight: 'Prepare points for each theme, no speech.',
  }),
  dateBy('ceac', ['FO2'], {
    id: 1034,
    visaType: 'F-1',
    category: 'DS-160',
    difficulty: 'easy',
    question: 'Which two things of the I-20 does a student need on the form, as one post lists it?',
    options: [
      'The name of the dean and the colour of the paper',
      'The SEVIS number, and the address of the school',
      'The sum of the tuition and the name of the bank',
      'The start of the holidays and the end of the term',
    ],
    correctAnswer: 1,
    reasons: [
      'Neither is asked for.',
      'Right: so keep the I-20 beside you.',
      'Money is shown at the interview.',
      'The calendar of the school is not on the list.',
    ],
    explanation:
      'F, M and J add the SEVIS number and the address of the school, says one post. Both stand on the I-20 or the DS-2019.',
    aiInsight: 'Copy the number digit by digit.',
  }),
  dateBy('students', ['V1', 'I6'], {
    id: 1035,
    visaType: 'F-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'Which papers speak of what you have studied before?',
    options: [
      'Letters of thanks from your friends',
      'Photos of you in your old class',
      'Transcripts, and scores of tests',
      'A list of books that you own',
    ],
    correctAnswer: 2,
    reasons: [
      'A friend does not vouch for grades.',
      'A photo shows no result.',
      'Right: they belong in the folder of a student.',
      'Books prove no degree.',
    ],
    explanation:
      'A student brings the I-20 signed by both sides, the I-901 receipt, transcripts and test scores, and the papers on funding. They should explain themselves.',
    aiInsight: 'Sort them in the order of the themes.',
  }),
  dateBy('students', ['V3', 'L1'], {
    id: 1036,
    visaType: 'F-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question: 'Ties to home are asked about. What are officers told of young students in that?',
    options: [
      'That they need a house or land in their name',
      'That a family in the US takes the place of ties',
      'That nobody under a certain age has to show intent',
      'That they lack the ties of established adults',
    ],
    correctAnswer: 3,
    reasons: [
      'Property is not what is expected of them.',
      'Relatives there are another theme.',
      'The intent still counts, at any age.',
      'Right: so the intent of today is weighed.',
    ],
    explanation:
      'Officers should weigh present intent. Students are understood to lack the ties of established adults. The presumption of section 214(b) still holds for them.',
    aiInsight: 'Your plan is your tie: make it concrete.',
  }),
]
