import type { FormAnswers } from '#contracts/learning/form-step.ts'
import { isBefore } from '#pwa/screens/learning/ds160/days.ts'
import { dayOf, type Rule } from './rule.ts'
import type { RuleId } from './words.ts'

/** Makes a rule that one day must be before another day. */
function inOrder(id: RuleId, earlier: string, later: string): Rule {
  return {
    id,
    fields: [later, earlier],
    isBroken: ({ answers }) => isBefore(dayOf(answers, later), dayOf(answers, earlier)),
  }
}

/**
 * Checks whether the reader has filled in the family page. Without answers, the page contradicts
 * nothing.
 */
function isFamilyTold(answers: FormAnswers): boolean {
  return answers['has-us-relatives'] !== undefined
}

function isWorkTold(answers: FormAnswers): boolean {
  return answers['was-employed'] !== undefined
}

/** Rules about family, work and education. */
export const lifeRules: readonly Rule[] = [
  inOrder('father-younger', 'father-birth', 'birth-day'),
  inOrder('mother-younger', 'mother-birth', 'birth-day'),
  inOrder('job-before-birth', 'birth-day', 'job-start'),
  inOrder('school-before-birth', 'birth-day', 'school-start'),
  inOrder('last-job-ends-first', 'last-job-start', 'last-job-end'),
  inOrder('school-ends-first', 'school-start', 'school-end'),
  inOrder('jobs-overlap', 'last-job-end', 'job-start'),
  {
    id: 'spouse-of-a-single',
    fields: ['spouse', 'marital-status'],
    isBroken: ({ answers }) =>
      answers['marital-status'] === 'Single' && answers['spouse'] !== undefined,
  },
  {
    id: 'married-without-a-spouse',
    fields: ['spouse', 'marital-status'],
    isBroken: ({ answers }) =>
      isFamilyTold(answers) &&
      answers['marital-status'] === 'Married' &&
      answers['spouse'] === undefined,
  },
  {
    id: 'divorced-without-a-spouse',
    fields: ['former-spouses', 'marital-status'],
    isBroken: ({ answers }) =>
      isFamilyTold(answers) &&
      answers['marital-status'] === 'Divorced' &&
      answers['former-spouses'] === undefined,
  },
  {
    id: 'contact-is-a-relative',
    fields: ['contact-relation', 'has-us-relatives'],
    isBroken: ({ answers }) =>
      ['Relative', 'Spouse'].includes(answers['contact-relation'] ?? '') &&
      answers['has-us-relatives'] === 'no',
  },
  {
    id: 'employed-without-an-employer',
    fields: ['employer', 'occupation'],
    isBroken: ({ answers }) =>
      isWorkTold(answers) &&
      ['Employed', 'Student'].includes(answers['occupation'] ?? '') &&
      answers['employer'] === undefined,
  },
  {
    id: 'employer-without-work',
    fields: ['occupation', 'employer', 'job-title'],
    isBroken: ({ answers }) =>
      ['Homemaker', 'Retired', 'Not employed'].includes(answers['occupation'] ?? '') &&
      (answers['employer'] !== undefined || answers['job-title'] !== undefined),
  },
  {
    id: 'pays-alone-without-income',
    fields: ['payer', 'occupation', 'income'],
    isBroken: ({ answers }) =>
      isWorkTold(answers) &&
      answers['payer'] === 'Myself' &&
      ['Homemaker', 'Not employed', 'Student'].includes(answers['occupation'] ?? '') &&
      answers['income'] === undefined,
  },
  {
    id: 'payer-without-a-name',
    fields: ['payer-details', 'payer'],
    isBroken: ({ answers }) =>
      answers['payer'] !== undefined &&
      answers['payer'] !== 'Myself' &&
      answers['payer-details'] === undefined,
  },
]
