import type { OtherLanguage } from '#contracts/language/languages.ts'
import { type Banned, checkText } from './check-text.ts'
import { DICTIONARIES } from './dictionaries.ts'
import { arabicBanned } from './ar/banned.ts'
import { arabicTerms } from './ar/glossary.ts'
import { spanishBanned } from './es/banned.ts'
import { spanishTerms } from './es/glossary.ts'
import type { Term } from './term.ts'
import { type Group, listUnits } from './units.ts'

interface Rules {
  terms: readonly Term[]
  banned: readonly Banned[]
}

const RULES: Record<OtherLanguage, Rules> = {
  es: { terms: spanishTerms, banned: spanishBanned },
  ar: { terms: arabicTerms, banned: arabicBanned },
}

interface LanguageReport {
  /** How many texts of each group are translated, and which are not. */
  groups: Map<Group, { translated: number; missing: string[] }>
  /** The English texts of translations that the content has no more. */
  stale: string[]
  faults: string[]
}

/** Compares the translations of a language with the content of this build. */
export function checkLanguage(language: OtherLanguage): LanguageReport {
  const dictionary = new Map(DICTIONARIES[language].flatMap((part) => Object.entries(part)))
  const units = listUnits()
  const known = new Set([...units.values()].flat())
  const groups = [...units].map(([group, texts]) => {
    const missing = texts.filter((text) => !dictionary.has(text))
    return [group, { translated: texts.length - missing.length, missing }] as const
  })
  return {
    groups: new Map(groups),
    stale: [...dictionary.keys()].filter((text) => !known.has(text)),
    faults: checkTexts(language, dictionary),
  }
}

/** Compares each translation with its English text. Returns a line for each fault. */
export function checkTexts(
  language: OtherLanguage,
  translations: ReadonlyMap<string, string>,
): string[] {
  const { terms, banned } = RULES[language]
  return [...translations].flatMap(([english, own]) =>
    checkText(english, own, terms, banned).map((fault) => `${english}: ${fault}`),
  )
}
