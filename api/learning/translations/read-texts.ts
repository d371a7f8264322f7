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

/** Returns whether a native speaker has read every translation of the language. */
export function isAllRead(language: OtherLanguage): boolean {
  const texts = DICTIONARIES[language].flatMap((part) => Object.keys(part))
  return texts.every((text) => Object.hasOwn(READ_TEXTS[language], text))
}
