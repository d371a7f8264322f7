import type { SimulatorQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from './dating.ts'

const purpose: Written<SimulatorQuestion> = dateBy(
  'posts',
  ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'I6', 'D1'],
  {
    id: 'home-purpose',
    category: 'Purpose of Travel',
    difficulty: 'Basic',
    question: 'Why do you want to travel to the United States?',
    answer: [
      '- One sentence: what you will do, where, and for how long.',
      '- One reason why it has to be this place.',
      '- One paper of your own that shows it, named but not pushed through the window.',
      'Warning: A prepared speech sounds like one. Say it differently each time you practise.',
    ].join('\n'),
    tips: [
      'Begin with the purpose itself, not with your life story.',
      'Use the words of your DS-160: the officer has it on the screen.',
    ],
    feedback:
      'Compare your answer with the outline. Did the first sentence name the purpose, the place and the time?',
    assesses: {
      'F-1': 'That you are a genuine student who chose this school and program for a reason.',
      'H-1B': 'That the job is real and is the one in the petition.',
      'B-1/B-2': 'That the purpose is temporary, credible and allowed for a visitor.',
      'J-1': 'That the aim fits the category and the DS-2019, and is not simply a job.',
      'L-1': 'That the transfer makes sense and the job fits L-1A or L-1B.',
    },
    followUps: {
      'F-1': 'Which other schools did you apply to?',
      'H-1B': 'What does your employer produce, and for whom?',
      'B-1/B-2': 'Whom will you visit, and what is their status?',
      'J-1': 'Who is your sponsor, and what will you do on a normal day?',
      'L-1': 'Why does the company move you, and not a colleague who is there already?',
    },
  },
)

const funding: Written<SimulatorQuestion> = dateBy(
  'posts',
  ['V1', 'V2', 'V5', 'V6', 'T1', 'T2', 'T3', 'T4', 'T5'],
  {
    id: 'home-funding',
    category: 'Funding',
    difficulty: 'Basic',
    question: 'Who pays for your stay, and how was the money earned?',
    answer: [
      '- Who pays: you, your family, a sponsor, an employer or a scholarship.',
      '- Where the money comes from: a job, a business, savings over some years.',
      '- The amount for the first part of the stay, and what pays for the rest.',
      '- The paper that shows it.',
    ].join('\n'),
    tips: ['Say the source before the sum.', 'If part of the money came recently, say from where.'],
    feedback:
      'Compare your answer with the outline. Would a stranger know after it who pays and from what income?',
    assesses: {
      'F-1': "That the first year's funds are available and later years have a credible source.",
      'H-1B': 'That the salary is the one in the petition.',
      'B-1/B-2': 'That you can pay for the trip without working, or that a supporter does.',
      'J-1': 'That the funding is the one on the DS-2019.',
      'L-1':
        'That the company abroad and the company in the United States are both real and related.',
    },
    followUps: {
      'F-1': 'What work does your sponsor do?',
      'H-1B': 'What salary were you offered?',
      'B-1/B-2': 'What do you earn, and how much will this trip cost?',
      'J-1': 'How much does the program pay you, and does it cover your costs?',
      'L-1': 'Which of the two companies will pay you?',
    },
  },
)

const background: Written<SimulatorQuestion> = dateBy(
  'posts',
  ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'V11'],
  {
    id: 'home-background',
    category: 'Work and Study',
    difficulty: 'Intermediate',
    question: 'Tell me what you do now.',
    answer: [
      '- Your work or study in one sentence that somebody outside your field understands.',
      '- Since when, and for whom.',
      '- How it leads to this trip.',
      'Note: Dates and titles are those of your DS-160 and of your papers.',
    ].join('\n'),
    tips: [
      'Explain your field without its special words.',
      'If you are between two jobs or courses, say so in one sentence.',
    ],
    feedback:
      'Compare your answer with the outline. Could someone outside your field repeat what you do?',
    assesses: {
      'F-1': 'That your studies so far lead to this program.',
      'H-1B': 'That your degree and experience fit a specialty occupation.',
      'B-1/B-2': 'That you have a life at home to which you return.',
      'J-1': 'That your background fits the program and the training plan.',
      'L-1': 'That you worked abroad for the company for one continuous year in the last three.',
    },
    followUps: {
      'F-1': 'What were your grades in the subject that matters most here?',
      'H-1B': 'How does your degree prepare you for this job?',
      'B-1/B-2': 'Who does your work while you are away?',
      'J-1': 'What can you learn there that you cannot learn at home?',
      'L-1': 'How many people report to you, or how long would it take to train your successor?',
    },
  },
)

const afterwards: Written<SimulatorQuestion> = dateBy(
  'posts',
  ['L1', 'L2', 'L6', 'V3', 'V9', 'T1', 'T2', 'T3'],
  {
    id: 'home-afterwards',
    category: 'Plans Afterwards',
    difficulty: 'Intermediate',
    question: 'What will you do when your stay in the United States ends?',
    answer: [
      '- Your plan in one sentence: job, study or family, and where.',
      '- One fact that already exists today and makes the plan likely.',
      '- If you do not know everything yet, say what you know.',
      'Note: H-1B and L-1 applicants speak about the job and its end; the law does not hold a wish for permanent residence against them.',
    ].join('\n'),
    tips: [
      'A true and modest plan is better than a grand one.',
      'Do not promise what your papers contradict.',
    ],
    feedback: 'Compare your answer with the outline. Did you name one fact that exists today?',
    assesses: {
      'F-1':
        'Your present intent to leave; students are not expected to have the ties of established adults.',
      'H-1B': 'Not your ties to home, but whether the job and its period are real.',
      'B-1/B-2': 'That you will leave in time: section 214(b) asks you to show this.',
      'J-1':
        'That you will use at home what you learned, and know whether the two-year rule can bind you.',
      'L-1': 'Not your ties to home, but whether the assignment is real.',
    },
    followUps: {
      'F-1': 'Which employers at home hire people with this degree?',
      'H-1B': 'What happens when your project ends?',
      'B-1/B-2': 'When do you have to be back, and for what?',
      'J-1': 'Does the two-year home rule apply to you?',
      'L-1': 'How long will the assignment last?',
    },
  },
)

const consistency: Written<SimulatorQuestion> = dateBy('ceac', ['D5', 'D11', 'S1', 'S9', 'T4'], {
  id: 'home-consistency',
  category: 'Consistency',
  difficulty: 'Advanced',
  question: 'Your form shows one job and your online profile shows another. Which one is right?',
  answer: [
    '- Which of the two is right, in the first sentence.',
    '- Why they differ: an old profile, a changed title, an honest mistake.',
    '- What you have done about it: the profile updated, or a new DS-160 submitted.',
    'Warning: Never defend a mistake. A wilful false statement can exclude you permanently; an honest mistake is not wilful.',
  ].join('\n'),
  tips: [
    'Look for such differences yourself, before the officer does.',
    'Deleting an account just before you apply can look evasive.',
  ],
  feedback:
    'Compare your answer with the outline. Did you say which one is right before you explained?',
  assesses: {
    'F-1': 'That the form, your papers and what you show online tell the same story.',
    'H-1B': 'That your online job history agrees with the petition.',
    'B-1/B-2': 'That the job and income that you return to are real.',
    'J-1': 'That your experience is the one described in the training plan.',
    'L-1': 'That your title and duties agree with the petition.',
  },
  followUps: {
    'F-1': 'Which accounts did you list on the DS-160?',
    'H-1B': 'Where exactly will you work?',
    'B-1/B-2': 'Since when have you had this job?',
    'J-1': 'Who wrote your training plan with you?',
    'L-1': 'What was your title a year ago?',
  },
})

export const homeSimulator: Written<SimulatorQuestion>[] = [
  purpose,
  funding,
  background,
  afterwards,
  consistency,
]
