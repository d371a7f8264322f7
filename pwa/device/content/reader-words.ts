import { wordsOf } from '#pwa/language/words.ts'

export const english = {
  unread: 'No native speaker has read this translation yet.',
  englishCounts: 'This is a translation. The English text counts.',
}

export const words = wordsOf('device/content/reader', english)
