import { type FormAnswers, NO } from '#contracts/learning/form-step.ts'
import { isSameMonth, toDays } from '#pwa/screens/learning/ds160/days.ts'
import { areDifferent, dayOf, isNamedIn, type Rule } from './rule.ts'

function differ(id: string, onForm: string, elsewhere: string, words: string): Rule {
  return {
    id,
    fields: [onForm, elsewhere],
    words,
    isBroken: ({ answers }) => areDifferent(answers[onForm], answers[elsewhere]),
  }
}

function differByMonth(id: string, onForm: string, elsewhere: string, words: string): Rule {
  return {
    id,
    fields: [onForm, elsewhere],
    words,
    isBroken: ({ answers }) => {
      const one = dayOf(answers, onForm)
      const other = dayOf(answers, elsewhere)
      return one !== null && other !== null && !isSameMonth(one, other)
    },
  }
}

export function plannedDays(answers: FormAnswers): number | null {
  return toDays(answers['stay-length'], answers['stay-unit'])
}

function hasUnlistedProfile({ 'cv-profiles': profiles, ...form }: FormAnswers): boolean {
  if (form['has-social'] !== NO && form['social'] === undefined) return false
  const named = (profiles ?? '').split('\n').filter((line) => line.trim() !== '')
  return named.some((line) => !isNamedIn(identifierOf(line), form['social']))
}

/** Returns the name at the end of `LinkedIn: traveller-one` or `linkedin.com/in/traveller-one`. */
function identifierOf(line: string): string {
  return (
    line
      .trim()
      .split(/[\s:/@]+/)
      .findLast((part) => part !== '') ?? ''
  )
}

/** Rules that compare the form with the interview and the CV. */
export const interviewRules: readonly Rule[] = [
  {
    id: 'stay-beyond-leave',
    fields: ['stay-length', 'leave-days'],
    words:
      'Your stay is longer than your leave. Say what happens with your work, or plan a shorter stay.',
    isBroken: ({ answers }) => {
      const stay = plannedDays(answers)
      const leave = toDays(answers['leave-days'], 'Days')
      return stay !== null && leave !== null && stay > leave
    },
  },
  {
    id: 'stay-said-otherwise',
    fields: ['stay-length', 'said-length'],
    words: 'The length of your stay on the form is another than the one for the interview.',
    isBroken: ({ answers }) => {
      const stay = plannedDays(answers)
      const said = toDays(answers['said-length'], answers['said-unit'])
      return stay !== null && said !== null && stay !== said
    },
  },
  differ(
    'payer-said-otherwise',
    'payer',
    'said-payer',
    'The payer on the form is another than the one for the interview.',
  ),
  differ(
    'school-said-otherwise',
    'us-school',
    'said-host',
    'The school or program on the form has another name than in your interview.',
  ),
  differ(
    'employer-said-otherwise',
    'us-employer',
    'said-host',
    'The US employer on the form has another name than in your interview.',
  ),
  {
    id: 'refusal-said-otherwise',
    fields: ['refused', 'said-refused'],
    words: 'The form and the interview differ on whether you were ever refused. The record knows.',
    isBroken: ({ answers }) => {
      const both = [answers['refused'], answers['said-refused']]
      return both.includes('yes') && both.includes('no')
    },
  },
  differ('employer-of-cv', 'employer', 'cv-employer', 'The CV names another present employer.'),
  differ('title-of-cv', 'job-title', 'cv-title', 'The CV names another job title.'),
  differByMonth(
    'start-of-cv',
    'job-start',
    'cv-start',
    'The CV has another start of the present job.',
  ),
  differ('school-of-cv', 'school', 'cv-school', 'The CV names another last school.'),
  differByMonth(
    'school-end-of-cv',
    'school-end',
    'cv-school-end',
    'The CV has another end of the last school.',
  ),
  {
    id: 'profile-not-on-form',
    fields: ['social', 'has-social', 'cv-profiles'],
    words: 'The CV names a profile that is not among the social media identifiers.',
    isBroken: ({ answers }) => hasUnlistedProfile(answers),
  },
]
