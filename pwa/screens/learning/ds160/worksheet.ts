import {
  type FormAnswers,
  type FormField,
  type FormStep,
  isFieldOpen,
  UNSURE,
} from '#contracts/learning/form-step.ts'
import { checkField } from './check-field.ts'

export function isEmpty(answer: string | undefined): boolean {
  return (answer ?? '').trim() === ''
}

/**
 * Returns the fields to fill in now. Leaves out fields whose answer is never stored, and fields
 * that do not apply because of another answer.
 */
export function openFields({ fields }: FormStep, answers: FormAnswers): FormField[] {
  return fields.filter((field) => field.type !== 'paper' && isFieldOpen(field, answers))
}

/**
 * Returns the answers in the fields that apply now (`openFields`). The device also stores answers
 * in other fields, but only the search for contradictions uses them.
 */
export function openAnswers(steps: readonly FormStep[], answers: FormAnswers): FormAnswers {
  const ids = steps.flatMap((step) => openFields(step, answers).map(({ id }) => id))
  return Object.fromEntries(
    ids.flatMap((id) => (isEmpty(answers[id]) ? [] : [[id, answers[id]?.trim() ?? '']])),
  )
}

/** Returns the required fields that still have no answer. */
export function missingFields(step: FormStep, answers: FormAnswers): FormField[] {
  return openFields(step, answers).filter(
    ({ id, isOptional }) => !isOptional && (isEmpty(answers[id]) || answers[id] === UNSURE),
  )
}

const LONG_LINES = 3

/** Returns how many lines to write on replace a missing answer. */
export function linesFor({ type }: Pick<FormField, 'type'>): number {
  return type === 'long' ? LONG_LINES : 1
}

interface FieldWarning {
  field: FormField
  words: string
}

export function warningsOf(step: FormStep, answers: FormAnswers, today: string): FieldWarning[] {
  return openFields(step, answers).flatMap((field) => {
    const words = checkField(field, answers[field.id] ?? '', today)
    return words === null ? [] : [{ field, words }]
  })
}

export interface StepState {
  filled: number
  missing: number
  warnings: number
}

export function stateOf(step: FormStep, answers: FormAnswers, today: string): StepState {
  return {
    filled: openFields(step, answers).filter(({ id }) => !isEmpty(answers[id])).length,
    missing: missingFields(step, answers).length,
    warnings: warningsOf(step, answers, today).length,
  }
}
