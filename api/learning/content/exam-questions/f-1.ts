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
      'A house or land in the name of the family',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: a student visa is for a stay that ends.',
      'A job there speaks against the intent to leave.',
      'A relative there can help you, and is no condition of the visa.',
      'Property can support a story, and no rule asks a student for it.',
    ],
    explanation:
      'A place and money show that the study can begin. The law also asks whether it will end, so it looks for a home abroad and the plan to return there. Adequate English belongs to the list too, unless the course is language training.',
    aiInsight: 'Say what you come back to, in one sentence.',
  }),
  dateBy(
    'students',
    ['ST4'],
    {
      id: 1026,
      visaType: 'F-1',
      category: 'Eligibility',
      difficulty: 'medium',
      question: 'The course is over, and a time of grace begins. What is it for?',
      options: [
        'To finish courses that were left over',
        'To leave, or to prepare the next step',
        'To work for some weeks without a permit',
        'To fly home and come back on the same visa',
      ],
      correctAnswer: 1,
      reasons: [
        'Courses belong to the program, which has ended.',
        'Right: it is short, so plan the step before the end.',
        'Grace is time to stay, and work needs a permission of its own.',
        'If you leave, the grace is over, and a return needs a new reason.',
      ],
      explanation:
        'The stay hangs on the course, so it does not simply go on when the course ends. Grace gives time to pack, or to ask for what comes next. Its length is set by a rule, and a rule can change, so ask your school.',
      aiInsight: 'Count the days from the end of the program.',
    },
    'ours',
  ),
  dateBy('sevisFee', ['FE2', 'M4'], {
    id: 1027,
    visaType: 'F-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'You have paid the deposit that your school asks for. Is the SEVIS fee part of it?',
    options: [
      'Yes, the school pays it for all its students',
      'Yes, if the deposit covers the first year',
      'No, you pay it yourself, as a fee of its own',
      'No, it is due at the port of entry',
    ],
    correctAnswer: 2,
    reasons: [
      'The school issues the I-20, and the fee stays with the student.',
      'A deposit is tuition, however large it is.',
      'Right: it has its own page and its own receipt.',
      'The receipt comes along to the interview, so the port is too late.',
    ],
    explanation:
      'SEVIS is a system of the government, so its fee has nothing to do with the price of a school. It is also another fee than the one for the visa. For F and M it is {FE2.F}, and the officer looks for the receipt.',
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
      'At the bank, together with your tuition',
      'At fmjfee.com, some days before the interview',
    ],
    correctAnswer: 3,
    reasons: [
      'The window takes no fees, and by then it is too late.',
      'The form takes answers and no money.',
      'Tuition goes to the school, and this fee to the government.',
      'Right: posts say about 3 business days before.',
    ],
    explanation:
      'The payment has to show before the officer looks for it, so the last evening is too late. A page in between can only pay at the same place, and may add a price of its own.',
    aiInsight: 'Type the address by hand.',
  }),
  dateBy('sevisFee', ['M4', 'FE2', 'M2'], {
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
      'Right: dependants in F-2 and J-2 do not pay it.',
      'Many fees know a price for children, and this one does not.',
      'That is so for the application fee, not for this one.',
      'There is no fee for a family: only the student has one.',
    ],
    explanation:
      'The fee is for the record of the student, and the family comes under it. The application fee is another matter: it pays for one application, so each person has one.',
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
      'Four years in cash are more than most families have, and nobody asks for them.',
      'Right: later years need a source that one can believe.',
      'The officer looks at the money before the visa, not after it.',
      'A loan can be such a source, and it is not the only one.',
    ],
    explanation:
      'The officer asks whether the whole study can be paid. Money in the bank answers that for now, and later salaries cannot lie there yet. So a payer with a steady income, shown on paper, is what counts for the years to come.',
    aiInsight: 'Know who pays for the second year.',
  }),
  dateBy(
    'students',
    ['ST5'],
    {
      id: 1031,
      visaType: 'F-1',
      category: 'Eligibility',
      difficulty: 'hard',
      question:
        'A company offers you a paid place during the course. On which ground does practical training (CPT) stand safest?',
      options: [
        'Where the company confirms it in a letter',
        'Where your grades are good and you ask for it',
        'Where the course demands it of every student',
        'In the summer, for at most three months',
      ],
      correctAnswer: 2,
      reasons: [
        'A company can want you, and only the course makes the work a part of it.',
        'Good grades earn respect, and they do not change the course.',
        'Right: such a place counts in every reading of the rule.',
        'The season does not make work a part of the study.',
      ],
      explanation:
        'CPT is study in the form of work. SEVP messages of August 2026 count it only where the course demands it of every student. A suit against them was filed on {ST5.sued} and was undecided. A place that every student has to do is inside either reading, so ask your school before you accept.',
      aiInsight: 'Ask which page of the curriculum says so.',
    },
    'ours',
  ),
  dateBy('waivers', ['IW4', 'W1'], {
    id: 1032,
    visaType: 'F-1',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'Last year you got an F-1 visa, and now it needs renewal. Will you be interviewed?',
    options: [
      'No, a renewal never needs one',
      'No, unless you change the school',
      'Only if you have been away for a long time',
      'Yes, an F-1 renewal goes through the window',
    ],
    correctAnswer: 3,
    reasons: [
      'For a few renewals it can be waived, and this is not one of them.',
      'The same school does not spare you the visit.',
      'The time abroad is not what decides.',
      'Right: F is among the classes that cannot be waived.',
    ],
    explanation:
      'A renewal is a new decision on your plans, and the rule on waivers leaves students out. So the same school and the same course do not help. Plan each trip home with a date at the post and the wait for it.',
    aiInsight: 'Book early when you travel home.',
  }),
  dateBy('students', ['T1', 'V1'], {
    id: 1033,
    visaType: 'F-1',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'You can explain your school and its cost. For which further question should you have an answer?',
    options: [
      'What will you do after the degree?',
      'What does the law say about students?',
      'What would you say against a refusal?',
      'What are the steps to a green card?',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: your plan shows that the stay has an end.',
      'The officer knows the law and wants to hear your plan.',
      'A speech against a refusal helps nobody before there is one.',
      'That tells of a wish to stay, and a student shows the intent to leave.',
    ],
    explanation:
      'School and money tell why you go and who pays. The law also asks whether you will leave, and only your plan for afterwards speaks of that. Other applications and relatives in the US are usual themes too.',
    aiInsight: 'Prepare points for each theme, no speech.',
  }),
  dateBy('ceac', ['FO2'], {
    id: 1034,
    visaType: 'F-1',
    category: 'DS-160',
    difficulty: 'easy',
    question: 'You fill in the DS-160 as a student. Why should the I-20 lie beside you?',
    options: [
      'The form wants a scan of it, signed by both sides',
      'The form wants the SEVIS number and the school address',
      'The form wants the cost of each year as it shows it',
      'The form wants it in place of an employer',
    ],
    correctAnswer: 1,
    reasons: [
      'The form takes answers and a photo, and the I-20 comes to the interview.',
      'Right: one wrong digit leads to another record.',
      'The cost is a matter for the talk and its papers.',
      'The form asks for work and school apart.',
    ],
    explanation:
      'The number leads from your form to the record that the school made. Copied from memory it can lead to nobody or to somebody else. The same two details are asked of F, M and J.',
    aiInsight: 'Copy the number digit by digit.',
  }),
  dateBy('students', ['V1', 'I6'], {
    id: 1035,
    visaType: 'F-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'The officer asks how you did in school so far. Which papers answer that?',
    options: [
      'A letter in which a teacher praises you',
      'The admission, as the school checked it all',
      'Transcripts, and scores of tests',
      'The essays from your applications',
    ],
    correctAnswer: 2,
    reasons: [
      'Praise is an opinion, and the officer looks for results.',
      'Admission says that they took you, not how you did.',
      'Right: they show results that can be read at a glance.',
      'Essays tell of wishes, not of what you have reached.',
    ],
    explanation:
      'The talk takes minutes, so a paper should explain itself. Grades and scores do that, and they are on the list of what a student brings. Letters and essays have to be read and believed.',
    aiInsight: 'Sort them in the order of the themes.',
  }),
  dateBy('students', ['V3', 'L1'], {
    id: 1036,
    visaType: 'F-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'A young student has no job, no house and no family of her own. How can she show that she will return?',
    options: [
      'By a letter in which her parents promise it',
      'By relatives in the US, who take the place of ties',
      'Not at all, so students need not show it',
      'By her plan, as the young lack other ties',
    ],
    correctAnswer: 3,
    reasons: [
      'Nobody can promise the intent of another person.',
      'Relatives there are no tie to home.',
      'The intent counts at every age.',
      'Right: officers weigh what she intends today.',
    ],
    explanation:
      'The law presumes that every student wants to stay. Adults answer that with jobs and homes. Officers know that students lack the ties of established adults, so they weigh the intent of today, and a concrete plan shows it.',
    aiInsight: 'Your plan is your tie: make it concrete.',
  }),
]
