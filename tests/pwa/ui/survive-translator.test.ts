import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { openBrowser, type Browser } from '#tests/support/browser/browser.ts'
import { serveGallery } from './gallery/serve-gallery.ts'

let gallery: Awaited<ReturnType<typeof serveGallery>>
let browser: Browser
let page: Page

beforeAll(async () => {
  gallery = await serveGallery()
  browser = await openBrowser()
  page = await browser.openPage()
})

afterAll(async () => {
  await browser.close()
  await gallery.close()
})

/** Each function replaces the texts of a page in the way of some translation program. */
const WAYS = {
  'replaces each text': (texts: Text[], font: Font) => {
    for (const text of texts) text.replaceWith(font(text.data))
  },
  'puts its own before each text and removes that': (texts: Text[], font: Font) => {
    for (const text of texts) {
      text.before(font(text.data))
      text.remove()
    }
  },
  'puts its own behind each text and removes that': (texts: Text[], font: Font) => {
    for (const text of texts) {
      text.after(font(text.data))
      text.remove()
    }
  },
  'puts its own before all texts and then removes these': (texts: Text[], font: Font) => {
    for (const text of texts) text.before(font(text.data))
    for (const text of texts) text.remove()
  },
  'makes one of all texts': ([first, ...others]: Text[], font: Font) => {
    first?.replaceWith(font([first, ...others].map(({ data }) => data).join('')))
    for (const text of others) text.remove()
  },
  'wraps each text': (texts: Text[], font: Font) => {
    for (const text of texts) {
      const wrap = font('')
      text.replaceWith(wrap)
      wrap.append(text)
    }
  },
}
type Font = (text: string) => HTMLElement

const TEXTS = `[...document.querySelector('[data-turn]').childNodes].filter((node) => node instanceof Text)`
const FONT = String((text: string) => {
  const parent = document.createElement('div')
  parent.innerHTML = '<font><font></font></font>'
  const font = parent.firstElementChild
  font?.firstElementChild?.append(text.toUpperCase())
  return font
})

test.each(Object.entries(WAYS))(
  'where a translator %s, what is shown is what the app holds',
  async (_, way) => {
    await page.goto(gallery.url)
    const sample = page.locator('[data-turn]')
    const texts: string[] = []
    for (const turn of [0, 1, 2]) {
      await page.locator(`[data-turn="${String(turn)}"]`).waitFor()
      texts.push(((await sample.textContent()) ?? '').toLowerCase())
      expect(await sample.locator('> b').count()).toBe(turn % 2)
      await page.evaluate(`(${String(way)})(${TEXTS}, ${FONT})`)
      expect(await sample.locator('font').count()).toBeGreaterThan(0)
      await page.getByRole('button', { name: 'Next turn' }).click()
    }
    expect(texts).toEqual(['dear ann, go on.', 'dear bea, wait', 'dear cy, go on.'])
    await expect.poll(() => sample.count()).toBe(0)
    expect(browser.complaints).toEqual([])
  },
)
