import type { LearningPath, SimulatorQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'
import { simulatorModule } from '#api/learning/content/modules.ts'

const FEEDBACK =
  'Compare your answer with the outline: what did you leave out, and what did you say that nobody asked?'

const purpose: Written<SimulatorQuestion> = dateBy(
  'posts',
  ['T1', 'T2', 'T3', 'T4', 'T5', 'T6', 'V7', 'I6'],
  {
    id: 'purpose',
    category: 'Purpose of Travel',
    difficulty: 'Basic',
    question: 'What is the purpose of your trip?',
    answer: [
      'Cover, in this order:',
      '- What you will do, in the words of your DS-160.',
      '- Where, and with whom: school, employer, host or family.',
      '- Why there: one reason that is yours and not from a brochure.',
      'Avoid:',
      '- A list of sights, rankings or compliments.',
      '- A second purpose that your visa does not allow.',
      'Documents: I-20, DS-2019, petition, invitation or plan of the trip',
    ].join('\n'),
    tips: [
      'Stop after three sentences. A question will follow if more is wanted.',
      'If you have two purposes, name the main one first.',
      'Practise aloud, and change the words each time.',
    ],
    feedback: FEEDBACK,
    assesses: {
      'F-1': 'A genuine student: this school, this program, this moment, for a reason.',
      'H-1B': 'A real job in a specialty occupation, as the petition describes it.',
      'B-1/B-2': 'A temporary purpose that a visitor may have: no employment, no study for credit.',
      'J-1': 'A purpose that fits the category, the DS-2019 and, for trainees, the DS-7002.',
      'L-1': 'A transfer that fits the class: managing, or specialized knowledge.',
    },
    followUps: {
      'F-1': 'Why this program, and not the same one in your country?',
      'H-1B': 'Describe a normal working day in this job.',
      'B-1/B-2': 'What exactly will you do in the first three days?',
      'J-1': 'What will you learn in the first month?',
      'L-1': 'Which decisions will be yours in the new post?',
    },
  },
)

const duration: Written<SimulatorQuestion> = dateBy(
  'posts',
  ['L8', 'V4', 'V5', 'V11', 'T3', 'T4'],
  {
    id: 'duration',
    category: 'Length of Stay',
    difficulty: 'Basic',
    question: 'How long will you stay?',
    answer: [
      'Cover, in this order:',
      '- The dates or the number of weeks, months or years.',
      '- What sets the end: the program, the contract, the meeting, your leave from work.',
      '- What you do right afterwards.',
      'Avoid:',
      '- "As long as possible", and a stay longer than your purpose needs.',
      'Documents: I-20 or DS-2019 with its dates, petition, letter about your leave',
    ].join('\n'),
    tips: [
      'The dates are those of your papers and of your DS-160.',
      'The visa does not set the length of your stay: CBP does when you arrive.',
    ],
    feedback: FEEDBACK,
    assesses: {
      'F-1': 'That the stay ends with the course, and that you know when it starts.',
      'H-1B': 'That the period is the one in the petition.',
      'B-1/B-2': 'That the length fits the purpose and the life that waits at home.',
      'J-1': 'That the stay is the one on the DS-2019.',
      'L-1': 'That the assignment has a period and a reason for it.',
    },
    followUps: {
      'F-1': 'When does your program start, and when do you want to travel?',
      'H-1B': 'Until when is your petition approved?',
      'B-1/B-2': 'Can you be away from work for so long?',
      'J-1': 'Can the program be extended, and do you want that?',
      'L-1': 'What happens at the company abroad while you are away?',
    },
  },
)

const financialSupport: Written<SimulatorQuestion> = dateBy(
  'posts',
  ['V1', 'V2', 'V5', 'V6', 'T1', 'T2', 'T3', 'T4', 'T5'],
  {
    id: 'financial-support',
    category: 'Funding',
    difficulty: 'Intermediate',
    question: 'How will you pay for your stay?',
    answer: [
      'Cover, in this order:',
      '- Who pays, and how that person earns it.',
      '- What is available now, and what it covers.',
      '- What pays for the time after that.',
      'Avoid:',
      '- A sum without a source.',
      '- A plan to work that your visa does not allow.',
      'Documents: bank statements, letter of the scholarship or employer, proof of the income of the person who pays',
    ].join('\n'),
    tips: [
      'Know the total cost of the first year or of the trip, to the nearest hundred.',
      'If somebody else pays, know what work that person does.',
      'If the account grew last month, be ready to say why.',
    ],
    feedback: FEEDBACK,
    assesses: {
      'F-1':
        "The first year's funds are available, later years have a credible source; not all years in cash.",
      'H-1B': 'The salary is the one in the petition.',
      'B-1/B-2': 'You can pay without working, or a supporter does.',
      'J-1': 'The funding is real and agrees with the DS-2019.',
      'L-1': 'You know who pays you, and how the two companies are related.',
    },
    followUps: {
      'F-1': 'Who pays for the second year?',
      'H-1B': 'What is your salary, and where is the worksite?',
      'B-1/B-2': 'Why does your supporter pay for you?',
      'J-1': 'What do you pay yourself?',
      'L-1': 'Who will pay your salary during the assignment?',
    },
  },
)

const socialMedia: Written<SimulatorQuestion> = dateBy(
  'ceac',
  ['S1', 'S3', 'S5', 'S9', 'D11', 'T4'],
  {
    id: 'social-media',
    category: 'Social Media',
    difficulty: 'Advanced',
    question: 'Which social media accounts have you used in the last five years?',
    answer: [
      'Cover, in this order:',
      '- The platforms that you listed on the DS-160, in a few words.',
      '- Whether the profiles are public, if your class is told to make them so.',
      '- A difference between profile and form, with one sentence that explains it.',
      'Avoid:',
      '- "None" when it is not true.',
      '- Passwords: nobody needs them from you.',
      'Documents: your own list of accounts with dates',
    ].join('\n'),
    tips: [
      'If you forgot an account, say so: an honest mistake is not wilful.',
      'Do not delete an account just before you apply.',
    ],
    feedback: FEEDBACK,
    assesses: {
      'F-1': 'A complete list, and public profiles as told since June 2025.',
      'H-1B':
        'A complete list, public profiles as told since 15 December 2025, and a job history that agrees with the petition.',
      'B-1/B-2': 'A complete list that agrees with your work and travel history.',
      'J-1': 'A complete list, and public profiles as told since June 2025.',
      'L-1': 'A complete list, and titles that agree with the petition.',
    },
    followUps: {
      'F-1': 'Is this profile public today?',
      'H-1B': 'Your profile names another employer. Since when do you work for this one?',
      'B-1/B-2': 'You wrote that you have no account. Is that right?',
      'J-1': 'Have you changed your profiles in the last month?',
      'L-1': 'Your profile gives another title. Which one is right?',
    },
  },
)

const tiesHomeCountry: Written<SimulatorQuestion> = dateBy(
  'posts',
  ['L1', 'L2', 'L6', 'V3', 'V9', 'T1', 'T2', 'T3'],
  {
    id: 'ties-home-country',
    category: 'Plans Afterwards',
    difficulty: 'Advanced',
    question: 'What brings you back to your country?',
    answer: [
      'Cover, in this order:',
      '- One tie that exists today: work, study, family, a business.',
      '- What would happen if you did not come back.',
      '- Your plan for the first year after your return.',
      'Avoid:',
      '- Property alone: say what you do with your life there.',
      '- A promise that nobody asked for.',
      'Note: H-1B and L-1 applicants are outside the presumption of section 214(b). Speak about the job.',
      'Documents: letter of your employer or school, papers of a business or of your family',
    ].join('\n'),
    tips: [
      'Students: your plan counts more than possessions that nobody expects of you.',
      'If you have asked for permanent residence, say so truthfully, in one sentence.',
    ],
    feedback: FEEDBACK,
    assesses: {
      'F-1':
        'Present intent to leave; students are understood to lack the ties of established adults.',
      'H-1B': 'Not ties: an earlier wish for permanent residence is no evidence against you.',
      'B-1/B-2': 'Ties that make a return likely: section 214(b) asks you to prove them.',
      'J-1': 'Use at home of what you learned, and the two-year rule where it applies.',
      'L-1': 'Not ties: an earlier wish for permanent residence is no evidence against you.',
    },
    followUps: {
      'F-1': 'Do you have relatives in the United States?',
      'H-1B': 'Has anybody filed for your permanent residence?',
      'B-1/B-2': 'Who stays at home while you travel?',
      'J-1': 'Where will you use what you learn?',
      'L-1': 'What will your post be when you come back?',
    },
  },
)

const whyUs: Written<SimulatorQuestion> = dateBy('posts', ['T1', 'T2', 'T3', 'T4', 'T5', 'T6'], {
  id: 'why-us',
  category: 'Choice of Place',
  difficulty: 'Intermediate',
  question: 'Why the United States, and not your own country or another one?',
  answer: [
    'Cover, in this order:',
    '- What is there and not at home: this teacher, laboratory, client, event or person.',
    '- How you found it, and what you compared it with.',
    '- What you will do with it afterwards.',
    'Avoid:',
    '- General praise of the country.',
    '- A reason that could be said of any place.',
    'Documents: letter of acceptance, description of the job or program, invitation',
  ].join('\n'),
  tips: [
    'Name one thing that only this place has.',
    'It is fine to say that you applied elsewhere too.',
  ],
  feedback: FEEDBACK,
  assesses: {
    'F-1': 'A choice that a genuine student would make, and could explain.',
    'H-1B': 'A real need of this employer for this work at this worksite.',
    'B-1/B-2': 'A visit with a reason for this place and this time.',
    'J-1': 'A program that fits what you have done and will do at home.',
    'L-1': 'A reason why this person is transferred: what you manage, or what you know.',
  },
  followUps: {
    'F-1': 'Which school was your second choice?',
    'H-1B': 'How did the employer find you, and who interviewed you?',
    'B-1/B-2': 'Why now?',
    'J-1': 'Why this host?',
    'L-1': 'How long would it take to train somebody there?',
  },
})

export const simulatorPath: Written<LearningPath> = {
  id: 'simulator',
  title: 'Interview Simulator',
  description: 'Six questions with outlines, what the officer assesses, and a follow-up per visa.',
  icon: 'messages-square',
  badge: 'Practice',
  modules: [
    simulatorModule(
      { id: 'basic-questions', title: 'Basic questions', estimatedTime: 25, page: 'posts' },
      [purpose, duration, financialSupport],
    ),
    simulatorModule(
      { id: 'advanced-questions', title: 'Advanced questions', estimatedTime: 30, page: 'posts' },
      [socialMedia, tiesHomeCountry, whyUs],
    ),
  ],
}
