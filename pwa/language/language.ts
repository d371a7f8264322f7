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

/**
 * The language of this document. After the start of the app, the language of a document never
 * changes.
 */
export let language: Language = document ? settleLanguage(document) : 'en'
export let { direction, format }: DescribedLanguage = LANGUAGES[language]

/** Makes English the language of this document, before the app starts. */
export function fallBackToEnglish(): void {
  language = 'en'
  ;({ direction, format } = LANGUAGES.en as DescribedLanguage)
  if (document) writeLanguage(document.documentElement, language)
}

/**
 * Returns the language of the document. A document with markup already has a language. For a
 * document without markup, this function chooses the language and writes it into the document.
 */
function settleLanguage(page: Document): Language {
  const { documentElement } = page
  const hasMarkup = page.getElementById('root')?.hasChildNodes() ?? false
  if (hasMarkup && isLanguage(documentElement.lang)) return documentElement.lang
  const chosen = chooseLanguage({
    path: location?.pathname ?? '/',
    chosen: readChosenLanguage(),
    accepted: navigator?.languages ?? [],
  })
  writeLanguage(documentElement, chosen)
  return chosen
}

function writeLanguage(html: HTMLElement, written: Language): void {
  html.lang = written
  html.dir = LANGUAGES[written].direction
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
 * Stores the chosen language again, because some browsers delete it after a week. Without a choice,
 * stores the language of the address.
 */
export function renewChoice(): void {
  const chosen = readChosenLanguage() ?? readAddress(location?.pathname ?? '/').language
  if (chosen) chooseForAYear(chosen)
}
