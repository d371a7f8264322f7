import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Language } from '#contracts/language/languages.ts'
import { translate as arabic } from '#pwa/translations/ar/words.ts'
import { translate as spanish } from '#pwa/translations/es/words.ts'

const APP = join(import.meta.dirname, '../../pwa')
const TRANSLATE = { es: spanish, ar: arabic }
const VALUE = '\0'

type Name = string | RegExp

/** Returns a function that finds the name of a control in this language by its English name. */
export async function namesIn(language: Language): Promise<(name: Name) => Name> {
  if (language === 'en') return (name) => name
  const translate = TRANSLATE[language]
  const texts: [english: string, own: string][] = []
  for (const file of readdirSync(APP, { recursive: true, encoding: 'utf8' })) {
    const path = join(APP, file)
    if (!/words\.tsx?$/.test(file)) continue
    const part = /(?<=\bwordsOf\(')[^']+/.exec(readFileSync(path, 'utf8'))?.[0] ?? ''
    const own = translate(part)
    if (own) texts.push(...pair(((await import(path)) as { english: unknown }).english, own))
  }
  return (name) => {
    const pattern = typeof name === 'string' ? new RegExp(`^${escape(name)}$`) : name
    const end = typeof name === 'string' ? '$' : ''
    const found = texts.filter(([english]) => pattern.test(english))
    const sources = found.map(([, own]) => `^${escape(own)}${end}`)
    // The console is in English in every language.
    return new RegExp([pattern.source, ...sources].join('|'))
  }
}

/** Pairs the texts of a part with its translations. Of a text with values, takes the beginning. */
function pair(english: unknown, own: unknown): [string, string][] {
  if (typeof english === 'string') return [[english, own as string]]
  if (typeof english === 'function') {
    const [begins, ownBegins] = [english, own].map(beginOf)
    return begins && ownBegins ? [[begins, ownBegins]] : []
  }
  if (english === null || typeof english !== 'object') return []
  const translated = own as Record<string, unknown>
  return Object.entries(english).flatMap(([name, inner]) => pair(inner, translated[name]))
}

function beginOf(write: unknown): string | undefined {
  try {
    const text = (write as (...values: string[]) => unknown)(VALUE, VALUE, VALUE)
    return typeof text === 'string' ? text.split(VALUE)[0] : undefined
  } catch {
    // It takes other values than texts.
    return undefined
  }
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
