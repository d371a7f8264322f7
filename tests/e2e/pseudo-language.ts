import type { Page } from 'playwright-core'
import type { Browser } from '#tests/support/browser/browser.ts'
import { chooseLanguage } from './every-screen.ts'
import type { Site } from './journey.ts'
import { readTexts, withoutNames } from './read-texts.ts'

/**
 * A script that replaces the Spanish translation. It puts every text of the app in brackets, such
 * as `[text]`. A text outside brackets cannot be translated into any language.
 */
const PSEUDO = `
${inPseudo.toString()}
const byName = new Proxy({}, { get: (_, name) => inPseudo(String(name)) })
function translate(part, english) {
  // Dates and problems are values and not words.
  if (part === 'problems' || part === 'uiDate') return undefined
  // English has no words for these parts.
  const isByName = part === 'deviceContentLabels' || part === 'verificationVerdictSentences'
  return isByName ? byName : inPseudo(english)
}
`

/**
 * Returns the words in brackets. Makes each word 40 % longer, because words of other languages can be
 * longer.
 */
export function inPseudo<Words>(words: Words): Words {
  const write = (value: unknown): unknown => {
    if (typeof value === 'string') {
      const longer = value.replace(
        /\p{L}+/gu,
        (word) => word + word.slice(0, Math.ceil(word.length * 0.4)),
      )
      return value.trim() === '' ? value : `[${longer}]`
    }
    if (typeof value === 'function') {
      const say = value as (...given: unknown[]) => unknown
      return (...given: unknown[]) => write(say(...given))
    }
    if (Array.isArray(value)) return value.map(write)
    if (value === null || typeof value !== 'object' || value instanceof Date) return value
    if ('props' in value) {
      const { children, ...rest } = value.props as { children: unknown }
      return { ...value, props: { ...rest, children: children && write(children) } }
    }
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, write(inner)]))
  }
  return write(words) as Words
}

/** Shows the app and its learning content in the pseudo-language. */
export async function speakPseudo(browser: Browser, site: Site): Promise<void> {
  await chooseLanguage(browser.context, site, 'es')
  await browser.context.route('**/assets/translations-es-*.js', async (route) => {
    const text = await (await route.fetch()).text()
    const name = /export\s*\{\s*[\w$]+ as ([\w$]+)\s*\}/.exec(text)?.[1] ?? 'translate'
    // Finds the files that the replaced file imports. The new file imports the same files, because
    // they must load before the app starts.
    const loads = Array.from(
      text.matchAll(/"(\.\/[\w.-]+\.js)"/g),
      ([, file]) => `import '${file ?? ''}'`,
    )
    const body = `${loads.join('\n')}\n${PSEUDO}\nconst words = { translate }\nexport { words as ${name} }`
    await route.fulfill({ body, contentType: 'text/javascript' })
  })
  await browser.context.route('**/api/learning/translation?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { texts: (string | null)[] }
    const texts = answer.texts.map((text) => inPseudo(text ?? 'x'))
    await route.fulfill({ json: { ...answer, isRead: true, texts } })
  })
}

/**
 * Returns the texts of the page that are outside brackets. Leaves out the elements that stay
 * English.
 */
export async function findUntranslated(page: Page): Promise<string[]> {
  // A text in brackets can consist of several elements.
  let depth = 0
  const found: string[] = []
  for (const { text, isMarked } of await readTexts(page)) {
    let outside = ''
    for (const letter of text) {
      if (letter === '[') depth += 1
      if (depth === 0) outside += letter
      if (letter === ']') depth -= 1
    }
    if (!isMarked && /\p{L}{3}/u.test(withoutNames(outside))) found.push(text.trim())
  }
  return found
}
