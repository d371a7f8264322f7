import { gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { EDITION_BYTES } from '#tests/support/browser/script-budgets.ts'
import { GUIDE_PAGES } from '#pwa/screens/storefront/claims/claims.ts'
import { logIn, signIn } from '#tests/support/browser/sign-in.ts'
import { waitForWorker } from '#tests/support/browser/worker.ts'
import { countPages } from '#tests/support/browser/pdf.ts'
import { test as learning } from './learner.ts'

const test = learning
  .extend('opening', ({ opening }) => ({ ...opening, serviceWorkers: 'allow' as const }))
  .extend('forgiven', /ERR_INTERNET_DISCONNECTED|Failed to fetch/)

const ADDRESS = '/dashboard/downloads/print-edition'

async function waitForBook(page: Page): Promise<void> {
  await page.getByText('Ready to print.').waitFor()
}

/** Returns the size of the script that only this screen loads. The size is in gzipped bytes. */
async function weighOwnScript(page: Page): Promise<number> {
  const names = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  )
  const name = names.find((one) => /edition-page-[^/]+\.js$/.test(one)) ?? ''
  return gzipSync(await (await page.request.get(name)).body(), { level: 9 }).length
}

/**
 * Presses Print. Returns 1 if the press opens the browser's print dialog. Returns 0 if it does not.
 */
async function countPrints(page: Page): Promise<number> {
  await page.evaluate(() => {
    window.print = () => {
      document.documentElement.dataset['prints'] = 'once'
    }
  })
  await page.getByRole('button', { name: 'Print' }).click()
  return page.locator('[data-prints="once"]').count()
}

/**
 * Runs in the browser. Returns the elements of the book that a browser may print over others: an item of a grid
 * or of a flexible box that breaks over two pages.
 */
function listFlexible(): string[] {
  return [...document.querySelectorAll('[data-book], [data-book] *')]
    .filter((part) => /flex|grid/.test(getComputedStyle(part).display))
    .map((part) => part.outerHTML.slice(0, 100))
}

/** Runs in the browser. Hides what nobody counts as a page of the guide: cover, contents and index. */
function keepCountedPages() {
  for (const part of document.querySelectorAll('[data-book] > nav, [data-cover]'))
    part.setAttribute('hidden', '')
}

describe('the book of a learner', () => {
  test('is only for who has bought it', async ({ person, page }) => {
    await page.goto(`/auth?next=${ADDRESS}`)
    await logIn(page, person)
    await page.waitForURL('/checkout')
  })

  test('prints on A4 and on Letter, and has as many pages as the shop window says', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, '/dashboard/downloads')
    await page.getByRole('link', { name: /^Print edition/ }).click()
    await waitForBook(page)
    expect(await weighOwnScript(page)).toBeLessThanOrEqual(EDITION_BYTES)
    expect(await countPrints(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('[data-card]').count()).toBeGreaterThan(200)
    expect(await page.evaluate(listFlexible)).toEqual([])
    await page.evaluate(keepCountedPages)
    for (const format of ['A4', 'Letter']) {
      const pages = countPages(await page.pdf({ format, preferCSSPageSize: true }))
      expect(pages).toBeGreaterThanOrEqual(parseInt(GUIDE_PAGES))
    }
  })

  test('opens without a connection, and is read on a phone by everybody', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, ADDRESS)
    await waitForBook(page)
    await waitForWorker(page)
    await page.context().setOffline(true)
    await page.reload()
    await waitForBook(page)
    await page.setViewportSize({ width: 390, height: 844 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.setAttribute('data-theme', name)
      }, theme)
      await page.evaluate(keepOneOfEachKind)
      await checkAccessibility(page)
    }
  })
})

/**
 * Runs in the browser. Keeps the first three entries of each part, chapter and list. The book is long, and the
 * check of all of it takes time.
 */
function keepOneOfEachKind() {
  const KEPT = 3
  for (const parent of document.querySelectorAll('[data-book] :is(div, section, nav)')) {
    for (const [at, child] of [...parent.children].entries()) if (at >= KEPT * 2) child.remove()
  }
}
