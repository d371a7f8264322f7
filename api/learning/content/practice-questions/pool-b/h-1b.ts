import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForH1B: Written<PracticeQuestion>[] = [
  dateBy('waivers', ['W1'], {
    id: 46,
    visaType: 'H-1B',
    category: 'Interview Day',
    difficulty: 'easy',
    question:
      'Your H-1B visa expired a few months ago, and you want a new one. Can you skip the interview?',
    options: [
      'Yes, if the visa expired under a year ago',
      'Yes, if the employer is still the same',
      'Do not count on it: H-1B has to appear',
      'Yes, if you were an adult at first issue',
    ],
    correctAnswer: 2,
    reasons: [
      'That limit is for the renewal of visitor visas, not for H-1B.',
      'The employer makes no difference here.',
      'Right: renewals of H-1B, L-1, F-1 and J-1 are not waivable.',
      'The age at issue matters for visitor visas, not for H-1B.',
    ],
    explanation:
      'A short time since expiry helps only a class that can be waived at all. From 2 September 2025 interview waivers largely ended, and H-1B is not among what is left, nor are L-1, F-1 and J-1. A law firm reports it.',
    aiInsight: 'Book the interview before you book the trip.',
  }),
  dateBy('posts', ['V9', 'L1', 'V8', 'T4'], {
    id: 47,
    visaType: 'H-1B',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question: 'Which of these is an H-1B applicant not asked to prove, unlike a visitor?',
    options: [
      'Ties to their home country',
      'A degree that fits the post',
      'A petition with approval',
      'Duties, title and salary',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: H-1B and L applicants are not asked for them, unlike other workers.',
      'The degree is among the papers to bring.',
      'The receipt number of the petition is what you have to give.',
      'Role, duties and salary are usual themes.',
    ],
    explanation:
      'Ties to home answer the presumption of section 214(b), and H-1B is outside it. So there is nothing that they would have to answer. The US embassy in Bamako asks H-1B and L applicants for none; your post may differ.',
    aiInsight: 'Use the time for the job, the employer and the petition.',
  }),
  dateBy('uscis', ['P4', 'T4'], {
    id: 48,
    visaType: 'H-1B',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'How does the selection under the H-1B cap work from 27 February 2026?',
    options: [
      'The first employers to register come first',
      'The largest employers get the most entries',
      'The oldest registrations get another chance',
      'The higher wage levels get more entries',
    ],
    correctAnswer: 3,
    reasons: [
      'The weight does not come from the day of registration.',
      'The weight does not come from the size of the employer.',
      'The weight does not come from an earlier registration.',
      'Right: level I counts one entry, level IV four.',
    ],
    explanation:
      'From 27 February 2026 the selection under the cap is weighted by wage level: level I counts one entry, level IV four. The rule is 90 FR 60864. Salary and details of the petition are usual themes of the interview.',
    aiInsight: 'Ask the employer which level the petition names, and why.',
  }),
  dateBy('uscis', ['V8'], {
    id: 49,
    visaType: 'H-1B',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question:
      'Your H-1B folder holds the petition, a support letter and your degree. Which further copy belongs in it?',
    options: [
      'The bank statement of your family',
      'The labor condition application',
      'The invitation of the end client',
      'The letter of your last employer',
    ],
    correctAnswer: 1,
    reasons: [
      'Your employer pays you: family funds are for other classes.',
      'Right: it is on the list, with petition, support letter and degree.',
      'A client may write a letter, but it is not on this list.',
      'Earlier work may be asked about, but this letter is not on the list.',
    ],
    explanation:
      'The petition says what the job is, the labor condition application what it pays and where, and the degree that you fit it. With the support letter they answer most questions. The list follows the pages of two US embassies; your post may differ.',
    aiInsight: 'Ask the employer for the copies that were filed.',
  }),
]
