import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const furtherQuestionsForH1B: Written<PracticeQuestion>[] = [
  dateBy('uscis', ['HB7', 'FE1', 'HB11'], {
    id: 1117,
    visaType: 'H-1B',
    category: 'Documents and Funds',
    difficulty: 'hard',
    question: 'How much is the 9-11 fee on an H-1B petition of an employer who owes it?',
    options: ['$4,000', '$4,500', '{FE1.H}', '$215'],
    correctAnswer: 0,
    reasons: [
      'Right: it is due on extensions too.',
      'That is the amount for L-1.',
      'That is the application fee of the worker.',
      'That is the registration for the cap.',
    ],
    explanation:
      'The 9-11 fee is $4,000 for H-1B and $4,500 for L-1. Employers of the 50/50 kind owe it, to 30 September 2027.',
    aiInsight: 'The fee is a matter of the employer.',
  }),
  dateBy('fees', ['FE1', 'HB11'], {
    id: 1118,
    visaType: 'H-1B',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'Your employer paid for the registration under the cap. What is still due for the visa itself?',
    options: [
      'Nothing, as the registration has it in it',
      'The application fee of {FE1.H}',
      'Another $215, at the window',
      'The fee for SEVIS',
    ],
    correctAnswer: 1,
    reasons: [
      'The registration is another payment.',
      'Right: it is paid for each application.',
      'That is the registration, and it is done.',
      'SEVIS is for students and exchange visitors.',
    ],
    explanation:
      'The application fee is {FE1.H} for H, L, O, P, Q and R. Registration for the cap costs the employer $215.',
    aiInsight: 'Agree with the employer on who pays for the visa.',
  }),
  dateBy('onlinePresence', ['S6', 'S5'], {
    id: 1119,
    visaType: 'H-1B',
    category: 'Social Media',
    difficulty: 'hard',
    question:
      'In December 2025 some posts moved interviews of H-1B workers. What came just before that?',
    options: [
      'The cap of that year had been reached',
      'The interview waivers had ended',
      'The instruction on public profiles had reached them',
      'The application fee had changed',
    ],
    correctAnswer: 2,
    reasons: [
      'The cap does not move interviews.',
      'They had ended months before.',
      'Right: posts then needed more time.',
      'No such change is known for that month.',
    ],
    explanation:
      'The review of profiles extended to H-1B and H-4 applicants on 15 December 2025. Some posts then moved interviews, as needed.',
    aiInsight: 'Watch your mail until the day itself.',
  }),
  dateBy('onlinePresence', ['S5', 'S3', 'W1'], {
    id: 1120,
    visaType: 'H-1B',
    category: 'Social Media',
    difficulty: 'hard',
    question: 'From which day was the review of profiles in force for H-1B and H-4?',
    options: ['18 June 2025', '2 September 2025', '3 December 2025', '15 December 2025'],
    correctAnswer: 3,
    reasons: [
      'That was the day for F, M and J.',
      'On that day most waivers ended.',
      'That was the announcement.',
      'Right: it had been announced some days before.',
    ],
    explanation:
      'The instruction was announced on 3 December 2025. It was in force on 15 December 2025.',
    aiInsight: 'An announcement and its first day are two dates.',
  }),
  dateBy('uscis', ['T4'], {
    id: 1121,
    visaType: 'H-1B',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'What is an H-1B worker most likely to be asked about the degree?',
    options: [
      'How it fits the job',
      'How much it has cost',
      'Why it was not taken in the US',
      'Which rank it had in the year',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: degree and job belong to the usual themes.',
      'Its cost is not among the themes.',
      'The place is not among the themes.',
      'Ranks are not among the themes.',
    ],
    explanation:
      'Themes for H-1B: employer and product, role, duties, worksite and end client, salary, degree and job, earlier US status, details of the petition.',
    aiInsight: 'Name one course that you use at work.',
  }),
  dateBy('uscis', ['T4'], {
    id: 1122,
    visaType: 'H-1B',
    category: 'Interview Day',
    difficulty: 'medium',
    question:
      'Your firm has not told you yet for which client you will work. What is the best step before the interview?',
    options: [
      'Name the client of a colleague',
      'Ask the firm until you know it',
      'Plan to say that clients are a secret',
      'Wait, as the officer has it in the petition',
    ],
    correctAnswer: 1,
    reasons: [
      'That would be his case and not yours.',
      'Right: the end client is a usual theme.',
      'That leaves a usual question open.',
      'The officer asks you to hear it from you.',
    ],
    explanation:
      'Role, duties, worksite and end client are usual themes for H-1B. So are the details of the petition.',
    aiInsight: 'Read the petition before you travel.',
  }),
  dateBy('uscis', ['L2'], {
    id: 1123,
    visaType: 'H-1B',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question:
      'You apply for H-1B, your brother as a visitor. Both of you once asked for permanent residence. For whom can that count?',
    options: [
      'For both of you',
      'For you, since you want to work there',
      'For your brother',
      'For neither of you',
    ],
    correctAnswer: 2,
    reasons: [
      'An H-1B applicant is protected by law.',
      'The law says the opposite.',
      'Right: F, J and B applicants have no such protection.',
      'One of you has no protection.',
    ],
    explanation:
      'Having sought permanent residence is not evidence against an H-1B, L or V applicant. F, J and B applicants have no such protection.',
    aiInsight: 'Two people of one family can have two rules.',
  }),
  dateBy('uscis', ['P4', 'HB11'], {
    id: 1124,
    visaType: 'H-1B',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'Your employer has registered you for the H-1B cap. What have you got by that?',
    options: [
      'A place under the cap',
      'An approved petition',
      'A date for an interview',
      'A chance in the selection',
    ],
    correctAnswer: 3,
    reasons: [
      'Places are given by selection.',
      'A petition comes after the selection.',
      'An interview comes much later.',
      'Right: a wage level then gives it its weight.',
    ],
    explanation:
      'Registration costs the employer $215. The selection is weighted: level I counts one entry, level IV four.',
    aiInsight: 'Ask which wage level stands in the registration.',
  }),
  dateBy('onlinePresence', ['S9', 'S5'], {
    id: 1125,
    visaType: 'H-1B',
    category: 'Social Media',
    difficulty: 'medium',
    question: 'You apply for H-1B and have never had an account anywhere. What follows from that?',
    options: [
      'It is no violation',
      'You open one before the interview',
      'You get a 221(g) slip in any case',
      'You bring a letter in which the employer confirms it',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: there is nothing to set to public.',
      'Nobody asks you to open one.',
      'No source says so.',
      'No such letter is asked for.',
    ],
    explanation:
      'H-1B and H-4 applicants set profiles to public. Having no account is not a violation.',
    aiInsight: 'Say on the form what is true.',
  }),
  dateBy('transferees', ['NW7', 'HB11'], {
    id: 1126,
    visaType: 'H-1B',
    category: 'Eligibility',
    difficulty: 'hard',
    question:
      'A researcher was not selected under the H-1B cap. She looks at O-1. What is different there?',
    options: [
      'No petition is needed',
      'There is no lottery',
      'Section 214(b) does not reach her',
      'The employer has no part in it',
    ],
    correctAnswer: 1,
    reasons: [
      'An approved I-129 is needed there too.',
      'Right: an approved I-129 is what counts.',
      'Posts may refuse O-1 under it.',
      'It begins with a petition all the same.',
    ],
    explanation:
      'O-1 takes an approved I-129 and has no lottery. Posts may still refuse under section 214(b).',
    aiInsight: 'Ask a lawyer which class fits your record.',
  }),
  dateBy('fees', ['FE1'], {
    id: 1127,
    visaType: 'H-1B',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'Your wife comes along in H-4. How much is the application fee for her?',
    options: [
      'Nothing, as yours is for the two of you',
      '{FE1.B}, like a visitor',
      '{FE1.H}, the same as yours',
      'Half of yours',
    ],
    correctAnswer: 2,
    reasons: [
      'A fee is paid for one application.',
      'Her class belongs to the H group.',
      'Right: it is the fee for all of H.',
      'No half fee exists.',
    ],
    explanation: 'The fee is {FE1.H} for H, L, O, P, Q and R. H-4 is one of the H classes.',
    aiInsight: 'Count the people, then the fees.',
  }),
  dateBy('posts', ['I6', 'T4'], {
    id: 1128,
    visaType: 'H-1B',
    category: 'Interview Day',
    difficulty: 'easy',
    question: 'The officer asks what you will do all day. Which answer fits?',
    options: [
      'Your job title, and nothing else',
      'A page of the petition, read out',
      'The history of the firm, from its first year',
      'Two plain sentences on your duties',
    ],
    correctAnswer: 3,
    reasons: [
      'A title does not tell duties.',
      'Speak for yourself.',
      'The question was about you.',
      'Right: keep it short and in your own words.',
    ],
    explanation:
      'Speak for yourself and keep answers short. Role and duties are usual themes for H-1B.',
    aiInsight: 'Tell it to a neighbour first, who knows nothing of it.',
  }),
]
