import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { measureSideways } from './sideways.ts'
import { expectInView, MAX_SHIFT, readShift, test } from './visitor.ts'

const DEAD = ':is(button, input, select, summary)[inert]'

/** Playwright sees an element also before its style sheet has arrived. */
const isStyled = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].every(
    ({ sheet }) => sheet !== null,
  )

/**
 * Finishes the animations of these controls. Returns the visible controls that are not pale. A
 * disabled control is pale.
 */
function looksAlive(controls: Element[]): string[] {
  for (const control of controls) {
    for (const animation of control.getAnimations()) animation.finish()
  }
  const seen = controls.filter((control) => control.checkVisibility())
  const alive = seen.filter((control) => Number(getComputedStyle(control).opacity) > 0.6)
  return alive.map(({ outerHTML }) => outerHTML)
}

describe('before any code has arrived', () => {
  const isOpen = 'main :is(button, input):not([inert])'

  test('a page shows its opening where the app shows it then', async ({ page }) => {
    for (const [path, ready] of [
      ['/', isOpen],
      ['/guide', 'main article'],
      ['/practice-test', isOpen],
      ['/auth', isOpen],
      ['/auth?tab=signup', isOpen],
      ['/checkout', isOpen],
    ] as const) {
      const boxesOf = (parts: string) =>
        page.locator(parts).evaluateAll((all) =>
          all.slice(0, 5).map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            return [element.textContent, x, y, width, height].join(' ')
          }),
        )
      // The boxes of the labels are included, because two different forms can appear in the same
      // place.
      const boxes = async () => [
        ...(await boxesOf('header a')),
        ...(await boxesOf('main :is(h1, label)')),
      ]
      let release = () => undefined as unknown
      const held = new Promise((resolve) => (release = () => resolve(undefined)))
      await page.route('**/assets/*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto('about:blank')
      await page.goto(path, { waitUntil: 'commit' })
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForFunction(isStyled)
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      const pictured = await boxes()
      expect(await page.locator(ready).count(), path).toBe(0)
      expect(await page.locator(DEAD).count(), path).toBeGreaterThan(0)
      expect(await page.locator(DEAD).evaluateAll(looksAlive), path).toEqual([])

      release()
      await page.locator(ready).first().waitFor()
      expect((await boxes()).slice(0, pictured.length), path).toEqual(pictured)
      expect(await readShift(page), path).toBeLessThanOrEqual(MAX_SHIFT)
      await page.unrouteAll()
    }
  })
})

describe('a reader of the guide', () => {
  test('opens a chapter from the home page and finds its date and its source', async ({
    server,
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: /^Who must appear in person/ }).click()
    await page.waitForURL('/guide#waivers')
    const chapter = page.getByRole('article', { name: 'Who must appear in person' })
    await expectInView(page, 'waivers')
    await chapter.getByText(/^As of 9 Sep 2026/).click()
    await chapter.getByText(/^Checked on .* Source: .* Official page: /).waitFor()
    await page.getByRole('heading', { name: 'What is known to move' }).waitFor()
    await expect.poll(() => page.title()).toBe('The Success Guide · Visa Success Guide')
    const canonical = page.locator('link[rel="canonical"]')
    expect(await canonical.getAttribute('href')).toBe(`${server.url}/guide`)
  })

  test('opens the chapters and the notices one by one on a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto('/')
    await page.getByRole('link', { name: 'The DS-160' }).click()
    await expectInView(page, 'ds-160')
    const folded = page.getByText('The visa application (MRV) fee was')
    const headline = page.locator('#fees').getByText('As of 6 Oct 2026 · For every visa class')
    await page.locator('#ds-160').getByText('A submitted form cannot be edited.').waitFor()
    expect(await page.getByText('Arrive 30 minutes early.').isVisible()).toBe(false)
    expect(await folded.isVisible()).toBe(false)
    await headline.click()
    await folded.waitFor()
    await headline.click()
    await folded.waitFor({ state: 'hidden' })
  })

  test('sees what concerns their nationality first, and every ban and bond until it is known', async ({
    page,
  }) => {
    const bonds = page.locator('#visa-bonds')
    const text = bonds.getByText('A bond guarantees nothing.')
    await page.goto('/guide')
    await text.waitFor()
    for (const id of ['two-questions', 'entry-limits', 'entry-limit-lists']) {
      expect(await page.locator(`#${id}[open]`).count(), id).toBe(1)
    }

    await page.goto('/checkout')
    await page.getByRole('button', { name: 'What applies to me?' }).click()
    await page.getByLabel('Visa class').selectOption('F-1')
    await page.getByLabel('Nationality or travel document').fill('Norway')
    await page.getByRole('button', { name: 'Norway', exact: true }).click()
    await page.getByRole('region', { name: 'What applies to me' }).waitFor()
    await page.goto('/guide')
    await page.getByText('First what concerns: Norway, F-1.').waitFor()
    const [first] = await page
      .locator('#dated-notices details[id]')
      .evaluateAll((all) => all.map(({ id }) => id))
    expect(first).toBe('fixed-stay')
    expect(await text.isVisible()).toBe(false)
    expect(await page.locator('#two-questions[open]').count()).toBe(1)

    // A link to a folded notice opens it, also when the address has not changed since the last press.
    for (let press = 0; press < 2; press++) {
      await page.getByRole('link', { name: 'visa bonds', exact: true }).click()
      await text.waitFor()
      await expectInView(page, 'visa-bonds')
      await bonds.getByText('Visa bonds', { exact: true }).click()
      await text.waitFor({ state: 'hidden' })
    }
  })

  test('reads what binds the operator from the footer of every page', async ({ page }) => {
    await page.goto('/')
    for (const path of ['privacy', 'terms', 'refund']) {
      await page.locator(`footer a[href="/${path}"]`).click()
      await page.waitForURL(`/${path}`)
      await page.getByText('[Name, address and register number of the operator]').waitFor()
      expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    }
  })
})

describe('a reader of the corrections', () => {
  test('comes from the guide, and goes back to the chapter that is right now', async ({ page }) => {
    await page.goto('/guide')
    await page.getByRole('link', { name: /^What was wrong in the guide/ }).click()
    await page.waitForURL('/corrections')
    await page.getByRole('heading', { name: 'Corrections', level: 1 }).waitFor()
    const entry = page.getByRole('article', { name: 'A new DS-160 after the booking' })
    await entry.getByRole('link', { name: 'The DS-160' }).click()
    await page.waitForURL('/guide#ds-160')
    await expectInView(page, 'ds-160')
  })
})

describe('every public page', () => {
  test('stays in place while it loads, at every width', async ({ page }) => {
    for (const width of [320, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      for (const [path, last] of [
        ['/', '#pricing'],
        ['/guide', '#dated-notices'],
        ['/corrections', '#how-long-an-old-form-helps'],
        ['/privacy', 'h1'],
      ] as const) {
        await page.goto(path)
        await page.locator(last).waitFor()
        expect(await readShift(page), `${path} at ${String(width)}`).toBeLessThanOrEqual(MAX_SHIFT)
      }
    }
  })

  test('finds the address of support below every page, which asks for it only there', async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/')
    // Waits until the footer is there and the network is idle. By then, a footer that asks
    // immediately would have made its request.
    await page.getByRole('contentinfo').waitFor()
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

describe('on a small phone with text of twice the size', () => {
  test('the menu stays within reach', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/', '/auth', '/verify']) {
      await page.goto(path)
      const menu = page.getByRole('banner').getByRole('button', { name: 'Menu' })
      await menu.waitFor()
      await enlargeText(page)
      const edge = async () => {
        const { x, width } = (await menu.boundingBox()) ?? { x: Infinity, width: 0 }
        return x + width
      }
      await expect.poll(edge, { message: path }).toBeLessThanOrEqual(320)
      await menu.click()
      await page.getByRole('dialog', { name: 'Menu' }).waitFor()
    }
  })

  test('no page scrolls sideways', async ({ page }) => {
    // Allows motion. With reduced motion, each style changes in a very short transition, and the
    // test would measure the old size.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of [
      '/',
      '/guide',
      '/corrections',
      '/privacy',
      '/terms',
      '/refund',
      '/practice-test',
      '/auth',
      '/verify',
      '/checkout',
    ]) {
      await page.goto(path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await page.waitForLoadState('networkidle')
      await enlargeText(page)
      expect(await measureSideways(page), path).toBeLessThanOrEqual(0)
    }
  })
})

test('each visa shows all of its words, none on another, with text of twice the size', async ({
  page,
}) => {
  for (const width of [320, 390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const cards = page.getByRole('group', { name: 'Visa class' }).locator('label')
    await cards.first().waitFor()
    await page.waitForLoadState('networkidle')
    await enlargeText(page)
    const hidden = await cards.evaluateAll((labels) =>
      labels.flatMap((label) => {
        const card = label.getBoundingClientRect()
        const parts = [...label.children].filter((part) => part.tagName === 'SPAN')
        const texts = parts.flatMap((part) =>
          part.querySelector('strong') ? [...part.children] : part,
        )
        const boxes = texts.map((text) => text.getBoundingClientRect())
        return texts.flatMap((text, place) => {
          const box = boxes[place] ?? card
          const isOut = box.left < card.left || box.right > card.right || box.bottom > card.bottom
          const isUnder = boxes.some(
            (other) =>
              other !== box &&
              Math.min(other.right, box.right) - Math.max(other.left, box.left) > 1 &&
              Math.min(other.bottom, box.bottom) - Math.max(other.top, box.top) > 1,
          )
          return isOut || isUnder ? [text.textContent] : []
        })
      }),
    )
    expect(hidden, String(width)).toEqual([])
  }
})

test.extend('forgiven', /ERR_FAILED|dynamically imported module/)(
  'messages can be shown once the network is back, where their code could not be loaded',
  async ({ page }) => {
    let isAway = true
    let refused = 0
    await page.route('**/assets/later-*.js', (route) => {
      if (!isAway) return route.continue()
      refused += 1
      return route.abort()
    })
    await page.clock.install()
    await page.goto('/')
    await page.clock.runFor(2_000)
    await expect.poll(() => refused).toBeGreaterThan(0)
    await page.clock.runFor(1_000)
    expect(await page.getByRole('alert').count()).toBe(0)

    isAway = false
    await page.clock.runFor(12_000)
    await page.getByRole('alert').waitFor({ state: 'attached' })
  },
)

function enlargeText(page: Page) {
  return page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
}
