import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForH1B: Written<PracticeQuestion>[] = [
  dateBy('uscis', ['L2'], {
    id: 16,
    visaType: 'H-1B',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question: 'You have asked for permanent residence. What does the law say for an H-1B?',
    options: [
      'It proves immigrant intent and means a refusal',
      'It must be withdrawn before the interview',
      'It is not evidence against your application',
      'It is allowed only after six years in H-1B',
    ],
    correctAnswer: 2,
    reasons: [
      'For H-1B the law says the opposite: it is not evidence against you.',
      'The law asks nobody to withdraw it.',
      'Right: 8 USC 1184(h) protects H-1B, L and V applicants.',
      'The law sets no such waiting time.',
    ],
    explanation:
      'Having sought permanent residence is not evidence against an H-1B, L or V applicant. This is called dual intent. F, J and B applicants have no such protection.',
    aiInsight: 'Answer truthfully and in one sentence.',
  }),
  dateBy('posts', ['V8'], {
    id: 17,
    visaType: 'H-1B',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'Which item leads the officer to your approved petition?',
    options: [
      'The MRV fee receipt number',
      'The I-129 receipt number',
      'The LCA wage level number',
      "The employer's tax number",
    ],
    correctAnswer: 1,
    reasons: [
      'The fee receipt shows that you paid: it does not name the petition.',
      'Right: the receipt number of the approved I-129 petition.',
      'A wage level describes the job: it does not name the petition.',
      'A tax number names the employer: it does not name the petition.',
    ],
    explanation:
      'The officer finds the approved petition by the receipt number of the I-129. The US embassy in Bamako no longer asks for the I-797, the one in Tashkent still asks for I-129 or I-797. Your post may differ: bring a copy anyway.',
    aiInsight: 'Know your petition as your employer filed it.',
  }),
  dateBy('onlinePresence', ['S5', 'T4'], {
    id: 18,
    visaType: 'H-1B',
    category: 'Social Media',
    difficulty: 'easy',
    question: 'Who was added to the public-profile instruction on 15 December 2025?',
    options: [
      'B-1 and B-2 applicants',
      'L-1 and L-2 applicants',
      'E-2 and O-1 applicants',
      'H-1B and H-4 applicants',
    ],
    correctAnswer: 3,
    reasons: [
      'The instruction of December 2025 did not name visitors.',
      'The instruction of December 2025 did not name L classes.',
      'The instruction of December 2025 did not name E-2 or O-1.',
      'Right: H-1B workers and their H-4 dependants.',
    ],
    explanation:
      'The State Department announced on 3 December 2025 that the review of online presence extends to H-1B and H-4. It was in force on 15 December 2025. A law firm reports it. More classes have been named since: see the dated notice on online presence.',
    aiInsight: 'Your online job history should match the petition.',
  }),
  dateBy('uscis', ['L4', 'L5'], {
    id: 19,
    visaType: 'H-1B',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question: 'USCIS approved the petition. Can the officer still refuse?',
    options: [
      "Yes, if the petition's facts are in doubt",
      'No, the approval by USCIS settles it',
      'No, unless the MRV fee was paid late',
      'Only if you have changed your employer',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: approval of the petition is not a visa.',
      'Approval by USCIS is not a visa: the officer decides on that.',
      'The reason is a doubt about the facts or a missing paper, not the day of a payment.',
      'A doubt about the facts of the petition is enough, also with the same employer.',
    ],
    explanation:
      'Approval by USCIS is not a visa. The officer can refuse, for example when the facts of the petition are in doubt, or under section 221(g) when something is missing.',
    aiInsight: 'Describe duties, worksite and salary in your own words.',
  }),
]
