import { plural, wordsOf } from '#pwa/language/words.ts'

/** The data that a log-out deletes. */
export const english = {
  codes: (count: number) =>
    plural(count, {
      one: '1 note of a code that you showed',
      other: `${String(count)} notes of codes that you showed`,
    }),
  worksheet: (count: number) =>
    plural(count, {
      one: '1 answer of your DS-160',
      other: `${String(count)} answers of your DS-160`,
    }),
  interview: 'the day and class of your interview',
  simulator: (count: number) =>
    plural(count, {
      one: '1 written answer',
      other: `${String(count)} written answers`,
    }),
  recordings: (count: number) =>
    plural(count, {
      one: '1 recording',
      other: `${String(count)} recordings`,
    }),
  nationality: 'your nationality',
  exam: 'your answers to an exam that is not submitted',
  openTest: 'a practice test that is not finished',
  missed: (count: number) =>
    plural(count, {
      one: '1 missed question to review',
      other: `${String(count)} missed questions to review`,
    }),
  unsent: (count: number) =>
    plural(count, {
      one: '1 change that is not sent yet',
      other: `${String(count)} changes that are not sent yet`,
    }),
}

export const words = wordsOf('device/progress/only-here', english)
