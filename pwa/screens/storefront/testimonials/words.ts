import { wordsOf } from '#pwa/language/words.ts'

/** These texts are samples. Nobody said them. `testimonials.ts` explains how to replace them. */
export const english = {
  student: {
    name: 'A student',
    country: 'Country',
    university: 'University',
    text: 'Here a student says in their own words which question of the interview they were ready for.',
  },
  engineer: {
    name: 'An engineer',
    country: 'Country',
    company: 'Company',
    text: 'Here an engineer tells what they found out while comparing their profile with the petition.',
  },
  visitor: {
    name: 'A visitor',
    country: 'Country',
    purpose: 'Family visit',
    text: 'Here a visitor describes which papers they took along, and which one the officer asked for.',
  },
  trainee: {
    name: 'A trainee',
    country: 'Country',
    program: 'Training program',
    text: 'Here a trainee tells how practising aloud changed the way they explain the training plan.',
  },
}

export const words = wordsOf('storefrontTestimonials', english)
