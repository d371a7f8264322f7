/**
 * The languages of the app. English is the source of all others, and is shown wherever a language lacks a
 * text.
 */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', format: 'en-GB' },
  es: { name: 'Español', direction: 'ltr', format: 'es-US' },
} as const satisfies Record<string, Described>

export type Language = keyof typeof LANGUAGES

interface Described {
  /** The name of the language in the language. */
  name: string
  direction: 'ltr' | 'rtl'
  /** The tag for `Intl`. It writes amounts as `$19.99` and digits from 0 to 9. */
  format: string
}

export function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && Object.hasOwn(LANGUAGES, text)
}
