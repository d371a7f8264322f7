import type { Problem, ProblemCode } from '#contracts/problem.ts'
import { findSentence } from '#pwa/language/sentences.ts'
import { wordsOf } from '#pwa/language/words.ts'

export type ProblemWords = Readonly<Record<ProblemCode, string>>

// English needs no table: the server writes English.
const words = wordsOf<ProblemWords | undefined>('problems', undefined)

/**
 * Translates a problem into the language of this document. If the server wrote a more precise sentence than
 * the usual one of the code, and the sentence is known, its translation is shown. An unknown code or field
 * keeps the server's English.
 */
export function translateProblem(problem: Problem): Problem {
  if (!words) return problem
  const { error, message, fields } = problem
  const shown = findSentence(message) ?? (words as Partial<ProblemWords>)[error] ?? message
  if (!fields) return { ...problem, message: shown }
  // A field often repeats the sentence of the whole problem.
  const shownIn = (said: string) => (said === message ? shown : (findSentence(said) ?? said))
  const shownFields = Object.fromEntries(
    Object.entries(fields).map(([path, said]) => [path, shownIn(said)]),
  )
  return { ...problem, message: shown, fields: shownFields }
}
