import { readFileSync } from 'node:fs'
import { LANGUAGES, type OtherLanguage } from '../../contracts/language/languages.ts'
import { documentWords as arabic } from '../translations/ar/document.ts'
import { documentWords as spanish } from '../translations/es/document.ts'
import type { DocumentWords } from '../translations/document-words.ts'
import { replaceFound } from './replace-found.ts'

export const MANIFEST = 'manifest.webmanifest'
const ENGLISH_MANIFEST = new URL(`../public/${MANIFEST}`, import.meta.url)
const DOCUMENT_WORDS: Record<OtherLanguage, DocumentWords> = { es: spanish, ar: arabic }

interface Manifest {
  shortcuts: { name: string }[]
  screenshots: { label: string }[]
}

/** Writes the texts of a language into a document, in place of the English ones. */
export function translateTexts(
  language: OtherLanguage,
  html: string,
  words = DOCUMENT_WORDS[language],
): string {
  const write = (written: string, place: RegExp, texts: Texts) =>
    replaceFound(written, place, (english) => find(language, texts, english))
  const described = html.replace(
    /(?<=<meta\s+name="description"\s+content=")[^"]*/,
    () => words.description,
  )
  const titled = write(described, /(?<=<title>)[^<]*/, words.titles)
  return write(titled, /(?<=<noscript>)[^<]*/, words.noScript)
}

/** The `id` stays, so it is the same app. */
export function translateManifest(
  language: OtherLanguage,
  { description, manifest } = DOCUMENT_WORDS[language],
): string {
  const english = JSON.parse(readFileSync(ENGLISH_MANIFEST, 'utf8')) as Manifest
  return JSON.stringify({
    ...english,
    lang: language,
    dir: LANGUAGES[language].direction,
    description,
    shortcuts: english.shortcuts.map((shortcut) => ({
      ...shortcut,
      ...find(language, manifest.shortcuts, shortcut.name),
    })),
    screenshots: english.screenshots.map((screenshot) => ({
      ...screenshot,
      label: find(language, manifest.screenshots, screenshot.label),
    })),
  })
}

type Texts<Said = string> = Readonly<Record<string, Said>>

/** A document must not have an English text without a word. */
function find<Said>(language: OtherLanguage, texts: Texts<Said>, english: string): Said {
  const said = texts[english]
  if (said !== undefined) return said
  throw new Error(`pwa/translations/${language}/document.ts has no text for “${english}”.`)
}
