import { type FormAnswers, NO } from '#contracts/learning/form-step.ts'
import { isSameMonth, toDays } from '#pwa/screens/learning/ds160/days.ts'
import { areDifferent, dayOf, isNamedIn, type Rule } from './rule.ts'
import type { RuleId } from './words.ts'

function differ(id: RuleId, onForm: string, elsewhere: string): Rule {
  return {
    id,
    fields: [onForm, elsewhere],
    isBroken: ({ answers }) => areDifferent(answers[onForm], answers[elsewhere]),
  }
}

function differByMonth(id: RuleId, onForm: string, elsewhere: string): Rule {
  return {
    id,
    fields: [onForm, elsewhere],
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
    isBroken: ({ answers }) => {
      const stay = plannedDays(answers)
      const leave = toDays(answers['leave-days'], 'Days')
      return stay !== null && leave !== null && stay > leave
    },
  },
  {
    id: 'stay-said-otherwise',
    fields: ['stay-length', 'said-length'],
    isBroken: ({ answers }) => {
      const stay = plannedDays(answers)
      const said = toDays(answers['said-length'], answers['said-unit'])
      return stay !== null && said !== null && stay !== said
    },
  },
  differ('payer-said-otherwise', 'payer', 'said-payer'),
  differ('school-said-otherwise', 'us-school', 'said-host'),
  differ('employer-said-otherwise', 'us-employer', 'said-host'),
  {
    id: 'refusal-said-otherwise',
    fields: ['refused', 'said-refused'],
    isBroken: ({ answers }) => {
      const both = [answers['refused'], answers['said-refused']]
      return both.includes('yes') && both.includes('no')
    },
  },
  differ('employer-of-cv', 'employer', 'cv-employer'),
  differ('title-of-cv', 'job-title', 'cv-title'),
  differByMonth('start-of-cv', 'job-start', 'cv-start'),
  differ('school-of-cv', 'school', 'cv-school'),
  differByMonth('school-end-of-cv', 'school-end', 'cv-school-end'),
  {
    id: 'profile-not-on-form',
    fields: ['social', 'has-social', 'cv-profiles'],
    isBroken: ({ answers }) => hasUnlistedProfile(answers),
  },
]
