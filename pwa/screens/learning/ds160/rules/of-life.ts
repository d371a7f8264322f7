import type { FormAnswers } from '#contracts/learning/form-step.ts'
import { isBefore } from '#pwa/screens/learning/ds160/days.ts'
import { dayOf, type Rule } from './rule.ts'

/** Makes a rule that one day must be before another day. */
function inOrder(id: string, earlier: string, later: string, words: string): Rule {
  return {
    id,
    fields: [later, earlier],
    words,
    isBroken: ({ answers }) => isBefore(dayOf(answers, later), dayOf(answers, earlier)),
  }
}

/** Checks whether the reader has filled in the family page. An empty page contradicts nothing. */
function isFamilyTold(answers: FormAnswers): boolean {
  return answers['has-us-relatives'] !== undefined
}

function isWorkTold(answers: FormAnswers): boolean {
  return answers['was-employed'] !== undefined
}

/** Rules about family, work and education. */
export const lifeRules: readonly Rule[] = [
  inOrder('father-younger', 'father-birth', 'birth-day', 'Your father was born after you.'),
  inOrder('mother-younger', 'mother-birth', 'birth-day', 'Your mother was born after you.'),
  inOrder('job-before-birth', 'birth-day', 'job-start', 'Your work began before you were born.'),
  inOrder(
    'school-before-birth',
    'birth-day',
    'school-start',
    'Your school began before you were born.',
  ),
  inOrder(
    'last-job-ends-first',
    'last-job-start',
    'last-job-end',
    'The job before ends before it begins.',
  ),
  inOrder('school-ends-first', 'school-start', 'school-end', 'The school ends before it begins.'),
  inOrder(
    'jobs-overlap',
    'last-job-end',
    'job-start',
    'The present job began before the last one ended. If both ran side by side, be ready to say so.',
  ),
  {
    id: 'spouse-of-a-single',
    fields: ['spouse', 'marital-status'],
    words: 'Your marital status says that you are single, but a spouse or partner is named.',
    isBroken: ({ answers }) =>
      answers['marital-status'] === 'Single' && answers['spouse'] !== undefined,
  },
  {
    id: 'married-without-a-spouse',
    fields: ['spouse', 'marital-status'],
    words: 'Your marital status says that you are married, but no spouse is named.',
    isBroken: ({ answers }) =>
      isFamilyTold(answers) &&
      answers['marital-status'] === 'Married' &&
      answers['spouse'] === undefined,
  },
  {
    id: 'divorced-without-a-spouse',
    fields: ['former-spouses', 'marital-status'],
    words: 'Your marital status says divorced, but no former spouse is named.',
    isBroken: ({ answers }) =>
      isFamilyTold(answers) &&
      answers['marital-status'] === 'Divorced' &&
      answers['former-spouses'] === undefined,
  },
  {
    id: 'contact-is-a-relative',
    fields: ['contact-relation', 'has-us-relatives'],
    words:
      'Your contact is a relative or your spouse, but you have no relatives in the United States.',
    isBroken: ({ answers }) =>
      ['Relative', 'Spouse'].includes(answers['contact-relation'] ?? '') &&
      answers['has-us-relatives'] === 'no',
  },
  {
    id: 'employed-without-an-employer',
    fields: ['employer', 'occupation'],
    words: 'You are employed or a student, but no employer or school is named.',
    isBroken: ({ answers }) =>
      isWorkTold(answers) &&
      ['Employed', 'Student'].includes(answers['occupation'] ?? '') &&
      answers['employer'] === undefined,
  },
  {
    id: 'employer-without-work',
    fields: ['occupation', 'employer', 'job-title'],
    words: 'You do not work, but a present employer is named.',
    isBroken: ({ answers }) =>
      ['Homemaker', 'Retired', 'Not employed'].includes(answers['occupation'] ?? '') &&
      (answers['employer'] !== undefined || answers['job-title'] !== undefined),
  },
  {
    id: 'pays-alone-without-income',
    fields: ['payer', 'occupation', 'income'],
    words:
      'You pay yourself, but have no work and name no income. Be ready to show where the money comes from.',
    isBroken: ({ answers }) =>
      isWorkTold(answers) &&
      answers['payer'] === 'Myself' &&
      ['Homemaker', 'Not employed', 'Student'].includes(answers['occupation'] ?? '') &&
      answers['income'] === undefined,
  },
  {
    id: 'payer-without-a-name',
    fields: ['payer-details', 'payer'],
    words: 'Somebody else pays, but nobody is named as the payer.',
    isBroken: ({ answers }) =>
      answers['payer'] !== undefined &&
      answers['payer'] !== 'Myself' &&
      answers['payer-details'] === undefined,
  },
]
