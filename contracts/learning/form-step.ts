import * as z from 'zod/mini'
import { Dated, Text } from './dated.ts'
import { LAWYER_LINE } from './interview-question.ts'
import { InterviewClass, ItemId, type ReaderClass } from './learning.ts'

/**
 * Each kind is filled in and checked in its own way. A device never stores the answer to a `paper`
 * field: with the Application ID and the security answer, another person could open the form.
 */
const FIELD_TYPES = [
  'text',
  'latin',
  'long',
  'day',
  'month',
  'number',
  'email',
  'phone',
  'passport',
  'sevis',
  'receipt',
  'choice',
  'yes-no',
  'paper',
] as const

/** A question of the DS-160. The answer never leaves the device. */
export const FormField = z.object({
  id: ItemId,
  label: Text,
  hint: z.optional(Text),
  type: z.enum(FIELD_TYPES),
  /** The answers of a `choice`, in the words of the form. */
  options: z.optional(z.array(Text).check(z.minLength(2))),
  /** The classes that get the question. Absent when every class of the step gets it. */
  classes: z.optional(z.array(InterviewClass).check(z.minLength(1))),
  /**
   * The condition of the field: the field appears only when the answer of the field `field` is
   * `is`.
   */
  when: z.optional(z.object({ field: ItemId, is: Text })),
  isOptional: z.optional(z.boolean()),
  /** `past`: the day in this field must be in the past. `future`: the day must be in the future. */
  lies: z.optional(z.enum(['past', 'future'])),
})
export type FormField = z.infer<typeof FormField>

/**
 * A part of the DS-160. The parts are in the order of the form. A step without a number is not a
 * part of the form. It has facts from the interview and the CV, with which the reader can compare
 * the form.
 */
export const FormStep = z.extend(Dated, {
  id: ItemId,
  number: z.optional(z.int()),
  title: Text,
  asks: Text,
  why: Text,
  atHand: z.array(Text).check(z.minLength(1)),
  mistakes: z.array(Text).check(z.minLength(1)),
  classes: z.array(InterviewClass).check(z.minLength(1)),
  /** True when the step explains the questions of the form, but never says how to answer them. */
  sensitive: z.boolean(),
  lawyerLine: z.optional(z.literal(LAWYER_LINE)),
  fields: z.array(FormField),
})
export type FormStep = z.infer<typeof FormStep>

export const YES = 'yes'
export const NO = 'no'
/** The answer of a reader who must first look something up or ask somebody. */
export const UNSURE = 'not sure'

export type FormAnswers = Readonly<Record<string, string>>

function isFor(classes: FormStep['classes'] | undefined, readerClass: ReaderClass): boolean {
  return classes === undefined || classes.includes('All') || classes.includes(readerClass)
}

/** Returns the steps for one class, each with only the fields for this class. */
export function stepsFor(steps: readonly FormStep[], readerClass: ReaderClass): FormStep[] {
  return steps
    .filter(({ classes }) => isFor(classes, readerClass))
    .map((step) => ({
      ...step,
      fields: step.fields.filter(({ classes }) => isFor(classes, readerClass)),
    }))
}

/** Returns whether the condition of a field is met. */
export function isFieldOpen({ when }: Pick<FormField, 'when'>, answers: FormAnswers): boolean {
  return when === undefined || answers[when.field] === when.is
}
