import {
  chooseLanguage,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_COOKIE_SECONDS,
  LANGUAGES,
  type DescribedLanguage,
  readAddress,
  type Language,
} from '#contracts/language/languages.ts'

// These objects are undefined in some tests and in the build, which run without a browser.
const { document, location, navigator } = globalThis as Partial<typeof globalThis>
/** The path with which the document was opened. */
const firstPath = location?.pathname ?? '/'

/**
 * The screens that exist in English only. Their document is in English for every reader, with all words around
 * them: in a document of two languages, a screen reader would speak Spanish buttons as English.
 */
export const ENGLISH_ONLY =
  /^\/(admin|privacy|terms|refund|account|dashboard\/downloads\/print-edition)\b/i

/** The language of all other screens. */
export let readerLanguage: Language
/** The language of this document. After the start of the app it stays the same until the document is left. */
export let language: Language
export let { direction, format }: DescribedLanguage = LANGUAGES.en
readIn(document ? findLanguage(document) : 'en')

export function languageAt(path: string): Language {
  return ENGLISH_ONLY.test(path) ? 'en' : readerLanguage
}

/** Sets the reader's language, before the app starts. */
export function readIn(reader: Language): void {
  readerLanguage = reader
  language = languageAt(firstPath)
  ;({ direction, format } = LANGUAGES[language] as DescribedLanguage)
  const html = document?.documentElement
  if (html && html.lang !== language) Object.assign(html, { lang: language, dir: direction })
}

/**
 * Returns the language in which the document is written. A document without markup has no language yet, so
 * this function chooses it.
 */
function findLanguage(page: Document): Language {
  const { lang } = page.documentElement
  const hasMarkup = page.getElementById('root')?.hasChildNodes() ?? false
  if (hasMarkup && isLanguage(lang)) return lang
  return chooseLanguage({
    path: firstPath,
    chosen: readChosenLanguage(),
    accepted: navigator?.languages ?? [],
  })
}

/** Returns the language that the person has chosen in this browser. */
export function readChosenLanguage(): Language | undefined {
  const pairs = (document?.cookie ?? '').split('; ').map((pair) => pair.split('='))
  const chosen = pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1]
  return isLanguage(chosen) ? chosen : undefined
}

/**
 * Stores the chosen language for a year. The server and the next document read the stored language.
 */
export function chooseForAYear(chosen: Language): void {
  if (!document) return
  const rest = `Path=/; Max-Age=${String(LANGUAGE_COOKIE_SECONDS)}; SameSite=Lax`
  document.cookie = `${LANGUAGE_COOKIE}=${chosen}; ${rest}`
}

/**
 * Makes an account's language the language of the next screens, if nobody has chosen one on this device. The
 * screens need a new document for it.
 */
export function followAccount(chosen: Language | undefined): void {
  if (!chosen || readChosenLanguage()) return
  chooseForAYear(chosen)
  readerLanguage = chosen
}

/**
 * Renews the choice, which some browsers delete after a week. An address in a language is a choice, unless the
 * person has chosen another language before. It is stored, because the links of the page lead to addresses
 * without a language.
 */
export function renewChoice(): void {
  const chosen = readChosenLanguage() ?? readAddress(firstPath).language
  if (chosen) chooseForAYear(chosen)
}
