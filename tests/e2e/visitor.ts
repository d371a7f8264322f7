import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test as journey, STILL } from './journey.ts'

/**
 * A script that adds up the layout shifts. It leaves out the shifts that follow an input of the
 * visitor.
 */
export const WATCH_SHIFTS = `
  window.shift = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shift += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
`

export const MAX_SHIFT = 0.05

/** Counts layout shifts in every page of the browser. */
export const test = journey.extend('opening', STILL).extend('browser', async ({ browser }) => {
  await browser.context.addInitScript(WATCH_SHIFTS)
  return browser
})

export function readShift(page: Page): Promise<number> {
  return page.evaluate<number>('window.shift')
}

export async function expectInView(page: Page, id: string) {
  await expect.poll(() => topOf(page, id)).toBeGreaterThan(0)
  await expect.poll(() => topOf(page, id)).toBeLessThan(400)
}

function topOf(page: Page, id: string): Promise<number> {
  return page.locator(`#${id}`).evaluate((element) => element.getBoundingClientRect().top)
}
