import type { PracticeQuestion } from '#contracts/learning/learning.ts'
import { dateBy, type Written } from '#api/learning/content/dating.ts'

export const questionsForL1: Written<PracticeQuestion>[] = [
  dateBy('transferees', ['V10', 'V11'], {
    id: 27,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'Who can use an L-1 blanket petition?',
    options: [
      'Managers, executives, specialized-knowledge professionals',
      'Any employee with one year at the company abroad',
      'Any employee whose post the United States office pays for',
      'Managers only, for a stay of at most one year',
    ],
    correctAnswer: 0,
    reasons: [
      'Right: these three groups, with form I-129S and the blanket approval.',
      'One year abroad is needed too, but the kind of job decides about the blanket.',
      'Who pays for the post does not decide: the kind of job does.',
      'Executives and specialized-knowledge professionals can use it too.',
    ],
    explanation:
      'Only managers, executives and specialized-knowledge professionals can use a blanket petition. They bring form I-129S with the blanket approval, and the officer decides at the interview.',
    aiInsight: 'The officer decides during the interview: know both papers.',
  }),
  dateBy('transferees', ['V11'], {
    id: 28,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'medium',
    question: 'How long must an L-1 applicant have worked abroad for the company?',
    options: [
      'Two continuous years in the last five',
      'Six months in total in the last year',
      'One continuous year in the last three',
      'Three years in total, at any time',
    ],
    correctAnswer: 2,
    reasons: [
      'One year is enough, and it must lie within the last three.',
      'Six months are too short: the rule asks for one continuous year.',
      'Right: one continuous year in the last three, with a qualifying entity.',
      'The year must be continuous and recent.',
    ],
    explanation:
      'L-1 moves people who already work for the company, so the year has to be recent and in one piece. It counts with a qualifying entity only. A longer time that lies further back, or that was broken, does not make up for it.',
    aiInsight: 'Have dates ready, month by month.',
  }),
  dateBy('transferees', ['L1', 'V9'], {
    id: 29,
    visaType: 'L-1',
    category: 'Law and Refusals',
    difficulty: 'hard',
    question: 'Who is outside the presumption of immigrant intent?',
    options: ['An F-1 applicant', 'An L-1 applicant', 'A J-1 applicant', 'A B-2 applicant'],
    correctAnswer: 1,
    reasons: [
      'The presumption applies to F-1.',
      'Right: section 214(b) leaves out L, V and H-1B.',
      'The presumption applies to J-1.',
      'The presumption applies to B-2.',
    ],
    explanation:
      'Section 214(b) presumes every applicant to be an immigrant, except L, V and H-1B (not H-1B1). The US embassy in Bamako adds that H-1B and L applicants are not asked to prove ties to home. Your post may differ. No report exempts L-1 from the two questions on harm and fear: see the dated notice.',
    aiInsight: 'Prepare the job and the two companies, not ties to home.',
  }),
  dateBy('transferees', ['T5', 'T6', 'V11'], {
    id: 30,
    visaType: 'L-1',
    category: 'Eligibility',
    difficulty: 'hard',
    question: 'L-1A or L-1B: what decides?',
    options: [
      'L-1A: over five years of service. L-1B: under five years',
      'L-1A: a large company. L-1B: a new office',
      'L-1A: with family. L-1B: without family',
      'L-1A: mainly managing. L-1B: specialized knowledge',
    ],
    correctAnswer: 3,
    reasons: [
      'Years of service do not decide: the kind of work does.',
      'The size of the company does not decide: the kind of work does.',
      'Family does not decide: the kind of work does.',
      'Right: managers and executives are L-1A, specialized knowledge is L-1B.',
    ],
    explanation:
      'L-1A is for work that is primarily managerial or executive, L-1B for specialized knowledge. L-1A lasts at most 7 years, L-1B at most 5.',
    aiInsight: 'Say what you decide, or what only you know.',
  }),
]
