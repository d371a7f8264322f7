import type { VisaType } from '#contracts/learning/learning.ts'

interface Person {
  name: string
  visa: VisaType
  country: string
  /** From 1 to 5. */
  rating: number
  text: string
  initials: string
}

/** A person's words, with one field that names the person's destination or purpose. */
export type Testimonial = Person &
  ({ university: string } | { company: string } | { program: string } | { purpose: string })

/**
 * These are samples. Nobody said these words. Replace each with the words of a customer who agreed to be
 * quoted, and set `ARE_SAMPLES` to false. Invented reviews are unlawful in the United States (16 CFR 465).
 */
export const ARE_SAMPLES: boolean = true

export const TESTIMONIALS: readonly Testimonial[] = [
  {
    name: 'A student',
    visa: 'F-1',
    country: 'Country',
    rating: 5,
    text: 'Here a student says in their own words which question of the interview they were ready for.',
    initials: 'F1',
    university: 'University',
  },
  {
    name: 'An engineer',
    visa: 'H-1B',
    country: 'Country',
    rating: 5,
    text: 'Here an engineer tells what they found out while comparing their profile with the petition.',
    initials: 'H1',
    company: 'Company',
  },
  {
    name: 'A visitor',
    visa: 'B-1/B-2',
    country: 'Country',
    rating: 5,
    text: 'Here a visitor describes which papers they took along, and which one the officer asked for.',
    initials: 'B2',
    purpose: 'Family visit',
  },
  {
    name: 'A trainee',
    visa: 'J-1',
    country: 'Country',
    rating: 5,
    text: 'Here a trainee tells how practising aloud changed the way they explain the training plan.',
    initials: 'J1',
    program: 'Training program',
  },
]

export function placeOf(testimonial: Testimonial): string {
  if ('university' in testimonial) return testimonial.university
  if ('company' in testimonial) return testimonial.company
  return 'program' in testimonial ? testimonial.program : testimonial.purpose
}
