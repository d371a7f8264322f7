import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { signIn } from '#tests/support/browser/sign-in.ts'
import { chooseClass } from './companion.ts'
import { test } from './learner.ts'
import { openPractice, startTest } from './practice.ts'

/** The widths of phones in pixels. Most broken names appear on these narrow screens. */
const WIDTHS = [320, 390]

test('the name of a visa or a form stands on one line wherever it is read, and is copied with a plain hyphen', async ({
  learner,
  page,
}) => {
  await page.goto('/guide')
  await page.locator('#dated-notices').waitFor()
  expect(await findBrokenNames(page)).toEqual([])
  const copied = await page.evaluate(() => {
    getSelection()?.selectAllChildren(document.body)
    return getSelection()?.toString()
  })
  expect(copied).toContain('B-1/B-2')

  await openPractice(page)
  await startTest(page, 'B-1/B-2', ['At the end'])
  await page.getByRole('button', { name: 'End test' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End test' }).click()
  await page.getByRole('heading', { name: 'Every question and its reasons' }).waitFor()
  expect(await findBrokenNames(page)).toEqual([])

  await signIn(page, learner, '/dashboard/ds160')
  await chooseClass(page, 'H-1B')
  for (const path of [
    '/dashboard',
    '/learn/requirements',
    '/learn/ds160',
    '/learn/documents',
    '/learn/simulator',
    '/dashboard/downloads/h-1b/cheat-sheet',
    '/dashboard/downloads/j-1/documents',
    '/dashboard/ds160',
    '/dashboard/ds160/class-page',
    '/dashboard/ds160/review',
    '/dashboard/ds160/worksheet',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).waitFor()
    await page.waitForLoadState('networkidle')
    expect(await findBrokenNames(page), path).toEqual([])
  }
})

/** Returns the names that a line break splits. */
async function findBrokenNames(page: Page): Promise<string[]> {
  const broken: string[] = []
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    broken.push(...(await page.evaluate(findHere)))
  }
  return broken
}

/**
 * Runs in the browser. Returns the names that a line break splits at the present width of the
 * window.
 */
function findHere(): string[] {
  for (const details of document.querySelectorAll('details')) details.open = true
  const broken: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const text = node.nodeValue ?? ''
    for (const { 0: name, index } of text.matchAll(/\b[A-Z]{1,2}-\d+[A-Z]?(\/[A-Z]-\d)?\b/g)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + name.length)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
      if (lines.size > 1) broken.push(`${name} in ${text}`)
    }
  }
  return broken
}
