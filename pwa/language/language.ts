import { isLanguage, LANGUAGES, type Language } from '#contracts/language/languages.ts'

// Some tests and the build run without a document.
const { document } = globalThis as { document?: Document }
const written = document?.documentElement.lang

/** The language of this document. It stays the same until the document is left. */
export const language: Language = isLanguage(written) ? written : 'en'

export const { direction, format } = LANGUAGES[language]
