import type { VisaType } from '#contracts/learning/learning.ts'
import { words } from './words.ts'

interface Person {
  name: string
  visa: VisaType
  country: string
  /** From 1 to 5. */
  rating: number
  text: string
  initials: string
}

/**
 * The statement of a customer. One more field names the customer's university, company, program or
 * purpose.
 */
export type Testimonial = Person &
  ({ university: string } | { company: string } | { program: string } | { purpose: string })

/**
 * True while the testimonials are samples, which nobody said. Their texts are in `words.ts`.
 * Replace each sample with the words of a customer who agreed to be quoted, and set this constant
 * to false. Invented reviews are unlawful in the United States (16 CFR 465).
 */
export const ARE_SAMPLES: boolean = true

export const TESTIMONIALS: readonly Testimonial[] = [
  { ...words.student, visa: 'F-1', rating: 5, initials: 'F1' },
  { ...words.engineer, visa: 'H-1B', rating: 5, initials: 'H1' },
  { ...words.visitor, visa: 'B-1/B-2', rating: 5, initials: 'B2' },
  { ...words.trainee, visa: 'J-1', rating: 5, initials: 'J1' },
]

export function placeOf(testimonial: Testimonial): string {
  if ('university' in testimonial) return testimonial.university
  if ('company' in testimonial) return testimonial.company
  return 'program' in testimonial ? testimonial.program : testimonial.purpose
}
