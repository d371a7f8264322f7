import type { FormAnswers } from '#contracts/learning/form-step.ts'
import { readDay } from '#pwa/screens/learning/ds160/days.ts'
import type { RuleId } from './words.ts'

export interface Compared {
  /** The answers in the fields that apply now. Empty answers are left out. */
  answers: FormAnswers
  today: string
}

/**
 * A rule finds two answers that contradict each other. It never says which answer is true. The
 * words contain a sentence for each rule, by the rule's id.
 */
export interface Rule {
  id: RuleId
  /** The reader should check the first field first. */
  fields: readonly string[]
  isBroken: (compared: Compared) => boolean
}

export function dayOf(answers: FormAnswers, field: string): string | null {
  return readDay(answers[field] ?? '')
}

/**
 * Checks whether two names are different. Ignores upper and lower case, accents, punctuation, and the legal
 * form of a company.
 */
export function areDifferent(one: string | undefined, other: string | undefined): boolean {
  if (one === undefined || other === undefined) return false
  return bare(one) !== bare(other)
}

const FORMS = /\b(incorporated|inc|limited|ltd|llc|plc|gmbh|corporation|corp|company|co)\b/g

function bare(name: string): string {
  const plain = name.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase()
  const words = plain.replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
  return words.replaceAll(FORMS, ' ').replaceAll(/\s+/g, ' ').replace(/^the /, '').trim()
}

/** Checks whether a line of the list contains this name. */
export function isNamedIn(name: string, list: string | undefined): boolean {
  const sought = bare(name)
  return (
    sought !== '' &&
    (list ?? '').split('\n').some((line) => ` ${bare(line)} `.includes(` ${sought} `))
  )
}
