import { type FormAnswers, type FormStep, isFieldOpen, NO } from '#contracts/learning/form-step.ts'
import { findLengths } from '#pwa/screens/learning/ds160/days.ts'
import { isEmpty, openAnswers } from '#pwa/screens/learning/ds160/worksheet.ts'
import { documentRules } from './of-documents.ts'
import { interviewRules, plannedDays } from './of-interview.ts'
import { lifeRules } from './of-life.ts'
import type { Compared } from './rule.ts'
import { words } from './words.ts'

export const RULES = [...documentRules, ...lifeRules, ...interviewRules].map((rule) => ({
  ...rule,
  words: words.rules[rule.id],
}))

export interface Contradiction {
  id: string
  words: string
  /** The fields that the reader should check. The most likely mistake is in the first field. */
  fields: readonly string[]
}

interface Worksheet {
  /** The steps of the form for the reader's class. */
  steps: readonly FormStep[]
  answers: FormAnswers
  /** The reader's answers in the interview simulator about the length of the stay. */
  saidOnLength: readonly string[]
  today: string
}

/** Finds contradictions within the form, and between the form, the interview and the CV. */
export function findContradictions(worksheet: Worksheet): Contradiction[] {
  const { steps, today } = worksheet
  const answers = openAnswers(steps, worksheet.answers)
  const compared: Compared = { answers, today }
  const broken = RULES.filter(({ isBroken }) => isBroken(compared))
  return [
    ...broken.map(({ id, words: finding, fields }) => ({ id, words: finding, fields })),
    ...findAnswersBehindNo(worksheet),
    ...findOtherLengths(answers, worksheet.saidOnLength),
  ]
}

/**
 * Finds answers in fields that are closed because of an earlier answer "no". Such an answer
 * contradicts the "no".
 */
function findAnswersBehindNo({ steps, answers }: Worksheet): Contradiction[] {
  const fields = steps.flatMap((step) => step.fields)
  return fields
    .filter(({ id, when }) => when && answers[when.field] === NO && !isEmpty(answers[id]))
    .filter((field) => !isFieldOpen(field, answers))
    .map(({ id, label, when }) => ({
      id: `behind-no-${id}`,
      words: words.behindNo(label),
      fields: [when?.field ?? id],
    }))
}

function findOtherLengths(answers: FormAnswers, said: readonly string[]): Contradiction[] {
  const planned = plannedDays(answers)
  const lengths = said.flatMap(findLengths)
  if (planned === null || lengths.length === 0) return []
  if (lengths.some(({ days }) => days === planned)) return []
  const quoted = lengths.map((length) => words.quoted(length.words)).join(', ')
  return [
    {
      id: 'stay-in-simulator',
      words: words.otherLengths(quoted),
      fields: ['stay-length'],
    },
  ]
}
