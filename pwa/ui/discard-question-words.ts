import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  question: 'What you typed is not sent.',
  keep: 'Keep typing',
  discard: 'Discard it',
}

export const words = wordsOf('ui/discard-question', english)
