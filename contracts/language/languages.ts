/**
 * The languages of the app. English is the source of all others, and is shown wherever a language lacks a
 * text.
 */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', format: 'en-GB' },
  es: { name: 'Español', direction: 'ltr', format: 'es-US' },
  ar: { name: 'العربية', direction: 'rtl', format: 'ar-u-nu-latn' },
} as const satisfies Record<string, DescribedLanguage>

export type Language = keyof typeof LANGUAGES
export type OtherLanguage = Exclude<Language, 'en'>

export interface DescribedLanguage {
  /** The name of the language in the language. */
  name: string
  direction: 'ltr' | 'rtl'
  /** The tag for `Intl`, with digits from 0 to 9. */
  format: string
}

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[]
export const OTHER_LANGUAGES = LANGUAGE_NAMES.filter((name): name is OtherLanguage => name !== 'en')

/** The name of the cookie with the language that a person has chosen. */
export const LANGUAGE_COOKIE = 'language'
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60

/** The pages that have an address of their own in each language, such as `/es/guide`. */
export const PUBLIC_PATHS: readonly string[] = ['/', '/guide', '/practice-test']

export function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && Object.hasOwn(LANGUAGES, text)
}

/** Returns a stored language. A later version can have stored one that this version does not know. */
export function knownLanguage(stored: string): Language {
  return isLanguage(stored) ? stored : 'en'
}

/** Returns the language of an address such as `/es/guide`, and the path without it. */
export function readAddress(path: string): { path: string; language?: OtherLanguage } {
  const language = OTHER_LANGUAGES.find((name) => `${path}/`.startsWith(`/${name}/`))
  return language ? { path: path.slice(`/${language}`.length) || '/', language } : { path }
}

/** Returns the address of a public page in a language: `/guide` or `/es/guide`. */
export function addressIn(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path}`
}

interface Reader {
  /** The path of the page. A language in it decides. */
  path: string
  /** The language that the person has chosen, from the cookie. */
  chosen: string | undefined
  /** The languages that the browser asks for, the best first. */
  accepted: readonly string[]
}

/**
 * Chooses the language of a page. Without a language in the address and without a choice, a public page is in
 * English, so that one address always has one text. Other pages follow the browser.
 */
export function chooseLanguage({ path, chosen, accepted }: Reader): Language {
  const address = readAddress(path)
  if (address.language) return address.language
  if (isLanguage(chosen)) return chosen
  return PUBLIC_PATHS.includes(path) ? 'en' : acceptLanguage(accepted)
}

/** Returns the first language that the browser asks for and that the app has. */
export function acceptLanguage(accepted: readonly string[]): Language {
  return accepted.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en'
}
