import type { Problem, ProblemCode } from '#contracts/problem.ts'

/**
 * The translations of sentences that the contracts and the server write in English. The key is the
 * English sentence. Each `{}` in a key stands for a value. The function gets the values in the
 * order of the key.
 * Decision: `docs/decisions/44-translations-by-english-text.md`.
 */
export type Sentences = Readonly<Record<string, string | ((...values: string[]) => string)>>

export type ProblemWords = Readonly<Record<ProblemCode, string>>

/** Returns a function that translates an English sentence. An unknown sentence stays as it is. */
export function translateSentences(sentences: Sentences): (english: string) => string {
  return (english) => findSentence(sentences, english) ?? english
}

function findSentence(sentences: Sentences, english: string): string | undefined {
  for (const [key, said] of Object.entries(sentences)) {
    if (key === english && typeof said === 'string') return said
    const values = typeof said === 'string' ? null : patternOf(key).exec(english)
    // A value can itself be a sentence of the table.
    if (values && typeof said !== 'string') {
      return said(...values.slice(1).map(translateSentences(sentences)))
    }
  }
  return undefined
}

function patternOf(key: string): RegExp {
  const exact = key.replaceAll(/[.?()+]/g, String.raw`\$&`)
  return new RegExp(`^${exact.replaceAll('{}', '(.+)')}$`)
}

/**
 * Returns a function that translates a problem. The server's sentence may be more precise than the
 * usual sentence for its code. If the server's sentence is known, the function translates this
 * sentence. If it is not known, the function returns the sentence for the code. An unknown code or
 * field keeps the server's English.
 */
export function translateProblems(
  words: ProblemWords,
  sentences: Sentences,
): (problem: Problem) => Problem {
  return (problem) => {
    const { error, message, fields } = problem
    const known: Partial<ProblemWords> = words
    const shown = findSentence(sentences, message) ?? known[error] ?? message
    if (!fields) return { ...problem, message: shown }
    // The sentence of a field is often the sentence of the whole problem.
    const shownIn = (said: string) =>
      said === message ? shown : (findSentence(sentences, said) ?? said)
    const shownFields = Object.fromEntries(
      Object.entries(fields).map(([path, said]) => [path, shownIn(said)]),
    )
    return { ...problem, message: shown, fields: shownFields }
  }
}
