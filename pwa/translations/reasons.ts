import type { Problem, ProblemCode } from '#contracts/problem.ts'
import { fillIn, valuesOf } from '#contracts/language/fill-in.ts'
import type { ParamsOf, Reason, ReasonCode } from '#contracts/reason.ts'

/**
 * The sentence of each reason in another language, with the same `{name}` as in English. A function
 * chooses the form of a word by a number.
 */
export type ReasonWords = Readonly<{
  [Code in ReasonCode]: string | ((values: ParamsOf<Code, string>) => string)
}>

export type ProblemWords = Readonly<Record<ProblemCode, string>>

/** Returns undefined for a code that this app does not know. */
export type TranslateReason = (reason: Reason) => string | undefined

export function translateReasons(words: ReasonWords): TranslateReason {
  const known = words as Readonly<Record<string, string | ((values: object) => string)>>
  const textOf = (code: string) => {
    const text = known[code]
    return typeof text === 'string' ? text : undefined
  }
  return ({ code, params = {} }) => {
    const text = known[code]
    const values = valuesOf(params, textOf)
    return typeof text === 'function' ? text(values) : text && fillIn(text, values)
  }
}

/**
 * Returns a function that translates a problem: by its reason, otherwise by its code. A sentence
 * whose code is unknown keeps the server's English.
 */
export function translateProblems(
  words: ProblemWords,
  translateReason: TranslateReason,
): (problem: Problem) => Problem {
  const known: Partial<Record<string, string>> = words
  const translate = (reason: Reason) => translateReason(reason) ?? known[reason.code]
  return (problem) => {
    const { error, message, reason, fields, fieldReasons } = problem
    const shown = (reason && translate(reason)) ?? known[error] ?? message
    if (!fields) return { ...problem, message: shown }
    const shownFields: Record<string, string> = {}
    for (const [path, english] of Object.entries(fields)) {
      const why = fieldReasons?.[path]
      shownFields[path] = (why && translate(why)) ?? english
    }
    return { ...problem, message: shown, fields: shownFields }
  }
}
