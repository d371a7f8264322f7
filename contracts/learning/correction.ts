import * as z from 'zod/mini'
import { Day } from '#contracts/endpoint.ts'
import { Text } from './dated.ts'
import { FactId, InterviewClass, ItemId } from './learning.ts'

/**
 * What earlier editions said wrong, and what is right. Its days are days of editions. It does not age, because
 * it states what was said.
 */
export const Correction = z.object({
  id: ItemId,
  title: Text,
  said: Text,
  right: Text,
  /** The day of the first edition with the mistake. */
  from: Day,
  /** The day of the edition that corrected it. */
  until: Day,
  classes: z.array(InterviewClass).check(z.minLength(1)),
  /** Absent when the mistake concerned every nationality. */
  nationalities: z.exactOptional(z.array(Text).check(z.minLength(1))),
  /** The facts that state what is right. */
  facts: z.array(FactId),
  /** The chapter or notice on the page of the guide that has the right text now. */
  chapter: z.exactOptional(ItemId),
})
export type Correction = z.infer<typeof Correction>
