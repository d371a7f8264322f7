import { wordsOf } from './words.ts'

/**
 * The translations of sentences that the contracts and the server write in English. The key is the English
 * sentence. In a key, `{}` stands for a value, and the function gets these values in their order.
 */
export type Sentences = Readonly<Record<string, string | ((...values: string[]) => string)>>

// English needs no table, so its readers load none.
const sentences = wordsOf<Sentences | undefined>('sentences', undefined)

/** Returns the translation of an English sentence. Returns undefined in English and for an unknown sentence. */
export function findSentence(english: string): string | undefined {
  for (const [key, said] of Object.entries(sentences ?? {})) {
    if (key === english && typeof said === 'string') return said
    const values = typeof said === 'string' ? null : patternOf(key).exec(english)
    // A value can be a sentence of the table too.
    if (values && typeof said !== 'string') return said(...values.slice(1).map(translateSentence))
  }
  return undefined
}

/** Returns an English sentence in the language of this document, or as it is. */
export function translateSentence(english: string): string {
  return findSentence(english) ?? english
}

function patternOf(key: string): RegExp {
  const exact = key.replaceAll(/[.?()+]/g, String.raw`\$&`)
  return new RegExp(`^${exact.replaceAll('{}', '(.+)')}$`)
}
