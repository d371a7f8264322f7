import { wordsOf } from '#pwa/language/words.ts'

export const english = { guide: 'Guide' }

export const words = wordsOf('app/mobile-sheet', english)
