/** A term of consulates, and its word in another language. */
export interface Term {
  english: string
  translation: string
  /** Finds the English term in a text. Absent when a text can use the English word in another sense. */
  says?: RegExp
  /** Finds the translation in a text, in all its forms. */
  means: RegExp
  /** Finds words that a translator could take by mistake, and that mean something else. */
  never?: RegExp
  reason: string
}
