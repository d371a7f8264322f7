import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { OTHER_LANGUAGES } from '#contracts/language/languages.ts'
import { checkLanguage } from '#api/learning/translations/check-language.ts'
import { GROUP_NAMES } from '#api/learning/translations/units.ts'
import { ENGLISH_ONLY } from '#pwa/language/language.ts'
import { deviceContent as arabic } from '#pwa/translations/ar/device-content.tsx'
import { deviceContent as spanish } from '#pwa/translations/es/device-content.tsx'

const WORDS = { es: spanish, ar: arabic }

/** What the line says is in the language: the whole guide, or the free part. Then what stays in English. */
const SAYS = {
  es: {
    whole: /^En español: .*toda la guía\. En inglés/,
    free: /^En español: .*la parte gratuita/,
    english: [/edición impresa/, /examen final/, /recibos/, /textos legales/],
  },
  ar: {
    whole: /^بالعربية: .*الدليل كله/,
    free: /^بالعربية: .*والجزء المجاني من الدليل\. بالإنجليزية: النصوص المدفوعة/,
    english: [/الطبعة المطبوعة/, /الاختبار النهائي/, /الإيصالات/, /النصوص القانونية/],
  },
}
const FREE = ['free', 'pool', 'facts', 'lookup', 'values'] as const

describe.each(OTHER_LANGUAGES)('the line before the purchase in %s', (language) => {
  const { limits } = WORDS[language]

  test('says of the guide what the translations have', () => {
    const { groups } = checkLanguage(language)
    const isWhole = (names: readonly (typeof GROUP_NAMES)[number][]) =>
      names.every((name) => groups.get(name)?.missing.length === 0)
    expect(isWhole(FREE)).toBe(true)
    expect(limits.language).toMatch(SAYS[language][isWhole(GROUP_NAMES) ? 'whole' : 'free'])
  })

  test('names what is in English for everybody', () => {
    for (const part of SAYS[language].english) expect(limits.language).toMatch(part)
    for (const path of ['/dashboard/downloads/print-edition', '/terms', '/refund']) {
      expect(path).toMatch(ENGLISH_ONLY)
    }
    expect(GROUP_NAMES).not.toContain('exam')
  })
})

describe('the pages before the purchase', () => {
  beforeEach(() => vi.resetModules())
  afterEach(() => vi.resetModules())

  /** Returns the markup of the prices and of the checkout, with these words about the content. */
  async function show(content: unknown): Promise<string[]> {
    const { bring } = await import('#pwa/language/words.ts')
    bring((part) => (part === 'deviceContent' ? content : undefined))
    const { renderScreen } = await import('#tests/support/browser/render-screen.tsx')
    const { Pricing } = await import('#pwa/screens/storefront/sections/pricing.tsx')
    const { CheckoutPage } = await import('#pwa/screens/checkout/checkout-page.tsx')
    return [<Pricing key="prices" />, <CheckoutPage key="checkout" />].map((screen) =>
      renderScreen(screen, { user: null }),
    )
  }

  test('show the line of their language, before the price', async () => {
    for (const page of await show(spanish)) {
      const [before] = page.split('$19.99')
      expect(before).toContain(`<p>${spanish.limits.language}</p>`)
    }
  })

  test('show no empty line in English', async () => {
    for (const page of await show(undefined)) expect(page).not.toContain('<p></p>')
  })
})
