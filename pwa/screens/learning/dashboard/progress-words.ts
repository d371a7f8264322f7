import { wordsOf } from '#pwa/language/words.ts'

/** The words of the page with the practice results. This page is separate from the dashboard. */
export const english = {
  title: 'Your progress',
  lede: 'Every test you have finished, the last one first.',
  takeTest: 'Take Practice Test',
  mailWaits: {
    title: 'A mail waits for you',
    text: (email: string) => `Open the link that we sent to ${email} to confirm your address.`,
  },
  none: {
    title: 'No test yet',
    text: 'What you finish appears here, from this device and every other one.',
  },
  best: 'Best test score',
  tests: 'Tests',
  practised: 'Questions practiced',
  results: 'Your results',
  right: (test: string, right: number, count: number) =>
    `${test}: ${String(right)} of ${String(count)} right`,
}

export const words = wordsOf('learning/dashboard/progress', english)
