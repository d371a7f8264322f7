import type { FormAnswers } from '#contracts/learning/form-step.ts'
import { readDay } from '#pwa/screens/learning/ds160/days.ts'

export interface Compared {
  /** Of the open fields, and without empty ones. */
  answers: FormAnswers
  today: string
}

/** Two answers that do not go together. It says which, and never which of them is true. */
export interface Rule {
  id: string
  /** The fields that it reads, the first one first to be looked at. */
  fields: readonly string[]
  words: string
  isBroken: (compared: Compared) => boolean
}

export function dayOf(answers: FormAnswers, field: string): string | null {
  return readDay(answers[field] ?? '')
}

/** Names are compared without case, marks, and what is written behind a firm's name. */
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

/** Whether a list of several lines has this name in one of them. */
export function isNamedIn(name: string, list: string | undefined): boolean {
  const sought = bare(name)
  return (
    sought !== '' &&
    (list ?? '').split('\n').some((line) => ` ${bare(line)} `.includes(` ${sought} `))
  )
}
