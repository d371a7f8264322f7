import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForJ1: Written<PracticeQuestion>[] = [
  dateBy('exchange', ['V5', 'V1', 'V8', 'V10'], {
    id: 24,
    visaType: 'J-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'What does a J-1 trainee bring besides the DS-2019?',
    options: [
      "I-20, the school's certificate",
      'I-129S, the blanket petition',
      'DS-7002, the training plan',
      'I-797, the approval notice',
    ],
    correctAnswer: 2,
    reasons: [
      'The I-20 belongs to students in F-1.',
      'The I-129S belongs to L-1 applicants under a blanket petition.',
      'Right: trainees and interns bring the training plan.',
      'The I-797 belongs to classes with a petition, such as H-1B and L-1.',
    ],
    explanation:
      'Trainees and interns bring form DS-7002, the training plan, besides the DS-2019. Every J-1 applicant also shows proof of funding and the details of the sponsor.',
    aiInsight: 'Read your training plan as if you had to teach it.',
  }),
  dateBy('exchange', ['L6', 'L7'], {
    id: 25,
    visaType: 'J-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question: 'Which J-1 can be bound by the two-year home rule?',
    options: [
      'One who studied at a private university',
      'One whose program a government funded',
      'One who stayed for more than 12 months',
      'One who travelled with a J-2 dependant',
    ],
    correctAnswer: 1,
    reasons: [
      'The kind of university is not a ground of the rule.',
      'Right: funding by a government is one of the three grounds.',
      'The length of the stay is not a ground of the rule.',
      'A dependant is not a ground of the rule.',
    ],
    explanation:
      'INA 212(e) binds a J-1 whose program a government funded, whose skill is on the Exchange Visitor Skills List, or who had graduate medical training. The list was revised on 9 December 2024 and lost 37 countries. Waivers exist.',
    aiInsight: 'Check the note on your DS-2019, and ask your sponsor.',
  }),
  dateBy('sevisFee', ['M4'], {
    id: 26,
    visaType: 'J-1',
    category: 'Documents and Funds',
    difficulty: 'easy',
    question: 'Who pays the I-901 fee in a J-1 family?',
    options: [
      'The J-1 and each J-2 who is over 14',
      'The host, after the family has arrived',
      'Each person, as part of the visa fee',
      'The J-1 only: J-2 dependants do not pay',
    ],
    correctAnswer: 3,
    reasons: [
      'J-2 dependants do not pay, whatever their age.',
      'The fee is due before the interview, not after the arrival.',
      'The I-901 fee is a fee of its own, and not for each person.',
      'Right: one fee, for the exchange visitor.',
    ],
    explanation:
      'The fee is for the record of the exchange visitor, and the family comes under that record. It is another fee than the one for the visa, and it is due before the interview. The dated notice on fees has the amounts.',
    aiInsight: 'Bring the receipt.',
  }),
]
