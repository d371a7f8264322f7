import { wordsOf, plural } from '#pwa/language/words.ts'

export const english = {
  storage: {
    isMemoryOnly:
      'This browser does not let the app store anything, as in a private window. What you do here lasts until you close this page.',
    isFull:
      'There is no room left on this device. What you do now lasts until you close this page: free some space, then try again.',
    wasCleared:
      'The browser cleared what this app kept. What your account has comes back with a connection.',
  },
  saving: 'Saving…',
  notSaved: {
    title: 'Not saved',
    text: 'This device could not store what you did last. It stays here until you close the page.',
  },
  tryAgain: 'Try again',
  /** The data that a log-out deletes. */
  onlyHere: {
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
  },
  saveHint: {
    untouched: 'Kept on this device only.',
    saving: 'Saving…',
    saved: 'Saved on this device only.',
    refused: 'Not saved. It stays here until you close the page.',
    isMemoryOnly: 'Not saved. It lasts until you close the page.',
  },
}

export const words = wordsOf('deviceProgress', english)
