import * as z from 'zod/mini'
import { Dated, Text } from './dated.ts'
import { LAWYER_LINE } from './interview-question.ts'
import { InterviewClass, ItemId, type ReaderClass } from './learning.ts'

/** How a field is filled in and looked through; one that is `paper` has no place on a device. */
export const FIELD_TYPES = [
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

/** What one question of the DS-160 wants to know. What was written into it stays on its device. */
export const FormField = z.object({
  id: ItemId,
  label: Text,
  hint: z.optional(Text),
  type: z.enum(FIELD_TYPES),
  /** Of a choice: its answers, word for word. */
  options: z.optional(z.array(Text).check(z.minLength(2))),
  /** Absent where every class of the step is asked. */
  classes: z.optional(z.array(InterviewClass).check(z.minLength(1))),
  /** Only there once the other field has this answer. */
  when: z.optional(z.object({ field: ItemId, is: Text })),
  /** A reader who has nothing to write here leaves it empty. */
  isOptional: z.optional(z.boolean()),
  /** Where its day lies. */
  lies: z.optional(z.enum(['past', 'future'])),
})
export type FormField = z.infer<typeof FormField>

/** A part of the DS-160 in the order of the form; without a number, what is compared with it. */
export const FormStep = z.extend(Dated, {
  id: ItemId,
  number: z.optional(z.int()),
  title: Text,
  asks: Text,
  why: Text,
  atHand: z.array(Text).check(z.minLength(1)),
  mistakes: z.array(Text).check(z.minLength(1)),
  classes: z.array(InterviewClass).check(z.minLength(1)),
  /** What is asked, and never how to answer. */
  sensitive: z.boolean(),
  lawyerLine: z.optional(z.literal(LAWYER_LINE)),
  fields: z.array(FormField),
})
export type FormStep = z.infer<typeof FormStep>

export const YES = 'yes'
export const NO = 'no'
/** Beside yes and no, for a reader who has to look it up or to ask. */
export const UNSURE = 'not sure'

export type FormAnswers = Readonly<Record<string, string>>

function isFor(classes: FormStep['classes'] | undefined, readerClass: ReaderClass): boolean {
  return classes === undefined || classes.includes('All') || classes.includes(readerClass)
}

/** What a class is asked. */
export function stepsFor(steps: readonly FormStep[], readerClass: ReaderClass): FormStep[] {
  return steps
    .filter(({ classes }) => isFor(classes, readerClass))
    .map((step) => ({
      ...step,
      fields: step.fields.filter(({ classes }) => isFor(classes, readerClass)),
    }))
}

/** Whether the answer that a field waits for is there. */
export function isFieldOpen({ when }: Pick<FormField, 'when'>, answers: FormAnswers): boolean {
  return when === undefined || answers[when.field] === when.is
}
