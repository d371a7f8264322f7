import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  title: 'Words explained',
}

export const words = wordsOf('deviceGlossary', english)
