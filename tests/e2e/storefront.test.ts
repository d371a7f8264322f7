import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Page } from 'playwright-core'
import { checkAccessibility, openBrowser, type Browser } from '#tests/support/browser/browser.ts'
import { startServer, type Server } from '#tests/support/server/server.ts'

/** Layout shifts that no input of the visitor explains. */
const WATCH_SHIFTS = `
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
`
const MAX_SHIFT = 0.05

let server: Server
let browser: Browser
let page: Page

beforeAll(async () => {
  server = await startServer({ RATE_LIMIT_FACTOR: '100' })
})

afterAll(async () => {
  await server.close()
})

beforeEach(async () => {
  browser = await openBrowser({
    baseURL: server.url,
    viewport: { width: 1280, height: 860 },
    reducedMotion: 'reduce',
  })
  await browser.context.addInitScript(WATCH_SHIFTS)
  page = await browser.openPage()
})

afterEach(async () => {
  expect(browser.complaints).toEqual([])
  await browser.close()
})

const readShift = () => page.evaluate<number>('window.shift')
const price = () => page.locator('#pricing')

function topOf(id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top)
}

async function expectInView(id: string) {
  await expect.poll(() => topOf(id)).toBeGreaterThan(0)
  await expect.poll(() => topOf(id)).toBeLessThan(400)
}

describe('before any code has arrived', () => {
  const isOpen = 'main :is(button, input):not([inert])'

  test.each([
    ['/', isOpen],
    ['/guide', 'main article'],
    ['/practice-test', isOpen],
  ])('%s shows its opening where the app shows it then', async (path, ready) => {
    const boxes = () =>
      page.locator('h1, main a, header a').evaluateAll((all) =>
        all.slice(0, 5).map((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return [element.textContent, x, y, width, height].join(' ')
        }),
      )
    let release = () => undefined as unknown
    const held = new Promise((resolve) => (release = () => resolve(undefined)))
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    const pictured = await boxes()
    expect(await page.locator(ready).count()).toBe(0)

    release()
    await page.locator(ready).first().waitFor()
    expect(await boxes()).toEqual(pictured)
    expect(await readShift()).toBeLessThanOrEqual(MAX_SHIFT)
  })
})

describe('a visitor on the home page', () => {
  test('sees the card and its pattern follow the name that is typed', async () => {
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    const pattern = () => page.locator('article path').first().getAttribute('d')
    const before = await pattern()

    await page.getByLabel('Try a name').fill('Somebody Else')
    await page.getByRole('heading', { name: 'Somebody Else' }).waitFor()
    expect(await pattern()).not.toBe(before)

    await page.getByLabel('Visa class').selectOption('H-1B')
    await page.getByText('Specialty occupation worker').or(page.getByText('H-1B')).first().waitFor()
  })

  test('answers three real questions and is told why each answer is right', async () => {
    await page.goto('/')
    const taste = page.getByRole('region', { name: /Question \d of 3/ })
    for (const step of ['Next Question', 'Next Question', 'See Your Result']) {
      await taste.getByRole('listitem').first().getByRole('button').click()
      await taste
        .getByText(/^Right:|^Not right\./)
        .first()
        .waitFor()
      await taste.getByText(/As of 18 Jun 2026/).waitFor()
      await taste.getByRole('button', { name: step }).click()
    }
    const result = page.getByRole('region', { name: /You got \d of 3/ })
    await result.getByText('No outcome is guaranteed.', { exact: false }).waitFor()
    await result.getByRole('link', { name: 'Take Free Practice Test' }).waitFor()
    expect(
      await result.getByRole('heading').evaluate((node) => node === document.activeElement),
    ).toBe(true)
  })

  test('finds every section of the header, also by a link from outside', async () => {
    await page.goto('/')
    await price().waitFor()
    const nav = page.getByRole('navigation', { name: 'Main' })
    for (const [label, id] of [
      ['Features', 'features'],
      ['Success Guide', 'guide'],
      ['Success Stories', 'testimonials'],
      ['Pricing', 'pricing'],
    ] as const) {
      await nav.getByRole('link', { name: label }).click()
      await expectInView(id)
    }
    await page.goto('about:blank')
    await page.goto('/#certificate')
    await expectInView('certificate')
    expect(await readShift()).toBeLessThanOrEqual(MAX_SHIFT)
  })

  test('reads how each feature works, and closes it by Got It or by Esc', async () => {
    await page.goto('/')
    const buttons = page.getByRole('button', { name: /^Learn More/ })
    await buttons.first().waitFor()
    expect(await buttons.count()).toBe(6)

    for (const button of await buttons.all()) {
      await button.click()
      const dialog = page.getByRole('dialog')
      for (const title of ['How It Works', 'Key Benefits', 'Examples']) {
        await dialog.getByRole('heading', { name: title }).waitFor()
      }
      await dialog.getByRole('button', { name: 'Got It' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await buttons.last().click()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await buttons.last().evaluate((node) => node === document.activeElement)).toBe(true)
  })

  test('chooses a visa with the keyboard and reads what it requires', async () => {
    await page.goto('/')
    await page.getByText('Choose a visa to see what it requires.').waitFor()
    await page.getByRole('radio', { name: /F-1 Student/ }).press('Space')
    await page.getByRole('heading', { name: 'F-1 Student: what it requires' }).waitFor()
    await page.keyboard.press('ArrowDown')
    await page.getByRole('heading', { name: 'H-1B Specialty Worker: what it requires' }).waitFor()
    expect(await page.getByRole('radio').count()).toBe(5)
  })

  test('sees on a phone what the chosen visa requires without looking for it', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('radio', { name: /J-1 Exchange Visitor/ }).check()
    const title = page.getByRole('heading', { name: 'J-1 Exchange Visitor: what it requires' })
    await expect
      .poll(() => title.evaluate((heading) => heading.getBoundingClientRect().top))
      .toBeLessThan(844)
  })

  test('is led to the checkout by every purchase button, each a new document', async () => {
    await page.goto('/')
    await price().waitFor()
    await page.getByRole('radio', { name: /F-1 Student/ }).press('Space')
    await page.getByRole('link', { name: 'Get the detailed guide for $19.99' }).waitFor()
    const links = page.getByRole('link', { name: /\$19\.99/ })
    const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(addresses.length).toBeGreaterThanOrEqual(4)
    expect(new Set(addresses)).toEqual(new Set(['/checkout']))

    await links.first().click()
    await page.waitForURL('/checkout')
    expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1)
  })

  test('sees a note beside each claim, and that the testimonials are samples', async () => {
    await page.goto('/')
    await price().waitFor()
    await price().getByText('$49.99').waitFor()
    await price()
      .getByText(/60-day money-back guarantee/)
      .waitFor()
    await page
      .locator('#guide')
      .getByText(/30-day money-back guarantee/)
      .waitFor()
    await page
      .locator('#guide')
      .getByText(/Contents as of June 2026/)
      .waitFor()
    await page
      .locator('#features')
      .getByText(/30 days is our advice, not a rule/)
      .waitFor()
    const stories = page.locator('#testimonials')
    await stories.getByText('These are samples.', { exact: false }).waitFor()
    expect(await stories.getByText('Sample', { exact: true }).count()).toBe(
      await stories.getByRole('listitem').count(),
    )
  })

  test('is told what is missing when the content cannot be fetched, and tries again', async () => {
    const isContent = (url: URL) => url.pathname === '/api/learning/content'
    const away = await openBrowser({ baseURL: server.url, serviceWorkers: 'block' })
    const visit = await away.openPage()
    await visit.route(isContent, (route) => route.abort())
    await visit.goto('/')
    await visit.getByText('Questions, chapters and sources could not be loaded').waitFor()
    await visit.locator('#pricing').waitFor()

    await visit.unroute(isContent)
    await visit.getByRole('button', { name: 'Try again' }).click()
    await visit.getByRole('region', { name: /Question 1 of 3/ }).waitFor()
    await away.close()
  })
})

describe('a reader of the guide', () => {
  test('opens a chapter from the home page and finds its date and its source', async () => {
    await page.goto('/')
    await page.getByRole('link', { name: /^Who must appear in person/ }).click()
    await page.waitForURL('/guide#waivers')
    const chapter = page.getByRole('article', { name: 'Who must appear in person' })
    await chapter.getByText(/^As of 18 Jun 2026\. Official page:/).waitFor()
    await expectInView('waivers')
    await chapter.getByText('Sources', { exact: true }).click()
    await chapter.locator('details p').waitFor()
    await page.getByRole('heading', { name: 'What is known to move' }).waitFor()
    await expect.poll(() => page.title()).toBe('The Success Guide · Visa Success Guide')
    const canonical = page.locator('link[rel="canonical"]')
    expect(await canonical.getAttribute('href')).toBe(`${server.url}/guide`)
  })

  test.each(['privacy', 'terms', 'refund'])('reads /%s from the footer', async (path) => {
    await page.goto('/')
    await page.locator(`footer a[href="/${path}"]`).click()
    await page.waitForURL(`/${path}`)
    await page.getByText('[Name, address and register number of the operator]').waitFor()
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  })
})

describe('every public page', () => {
  test.each([
    { width: 320, colorScheme: 'light' },
    { width: 390, colorScheme: 'dark' },
    { width: 768, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ] as const)(
    'is accessible, fits and stays in place at $width px, $colorScheme',
    async ({ width, colorScheme }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.setViewportSize({ width, height: 844 })
      for (const [path, last] of [
        ['/', '#pricing'],
        ['/guide', '#dated-notices'],
        ['/privacy', 'h1'],
      ] as const) {
        await page.goto(path)
        await page.locator(last).waitFor()
        expect(await readShift(), path).toBeLessThanOrEqual(MAX_SHIFT)
        const over = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        )
        expect(over, path).toBeLessThanOrEqual(0)
        await checkAccessibility(page)
      }
    },
  )

  test('finds the address of support below every page, which asks for it only there', async () => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked).not.toContain('/api/support')
    const address = page.getByRole('contentinfo').getByRole('link', { name: /@/ })
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    const link = await address.getAttribute('href')
    expect(link).toMatch(/^mailto:.+@/)

    for (const path of ['/privacy', '/refund']) {
      await page.goto(path)
      await page
        .getByRole('main')
        .locator(`a[href="${String(link)}"]`)
        .waitFor()
    }
    await page.route('/api/support', (route) => route.abort())
    await page.goto('/privacy')
    await page.getByText('Write to our support address with any question').waitFor()
  })
})
