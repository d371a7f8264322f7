import type { ReadBy } from '#contracts/checkout/guide-sale.ts'
import type { OtherLanguage } from '#contracts/language/languages.ts'
import { DICTIONARIES } from './dictionaries.ts'
import arabic from './ar/read.json' with { type: 'json' }
import spanish from './es/read.json' with { type: 'json' }

/** The native speaker who has read a translation, and the day. Its writer is no reader. */
interface Read {
  by: string
  on: string
}

/**
 * The translations that a native speaker has read, by their English text. `visa content take --read-by`
 * records them in `read.json` of the language.
 */
export const READ_TEXTS: Record<OtherLanguage, Readonly<Record<string, Read>>> = {
  es: spanish,
  ar: arabic,
}

/** Counts the translations of the language that native speakers have read, and names these people. */
export function countRead(language: OtherLanguage): ReadBy {
  const texts = DICTIONARIES[language].flatMap((part) => Object.keys(part))
  const readings = texts.flatMap((text) => READ_TEXTS[language][text] ?? [])
  return {
    names: [...new Set(readings.map(({ by }) => by))],
    read: readings.length,
    of: texts.length,
  }
}

/** Returns whether a native speaker has read every translation of the language. */
export function isAllRead(language: OtherLanguage): boolean {
  const { read, of } = countRead(language)
  return read === of
}
