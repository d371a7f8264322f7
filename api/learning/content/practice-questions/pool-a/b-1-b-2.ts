import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForB1B2: Written<PracticeQuestion>[] = [
  dateBy('posts', ['V7'], {
    id: 20,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'easy',
    question: 'Which activity is not allowed on B-1/B-2?',
    options: [
      'A short course without credit',
      'Receiving medical treatment',
      'Study for academic credit',
      'Negotiating a contract',
    ],
    correctAnswer: 2,
    reasons: [
      'A short course without credit is allowed on B-2.',
      'Medical care is allowed on B-2.',
      'Right: study for credit is not allowed on B-1/B-2.',
      'Negotiating a contract is allowed on B-1.',
    ],
    explanation:
      'B-1 allows consulting associates, attending conferences, settling an estate and negotiating contracts. B-2 allows tourism, family visits, medical care, unpaid amateur events and short courses without credit. Study for credit, employment, paid performance and work for foreign press are not allowed.',
    aiInsight: 'State your true purpose in one sentence.',
  }),
  dateBy('posts', ['L1', 'V6'], {
    id: 21,
    visaType: 'B-1/B-2',
    category: 'Law and Refusals',
    difficulty: 'medium',
    question: 'What does the law presume about a visitor?',
    options: [
      'A genuine visitor until the officer finds a contradiction',
      'An immigrant until the officer is satisfied otherwise',
      'A genuine visitor once the form and the fee are complete',
      'An immigrant only after an earlier refusal of a visa',
    ],
    correctAnswer: 1,
    reasons: [
      'The presumption goes the other way: the applicant has to satisfy the officer.',
      'Right: that is section 214(b), and it applies to every visitor.',
      'The form and the fee do not end the presumption: only the officer can be satisfied.',
      'The presumption applies to everyone, also at the first application.',
    ],
    explanation:
      'Section 214(b) presumes every visitor to be an immigrant until the officer is satisfied otherwise. The applicant shows a temporary purpose and the intent to leave.',
    aiInsight: 'Show what brings you back.',
  }),
  dateBy('posts', ['V6'], {
    id: 22,
    visaType: 'B-1/B-2',
    category: 'Documents and Funds',
    difficulty: 'medium',
    question: 'Which document list is enough for B-1/B-2?',
    options: [
      'Bank statement, title deed and employer letter, always',
      "An invitation letter with the host's tax return",
      'A paid return ticket and a paid hotel booking',
      'No fixed list: show purpose, means, intent to leave',
    ],
    correctAnswer: 3,
    reasons: [
      'Circumstances vary, so no set of three papers is always enough.',
      'A supporter may pay, but the officer also looks at your purpose and your intent to leave.',
      'Bookings show a plan: they do not show what brings you back.',
      'Right: circumstances vary, so there is no fixed list.',
    ],
    explanation:
      'An archived page of the US embassy in Nairobi asks for evidence of purpose, means to pay and intent to leave. Circumstances vary, so it names no fixed list. A supporter may cover the cost. Your post may differ.',
    aiInsight: 'Bring the papers that prove what you will say, and no others.',
  }),
  dateBy('waivers', ['W2', 'W3', 'W1'], {
    id: 23,
    visaType: 'B-1/B-2',
    category: 'Eligibility',
    difficulty: 'hard',
    question: 'Under the update of 1 October 2025, which B renewal could skip the interview?',
    options: [
      'Full-validity, expired under 12 months, issued at 18 or over',
      'Any B visa that expired under 48 months ago, at any age',
      'Any renewal by an applicant who is under 14 or over 79',
      'Any B visa whose holder never stayed in the US over six months',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: full validity, within 12 months of expiry, and 18 or older when it was issued.',
      'The update says 12 months, and it sets an age.',
      'Since 2 September 2025 applicants under 14 and over 79 generally appear too.',
      'The length of earlier stays is not one of the conditions.',
    ],
    explanation:
      'The update covers a full-validity B-1/B-2 within 12 months of expiry, if the holder was 18 or older when it was issued. The applicant is a national or lives there, and no refusal is unresolved. The officer may still call anyone in. A law firm and the press report it. Sources differ on a visa that is still valid.',
    aiInsight: 'Plan for an interview, even if you may qualify for a waiver.',
  }),
]
