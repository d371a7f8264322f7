import { wordsOf } from '#pwa/language/words.ts'

const sentences = wordsOf<Readonly<Partial<Record<string, string>>>>(
  'verificationVerdictSentences',
  {},
)

/**
 * Returns the sentence for the code of a verdict. English needs no table, because each verdict brings its English
 * sentence.
 */
export function sentenceFor(code: string, english: string): string {
  return sentences[code] ?? english
}
