import { gzipSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import type { Page } from 'playwright-core'
import { checkAccessibility } from '#tests/support/browser/browser.ts'
import { EDITION_BYTES } from '#tests/support/browser/script-budgets.ts'
import { logIn, signIn } from '#tests/support/browser/sign-in.ts'
import { waitForWorker } from '#tests/support/browser/worker.ts'
import { countPages } from '#tests/support/browser/pdf.ts'
import { test as learning } from './learner.ts'

const test = learning
  .extend('opening', ({ opening }) => ({ ...opening, serviceWorkers: 'allow' as const }))
  .extend('forgiven', /ERR_INTERNET_DISCONNECTED|Failed to fetch/)

const ADDRESS = '/dashboard/downloads/print-edition'

/**
 * Waits until all pages of the book are there. Returns the number of pages that the book states
 * about itself.
 */
async function waitForBook(page: Page): Promise<number> {
  const pages = Number(await page.locator('[data-pages]').getAttribute('data-pages'))
  await page.getByText(`Ready: ${String(pages)} pages`).waitFor()
  expect(await page.locator('[data-page]').count()).toBe(pages)
  return pages
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
 * Runs in the browser. Returns the pages and cards whose content goes over the edge of their box.
 */
function findOverflows(): string[] {
  const slack = 0.5
  return [...document.querySelectorAll('[data-body], [data-card]')].flatMap((box) => {
    const { bottom, left, right } = box.getBoundingClientRect()
    const over = [...box.querySelectorAll('p, h2, h3, h4, div, dl, span')].find((part) => {
      const edges = part.getBoundingClientRect()
      const isOut = edges.right > right + slack || edges.left < left - slack
      return isOut || edges.bottom > bottom + slack
    })
    const number = box.closest('[data-page]')?.getAttribute('data-page') ?? ''
    return over ? [`${number}: ${over.textContent.slice(0, 80)}`] : []
  })
}

/** Runs in the browser. Returns each margin note that overlaps the previous note of its page. */
function findCollisions(): string[] {
  return [...document.querySelectorAll('[data-page]')].flatMap((page) => {
    const notes = [...page.querySelectorAll('[data-side] > *')]
    return notes.flatMap((note, at) => {
      const above = notes[at - 1]
      if (!above) return []
      const isOver = note.getBoundingClientRect().top < above.getBoundingClientRect().bottom - 0.5
      return isOver ? [`${page.getAttribute('data-page') ?? ''}: ${note.textContent}`] : []
    })
  })
}

describe('the book of a learner', () => {
  test('is only for who has bought it', async ({ person, page }) => {
    await page.goto(`/auth?next=${ADDRESS}`)
    await logIn(page, person)
    await page.waitForURL('/checkout')
  })

  test('has no page whose content is larger, and prints as many sheets of A4 as of Letter', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, '/dashboard/downloads')
    await page.getByRole('link', { name: /^Print edition/ }).click()
    const pages = await waitForBook(page)
    expect(await weighOwnScript(page)).toBeLessThanOrEqual(EDITION_BYTES)
    expect(await countPrints(page)).toBe(1)
    for (const media of ['screen', 'print'] as const) {
      await page.emulateMedia({ media })
      expect(await page.evaluate(findOverflows)).toEqual([])
      expect(await page.evaluate(findCollisions)).toEqual([])
    }
    await page.emulateMedia({ media: null })
    for (const format of ['A4', 'Letter']) {
      expect(countPages(await page.pdf({ format, preferCSSPageSize: true }))).toBe(pages)
    }
  })

  test('opens without a connection, and is read on a phone by everybody', async ({
    learner,
    page,
  }) => {
    await signIn(page, learner, ADDRESS)
    const pages = await waitForBook(page)
    await waitForWorker(page)
    await page.context().setOffline(true)
    await page.reload()
    expect(await waitForBook(page)).toBe(pages)
    await page.setViewportSize({ width: 390, height: 844 })
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((name) => {
        document.documentElement.setAttribute('data-theme', name)
      }, theme)
      await page.evaluate(keepOnePageOfEachKind)
      await checkAccessibility(page)
    }
  })
})

/**
 * Runs in the browser. Hides all pages except one of each kind. The book has 200 pages of about
 * twelve kinds, and the check of one page takes time.
 */
function keepOnePageOfEachKind() {
  const seen = new Set<string>()
  for (const sheet of document.querySelectorAll('[data-page]')) {
    const kind = [
      ...new Set([...sheet.querySelectorAll('[class]')].map((part) => part.classList[0])),
    ]
      .sort()
      .join()
    if (seen.has(kind)) sheet.setAttribute('hidden', '')
    seen.add(kind)
  }
}
