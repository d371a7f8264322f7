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

/** The language of this document. It stays the same until the document is left. */
export const language: Language = document ? settleLanguage(document) : 'en'

const described: DescribedLanguage = LANGUAGES[language]

export const { direction, format } = described

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
  documentElement.lang = chosen
  documentElement.dir = LANGUAGES[chosen].direction
  return chosen
}

/** Returns the language that the person has chosen in this browser. */
export function readChosenLanguage(): string | undefined {
  const pairs = (document?.cookie ?? '').split('; ').map((pair) => pair.split('='))
  return pairs.find(([name]) => name === LANGUAGE_COOKIE)?.[1]
}

/** Stores the choice for a year. The server and the next document read it. */
export function chooseForAYear(chosen: Language): void {
  if (!document) return
  const rest = `Path=/; Max-Age=${String(LANGUAGE_COOKIE_SECONDS)}; SameSite=Lax`
  document.cookie = `${LANGUAGE_COOKIE}=${chosen}; ${rest}`
}

/** An address in a language is a choice, unless the person has chosen another language before. */
export function keepLanguageOfAddress(): void {
  const address = readAddress(location?.pathname ?? '/')
  if (address.language && readChosenLanguage() === undefined) chooseForAYear(address.language)
}
