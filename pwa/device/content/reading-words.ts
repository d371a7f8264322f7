import { wordsOf } from '#pwa/language/words.ts'

/** The titles of the callouts, by the word that marks a callout in a text. */
export const english = { Important: 'Important', Note: 'Note', Warning: 'Warning' }

export const words = wordsOf('device/content/reading', english)
