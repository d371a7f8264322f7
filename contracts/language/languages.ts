/** English is the source of all translations. A text without a translation is shown in English. */
export const LANGUAGES = {
  en: { name: 'English', direction: 'ltr', format: 'en-GB' },
  es: { name: 'Español', direction: 'ltr', format: 'es-US' },
  ar: { name: 'العربية', direction: 'rtl', format: 'ar-u-nu-latn' },
} as const satisfies Record<string, DescribedLanguage>

export type Language = keyof typeof LANGUAGES
export type OtherLanguage = Exclude<Language, 'en'>

export interface DescribedLanguage {
  /** The name of the language, in this language. */
  name: string
  direction: 'ltr' | 'rtl'
  /** The tag for `Intl`, with digits from 0 to 9. */
  format: string
}

export const LANGUAGE_NAMES = Object.keys(LANGUAGES) as Language[]
export const OTHER_LANGUAGES = LANGUAGE_NAMES.filter((name): name is OtherLanguage => name !== 'en')

/** The name of the cookie that stores a person's choice of language. */
export const LANGUAGE_COOKIE = 'language'
export const LANGUAGE_COOKIE_SECONDS = 365 * 24 * 60 * 60

/** The pages that have a separate address for each language, such as `/es/guide`. */
export const PUBLIC_PATHS: readonly string[] = ['/', '/guide', '/practice-test']

export function isLanguage(text: string | undefined): text is Language {
  return text !== undefined && Object.hasOwn(LANGUAGES, text)
}

/** Returns English for a language that only a later version has. */
export function knownLanguage(stored: string): Language {
  return isLanguage(stored) ? stored : 'en'
}

/** Returns the language in an address such as `/es/guide`, and the path without this language. */
export function readAddress(path: string): { path: string; language?: OtherLanguage } {
  const language = OTHER_LANGUAGES.find((name) => `${path}/`.startsWith(`/${name}/`))
  return language ? { path: path.slice(`/${language}`.length) || '/', language } : { path }
}

/** Returns the address of a public page in a language: `/guide` or `/es/guide`. */
export function addressIn(language: Language, path: string): string {
  return language === 'en' ? path : `/${language}${path}`
}

interface Reader {
  /** The path of the page. It can contain the language, which then decides. */
  path: string
  /** The language in the cookie, which the person has chosen. */
  chosen: string | undefined
  /** The languages that the browser accepts. The preferred language is first. */
  accepted: readonly string[]
}

/**
 * Chooses the language of a page. The language in the address decides first, then the choice of the
 * person. If both are missing, a public page is in English, because one address must always have
 * the same text. Any other page is in a language that the browser accepts.
 */
export function chooseLanguage({ path, chosen, accepted }: Reader): Language {
  const address = readAddress(path)
  if (address.language) return address.language
  if (isLanguage(chosen)) return chosen
  return PUBLIC_PATHS.includes(path) ? 'en' : acceptLanguage(accepted)
}

/** Returns the first accepted language that the app has. Returns English when there is none. */
export function acceptLanguage(accepted: readonly string[]): Language {
  return accepted.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLanguage) ?? 'en'
}
