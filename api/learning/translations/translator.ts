import {
  type DescribedLanguage,
  LANGUAGES,
  type OtherLanguage,
} from '#contracts/language/languages.ts'
import type { FactValue } from '#api/learning/content/facts/written-fact.ts'

/**
 * The translated texts of a language. The key is the English text as it is written, with its placeholders.
 * Decision: `docs/decisions/44-translations-by-english-text.md`.
 */
export type Dictionary = Readonly<Record<string, string>>

/** Finds the texts of one language. A text that changed in English is not found, until it is translated. */
export interface Translator {
  /** Returns the text in the language. Returns undefined when a line of it is not translated. */
  find: (text: string) => string | undefined
  /** Writes the value of a fact: a day, a list, an amount or words. */
  writeValue: (value: FactValue) => string
}

/** The start of a line in the syntax of `reading.ts`. The app reads it, so it stays as it is. */
const MARK =
  /^(?:#{1,3} |- |(?:Important|Note|Warning): |(?:Key Changes|Requirements|Documents): ?)/
const HAS_WORDS = /\p{L}{2}/u
const DAY = /^\d{4}-\d\d-\d\d$/

/** Returns the parts of a text that are translated one by one: its lines, without their marks. */
export function unitsOf(text: string): string[] {
  return text.split('\n').map(unmark).filter(isUnit)
}

function isUnit(line: string): boolean {
  return HAS_WORDS.test(line)
}

function unmark(line: string): string {
  return line.replace(MARK, '')
}

export function openTranslator(language: OtherLanguage, dictionary: Dictionary): Translator {
  const { direction, format }: DescribedLanguage = LANGUAGES[language]
  const isFromRight = direction === 'rtl'
  const days = new Intl.DateTimeFormat(format, { dateStyle: 'long', timeZone: 'UTC' })
  const lists = new Intl.ListFormat(format, { type: 'conjunction' })

  function findLine(line: string): string | undefined {
    const unit = unmark(line)
    if (!isUnit(unit)) return line
    const found = Object.hasOwn(dictionary, unit) ? dictionary[unit] : undefined
    return found === undefined ? undefined : line.slice(0, line.length - unit.length) + found
  }

  function writeValue(value: FactValue): string {
    if (typeof value !== 'string') return lists.format(value.map(writeValue))
    const written = DAY.test(value) ? days.format(new Date(value)) : (findLine(value) ?? value)
    return isFromRight ? `\u2068${written}\u2069` : written
  }

  return {
    find: (text) => {
      const lines = text.split('\n').map(findLine)
      return lines.every((line) => line !== undefined) ? lines.join('\n') : undefined
    },
    writeValue,
  }
}
