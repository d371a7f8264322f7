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

// Some tests and the build run without a browser.
const { document, location, navigator } = globalThis as Partial<typeof globalThis>

/** The language of this document. After the start of the app it stays the same until the document is left. */
export let language: Language = document ? settleLanguage(document) : 'en'
export let { direction, format }: DescribedLanguage = LANGUAGES[language]

/** Makes English the language of this document, before the app starts. */
export function fallBackToEnglish(): void {
  language = 'en'
  ;({ direction, format } = LANGUAGES.en as DescribedLanguage)
  if (document) writeLanguage(document.documentElement, language)
}

/**
 * Returns the language in which the document is written. A document without markup has no language yet, so
 * this function chooses it and writes it into the document.
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

/** Stores the choice for a year. The server and the next document read it. */
export function chooseForAYear(chosen: Language): void {
  if (!document) return
  const rest = `Path=/; Max-Age=${String(LANGUAGE_COOKIE_SECONDS)}; SameSite=Lax`
  document.cookie = `${LANGUAGE_COOKIE}=${chosen}; ${rest}`
}

/**
 * Renews the choice, which some browsers delete after a week. An address in a language is a choice, unless the
 * person has chosen another language before.
 */
export function renewChoice(): void {
  const chosen = readChosenLanguage() ?? readAddress(location?.pathname ?? '/').language
  if (chosen) chooseForAYear(chosen)
}
