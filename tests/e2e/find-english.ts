import type { Page } from 'playwright-core'
import { DICTIONARIES } from '#api/learning/translations/dictionaries.ts'
import type { OtherLanguage } from '#contracts/language/languages.ts'
import { readTexts, withoutNames } from './read-texts.ts'

/** The words that only English has, from all texts of the guide and their translations. */
const ENGLISH_WORDS = { es: listEnglishWords('es'), ar: listEnglishWords('ar') }

/** An isolated value in an Arabic text. An attribute cannot mark the language of a value. */
const VALUE = /\u2068[^\u2069]*\u2069/g

/** Returns the texts of the page that have an English word, and are in no element marked as English. */
export async function findEnglish(page: Page, language: OtherLanguage): Promise<string[]> {
  const unmarked = (await readTexts(page)).filter(({ isMarked }) => !isMarked)
  const hasEnglish = (text: string) =>
    wordsOf(withoutNames(text.replaceAll(VALUE, ' '))).some((word) =>
      ENGLISH_WORDS[language].has(word),
    )
  return unmarked.map(({ text }) => text.trim()).filter(hasEnglish)
}

function listEnglishWords(language: OtherLanguage): Set<string> {
  const texts = DICTIONARIES[language].flatMap((part) => Object.entries(part))
  const own = new Set(texts.flatMap(([, translation]) => wordsOf(translation)))
  return new Set(texts.flatMap(([english]) => wordsOf(english)).filter((word) => !own.has(word)))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}{2,}/gu) ?? []
}
