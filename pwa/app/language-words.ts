import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  label: 'Language',
}

export const words = wordsOf('app/language', english)
