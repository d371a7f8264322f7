import type { Page } from 'playwright-core'

/**
 * A script that replaces the Spanish translation. It puts every text of the app in brackets, such
 * as `[text]`. A text outside brackets cannot be translated into any language.
 */
const PSEUDO = `
function mark(value) {
  if (typeof value === 'string') return value.trim() === '' ? value : '[' + value + ']'
  if (typeof value === 'function') return (...given) => mark(value(...given))
  if (Array.isArray(value)) return value.map(mark)
  if (value === null || typeof value !== 'object' || value instanceof Date) return value
  if ('props' in value) {
    const { children } = value.props
    return { ...value, props: { ...value.props, children: children && mark(children) } }
  }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, mark(inner)]))
}
const byName = new Proxy({}, { get: (_, name) => '[' + String(name) + ']' })
function translate(part, english) {
  // Dates and problems are values and not words.
  if (part === 'problems' || part === 'ui/date') return undefined
  // English has no words for these parts.
  const isByName = part === 'device/content/labels' || part === 'verification/verdict/sentences'
  return isByName ? byName : mark(english)
}
`

/** Shows the app and its learning content in the pseudo-language. */
export async function speakPseudo(page: Page, site: string): Promise<void> {
  await page.context().addCookies([{ name: 'language', value: 'es', url: site }])
  await page.context().route('**/assets/translations-es-*.js', async (route) => {
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
  await page.context().route('**/api/learning/translation?*', async (route) => {
    const answer = (await (await route.fetch()).json()) as { texts: unknown[] }
    await route.fulfill({ json: { ...answer, isRead: true, texts: answer.texts.map(() => '[x]') } })
  })
}

/**
 * Returns the texts of the page that are outside brackets. Leaves out the elements that stay
 * English.
 */
export function findUntranslated(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const HIDDEN =
      'script, style, noscript, [lang]:not(html), [translate="no"], textarea, option, code'
    const NAMES =
      /Visa Success Guide|Chrome on Linux|Sample Traveller|\S+@\S+|Visa Waiver|\b[A-Z][A-Z0-9]*-?\d[\dA-Z()]*\b|\b[A-Z]{2,}\b|\d{1,2} [A-Z][a-z]{2} \d{4}|person-\d+-\d+|[\da-f]{4}…[\da-f]{4}|[\da-f-]{12,}|https?:\S+|\S+\.pdf/g
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    let open = 0
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? ''
      const isShown = !node.parentElement?.closest(HIDDEN)
      const isOutside = open === 0 && !text.includes('[')
      open += text.split('[').length - text.split(']').length
      const rest = text.replaceAll(NAMES, '')
      if (isShown && isOutside && /\p{L}{3}/u.test(rest)) found.push(text.trim())
    }
    return found
  })
}
