import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  label: 'Language',
  inEnglish: 'This page is in English only.',
}

export const words = wordsOf('app/language', english)
