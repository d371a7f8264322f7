import type { OtherLanguage } from '#contracts/language/languages.ts'
import { type Dictionary, openTranslator, type Translator } from './translator.ts'

/** The translated texts of each language, in the files of their parts. */
export const DICTIONARIES: Record<OtherLanguage, readonly Dictionary[]> = { es: [] }

export const TRANSLATORS: Record<OtherLanguage, Translator> = {
  es: openTranslator('es', Object.assign({}, ...DICTIONARIES.es) as Dictionary),
}
