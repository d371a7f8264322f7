import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { isLanguage, LANGUAGES, type OtherLanguage } from '#contracts/language/languages.ts'
import { checkTexts } from '#api/learning/translations/check-language.ts'
import { DICTIONARIES } from '#api/learning/translations/dictionaries.ts'
import { READ_TEXTS } from '#api/learning/translations/read-texts.ts'
import { GROUP_NAMES, listUnits } from '#api/learning/translations/units.ts'
import { FOUND, type Report } from './run.ts'

/** The folder of the translations in the source code. Each group of texts has a file. */
const FOLDER = 'api/learning/translations'

const Written = z.record(z.string(), z.string())

/**
 * Writes a file of the texts that have no translation into the language. Each text has an empty translation,
 * for a person to fill in.
 */
export function translate(name: string, file: string): string {
  const language = requireLanguage(name)
  const known = new Set(DICTIONARIES[language].flatMap((part) => Object.keys(part)))
  const missing = [...listUnits().values()].flat().filter((text) => !known.has(text))
  writeJson(file, Object.fromEntries(missing.map((text) => [text, ''])), 'wx')
  const what = `${String(missing.length)} texts without a translation into ${LANGUAGES[language].name}`
  return `Written: ${what}, in ${file}. Fill them in, then run: npm run visa -- content take ${language} ${file}`
}

/**
 * Adds the filled-in translations to the source code. Adds nothing if one of them breaks a rule. `readBy` is
 * the name of a native speaker who has read all translations of the file.
 */
export function take(name: string, file: string, { readBy }: { readBy?: string }): string | Report {
  const language = requireLanguage(name)
  const read = Written.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!read.success) throw new Error(`${file} is not a list of texts with their translations.`)
  const given = new Map(Object.entries(read.data).filter(([, own]) => own !== ''))
  const old = new Map(DICTIONARIES[language].flatMap((part) => Object.entries(part)))
  const units = listUnits()
  const known = new Set([...units.values()].flat())
  const unknown = [...given.keys()].filter((text) => !known.has(text))
  const faults = [
    ...unknown.map((text) => `${text}: The content has no such text.`),
    ...checkTexts(language, given),
  ]
  if (faults.length > 0) return { said: [...faults, 'Nothing was taken.'], code: FOUND }

  for (const group of GROUP_NAMES) {
    const texts = units.get(group) ?? []
    const kept = texts.flatMap((text) => {
      const own = given.get(text) ?? old.get(text)
      return own === undefined ? [] : [[text, own] as const]
    })
    writeJson(join(FOLDER, language, `${group}.json`), Object.fromEntries(kept))
  }
  const changed = [...given].filter(([text, own]) => own !== old.get(text)).map(([text]) => text)
  recordReader(language, { changed, read: readBy === undefined ? [] : [...given.keys()], readBy })
  return `Taken: ${String(given.size)} texts. Build and test the product, then commit ${FOLDER}/${language}.`
}

interface Reading {
  /** The texts with a new translation. A translation counts as unread, unless its text is in `read`. */
  changed: readonly string[]
  read: readonly string[]
  readBy: string | undefined
}

function recordReader(language: OtherLanguage, { changed, read, readBy }: Reading): void {
  const on = new Date().toISOString().slice(0, 10)
  const old = Object.entries(READ_TEXTS[language]).filter(([text]) => !changed.includes(text))
  const now = read.map((text) => [text, { by: readBy, on }] as const)
  writeJson(join(FOLDER, language, 'read.json'), Object.fromEntries([...old, ...now]))
}

function requireLanguage(name: string): OtherLanguage {
  if (isLanguage(name) && name !== 'en') return name
  throw new Error(`The app has no language "${name}", or English, which is not translated.`)
}

function writeJson(path: string, value: object, flag: 'w' | 'wx' = 'w'): void {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`, { flag })
}
