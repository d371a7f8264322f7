/** A term of consulates, and its word in another language. */
export interface Term {
  english: string
  translation: string
  /** Words that a translator could take by mistake, and that mean something else. */
  never?: readonly string[]
  reason: string
}
