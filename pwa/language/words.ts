import { language } from './language.ts'

/**
 * The type of the words in another language: the same names as in English, and functions with the
 * same parameters.
 * Decision: `docs/decisions/43-words-without-a-library.md`.
 */
export type Translated<Words> = Words extends string
  ? string
  : Words extends (...values: never[]) => unknown
    ? Words
    : { readonly [Name in keyof Words]: Translated<Words[Name]> }

/** Returns the words of a part, or undefined for a part that is in English only. */
export type Translate = (part: string, english: unknown) => unknown

let translate: Translate = () => undefined

/** Sets the language's words. Runs before the first module that calls `wordsOf`. */
export function bring(given: Translate): void {
  translate = given
}

/** Returns the words of a part in the language of this document, or in English. */
export function wordsOf<Words>(part: string, english: Words): Translated<Words> {
  return (translate(part, english) ?? english) as Translated<Words>
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

let rules: Intl.PluralRules | undefined

/** English has the forms `one` and `other`. Some languages have more. */
export function plural(count: number, forms: Forms): string {
  rules ??= new Intl.PluralRules(language)
  return forms[rules.select(count)] ?? forms.other
}
