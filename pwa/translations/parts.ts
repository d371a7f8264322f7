import type { english as appLanguage } from '#pwa/app/language-words.ts'
import type { Translated } from '#pwa/language/words.ts'

/**
 * The parts of the app that each language translates, by the name that the part gives to `wordsOf`. The
 * console, the legal texts and the print edition are in English only.
 */
interface Parts {
  'app/language': typeof appLanguage
}

/** All words of a language. A missing text is an error of the compiler. */
export type Translations = { readonly [Part in keyof Parts]: Translated<Parts[Part]> }
