import { beforeEach, describe, expect, test } from 'vitest'
import type { Locator } from 'playwright-core'
import { LANGUAGE_NAMES } from '#contracts/language/languages.ts'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { openGallery } from './gallery/open-gallery.ts'

const { url, browser, page } = await openGallery()

describe('every piece', () => {
  test.each([
    { theme: 'light', width: 320 },
    { theme: 'light', width: 390 },
    { theme: 'light', width: 1280 },
    { theme: 'dark', width: 390 },
    { theme: 'dark', width: 768 },
  ] as const)('is accessible and fits in $theme at $width px', async ({ theme, width }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 860 })
    // Loads the page again. Otherwise a colour could still be changing from the earlier theme.
    await page.reload()
    await page.getByRole('heading', { name: 'Gallery' }).waitFor()

    await checkAccessibility(page)
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
    expect(browser.complaints).toEqual([])
  })
})

describe('where colours are the reader’s own', () => {
  test('a switch that is on, the selected tab and a progress bar still show it', async () => {
    await page.emulateMedia({ forcedColors: 'active' })
    const colour = (locator: Locator, part?: string) =>
      locator.evaluate((element, name) => getComputedStyle(element, name).backgroundColor, part)

    const control = page.getByRole('switch', { name: 'Refresh by itself' })
    const track = control.locator('span').last()
    const [off, knobOff] = [await colour(track), await colour(track, '::after')]
    expect(knobOff).not.toBe(off)
    await control.click()
    await expect.poll(() => colour(track)).not.toBe(off)
    await expect.poll(() => colour(track, '::after')).not.toBe(knobOff)

    const tabsOf = (name: string) => page.getByRole('tablist', { name }).getByRole('tab')
    const [tabs, ways] = [tabsOf('Sections'), tabsOf('Ways')]
    expect(await colour(tabs.nth(0))).not.toBe(await colour(tabs.nth(1)))
    expect(await colour(ways.nth(0))).toBe(await colour(tabs.nth(0)))
    const bar = page.getByRole('progressbar').first()
    expect(await colour(bar.locator('div'))).not.toBe(await colour(bar))
    await page.emulateMedia({ forcedColors: 'none' })
  })
})

describe('tabs', () => {
  test('move by the arrow keys, and their choice is in the address', async () => {
    const first = page.getByRole('tab', { name: 'Overview' })
    await first.focus()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('tabpanel', { name: 'Users' }).getByText('Panel of users').waitFor()
    expect(page.url()).toContain('tab=users')

    await page.reload()
    await page.getByText('Panel of users').waitFor()
    await page.getByRole('tab', { name: 'Users' }).press('Home')
    await page.getByText('Panel of overview').waitFor()
    expect(page.url()).not.toContain('tab=')
  })
})

describe('from right to left', () => {
  beforeEach(() => page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl')))

  test.each([320, 1280])('everything fits at %i px', async (width) => {
    await page.setViewportSize({ width, height: 860 })
    await page.getByRole('switch', { name: 'Refresh by itself' }).waitFor()
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    )
    expect(overflow).toBeLessThanOrEqual(0)
  })

  test('arrows point the other way, and other pictures do not', async () => {
    const scaleOf = (control: Locator) =>
      control.locator('svg').evaluate((picture) => getComputedStyle(picture).scale)
    expect(await scaleOf(page.getByRole('button', { name: 'Next page' }))).toBe('-1 1')
    expect(await scaleOf(page.getByRole('tab', { name: 'Users' }))).toBe('none')
  })

  test('the next tab is the one on the left', async () => {
    await page.getByRole('tab', { name: 'Overview' }).press('ArrowLeft')
    await page.getByRole('tabpanel', { name: 'Credentials' }).waitFor()
    await page.getByRole('tab', { name: 'Credentials' }).press('ArrowRight')
    await page.getByRole('tabpanel', { name: 'Overview' }).waitFor()
    const overview = await page.getByRole('tab', { name: 'Overview' }).boundingBox()
    const credentials = await page.getByRole('tab', { name: 'Credentials' }).boundingBox()
    expect(overview?.x).toBeGreaterThan(credentials?.x ?? NaN)
  })

  test('a switch that is on has its knob on the left', async () => {
    const control = page.getByRole('switch', { name: 'Refresh by itself' })
    const knob = () =>
      control
        .locator('span')
        .last()
        .evaluate((track) => getComputedStyle(track, '::after').translate)
    expect(await knob()).toBe('none')
    await control.click()
    await expect.poll(knob).toBe('-16px')
  })

  test('an address that is typed runs from left to right', async () => {
    const email = page.getByRole('textbox', { name: 'Email' })
    expect(await email.evaluate((field) => getComputedStyle(field).direction)).toBe('ltr')
  })
})

describe('a table', () => {
  test('sorts by its headers and says so', async () => {
    const header = page.getByRole('columnheader', { name: 'Credentials' })
    await header.getByRole('button').click()
    expect(await header.getAttribute('aria-sort')).toBe('ascending')
    await header.getByRole('button').click()
    expect(await header.getAttribute('aria-sort')).toBe('descending')
    const firstRow = page.getByRole('row').nth(1)
    expect(await firstRow.getByRole('cell').first().textContent()).toBe('cyd')
  })

  test('becomes a list of cards on a phone', async () => {
    await page.setViewportSize({ width: 390, height: 800 })
    await page.getByRole('list', { name: 'Users' }).getByText('ada: 12 credentials').waitFor()
    expect(await page.getByRole('table').count()).toBe(0)
  })
})

describe('a field', () => {
  test('is described by its error and its hint', async () => {
    const email = page.getByRole('textbox', { name: 'Email' })
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    const describedBy = await email.getAttribute('aria-describedby')
    expect(await page.locator(`[id="${String(describedBy)}"]`).textContent()).toContain(
      'Enter a valid email address.',
    )
  })

  test('shows a password when asked to', async () => {
    const password = page.getByLabel('Password', { exact: true })
    expect(await password.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: 'Show password' }).click()
    expect(await password.getAttribute('type')).toBe('text')
  })
})

describe('a countdown', () => {
  test('runs to its end and is read out at its thresholds', async () => {
    await page.clock.install()
    await page.goto(url)
    const timer = page.getByRole('timer')
    await expect.poll(() => timer.textContent()).toMatch(/^5:0[12]/)
    await page.clock.runFor(5000)
    await expect.poll(() => timer.textContent()).toMatch(/^4:5\d5 min left$/)
    await page.clock.fastForward(240_000)
    await expect.poll(() => timer.textContent()).toMatch(/1 min left$/)
    await page.clock.fastForward(60_000)
    await expect.poll(() => timer.textContent()).toBe('Expired')
  })
})

test('a button on a phone keeps its word whole beside a text that is long', async () => {
  await page.setViewportSize({ width: 320, height: 640 })
  const button = page.locator('button[class*="primary"]').first()
  const heights = await button.evaluate((element) => {
    const row = document.createElement('div')
    row.style.cssText = 'display: flex; align-items: start; width: 240px'
    const own = document.createElement('button')
    own.className = element.getAttribute('class') ?? ''
    own.textContent = 'End'
    document.body.append(own)
    const alone = own.offsetHeight
    row.append('A text that has many words, and takes all the room. '.repeat(4), own)
    document.body.append(row)
    return { alone, beside: own.offsetHeight }
  })
  expect(heights.beside).toBe(heights.alone)
})

describe('a stamp', () => {
  test('is told from the others by word and outline', async () => {
    const stamps = page.locator('[data-verdict]')
    const words = await stamps.locator('p:first-of-type').allTextContents()
    const verdicts = 'VALID,REVOKED,EXPIRED,NOT FOUND,INVALID,SAMPLE,NOT CHECKED'
    expect(words.join()).toBe(`${verdicts},NOT YET VALID`)
    const outlines = await stamps
      .locator('svg')
      .evaluateAll((all) => all.map((svg) => svg.innerHTML))
    // A first day that is to come has the outline of a last day that has passed.
    expect(new Set(outlines).size).toBe(outlines.length - 1)
  })

  test.each(LANGUAGE_NAMES)('holds its word and its note in %s', async (language) => {
    await page.setViewportSize({ width: 390, height: 860 })
    await page.context().addCookies([{ name: 'language', value: language, url }])
    await page.reload()
    await page.context().clearCookies()
    await page.getByRole('heading', { name: 'Gallery' }).waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe(language)
    expect(await page.locator('[data-verdict]').evaluateAll(listOverruns)).toEqual([])
  })
})

/** Returns the texts with a line that crosses the outline of its stamp. */
function listOverruns(stamps: Element[]): string[] {
  return stamps.flatMap((stamp) => {
    ;(stamp as HTMLElement).style.rotate = 'none'
    const closed = [...stamp.querySelectorAll('svg > *')].filter(
      (shape) => shape.getAttribute('d')?.endsWith('Z') ?? true,
    ) as SVGGeometryElement[]
    const holds = (x: number, y: number) =>
      closed.every((shape) =>
        shape.isPointInFill(new DOMPoint(x, y).matrixTransform(shape.getScreenCTM()?.inverse())),
      )
    return [...stamp.querySelectorAll('p')].flatMap((text) => {
      const range = document.createRange()
      range.selectNodeContents(text)
      // The letters take the middle of a line.
      const isHeld = [...range.getClientRects()].every(({ left, right, top, height }) =>
        [left, right].every((x) => [0.2, 0.5, 0.8].every((part) => holds(x, top + height * part))),
      )
      return isHeld ? [] : [text.textContent]
    })
  })
}
