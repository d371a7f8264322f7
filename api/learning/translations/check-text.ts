import type { Term } from './term.ts'

const PLACEHOLDER = /\{[^}]+\}/g
const NUMBER = /\d+(?:[.,:]\d+)*/g
/** A translation may be longer than the English text by this factor, and by this number of letters. */
const LONGER = { factor: 1.6, letters: 12 }

/** The words and promises that a language must not use, unless the English text has the named words. */
export interface Banned {
  pattern: RegExp
  unless?: RegExp
  why: string
}

/** Compares a translation with its English text. Returns a sentence for each fault. */
export function checkText(
  english: string,
  own: string,
  terms: readonly Term[],
  banned: readonly Banned[],
): string[] {
  return [
    ...compareLists('placeholders', english, own, PLACEHOLDER),
    ...compareLists('numbers', withoutPlaceholders(english), withoutPlaceholders(own), NUMBER),
    ...checkLength(english, own),
    ...terms.flatMap((term) => checkTerm(term, english, own)),
    ...banned
      .filter(({ pattern, unless }) => pattern.test(own) && !unless?.test(english))
      .map(({ why }) => `The translation has ${why}.`),
    ...(own.trim() === own && own !== ''
      ? []
      : ['The translation is empty, or has spaces around it.']),
  ]
}

function withoutPlaceholders(text: string): string {
  return text.replaceAll(PLACEHOLDER, '')
}

function compareLists(what: string, english: string, own: string, pattern: RegExp): string[] {
  const [wanted, found] = [english, own].map((text) =>
    (text.match(pattern) ?? []).toSorted().join(' '),
  )
  return wanted === found
    ? []
    : [`The ${what} differ: "${wanted ?? ''}" in English, "${found ?? ''}" in the translation.`]
}

function checkLength(english: string, own: string): string[] {
  const most = english.length * LONGER.factor + LONGER.letters
  return own.length <= most
    ? []
    : [`The translation has more than ${String(Math.floor(most))} letters.`]
}

function checkTerm(
  { english: term, translation, says, means, never }: Term,
  english: string,
  own: string,
): string[] {
  const faults: string[] = []
  if (says?.test(english) && !means.test(own)) faults.push(`"${term}" is not "${translation}".`)
  if (never?.test(own)) faults.push(`"${term}" is "${translation}", and no other word.`)
  return faults
}
