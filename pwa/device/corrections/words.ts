import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'We corrected something that concerns you',
  gotIt: 'Got it',
}

export const words = wordsOf('deviceCorrections', english)
