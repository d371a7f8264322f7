import type { Page } from 'playwright-core'
import { expect } from 'vitest'

/** Returns by how many pixels the page is too wide for its window. */
export function measureSideways(page: Page): Promise<number> {
  // Compares with the width of the root element. The window's width would include the space that is reserved
  // for a scroll bar.
  return page.evaluate(() => {
    const root = document.documentElement
    return root.scrollWidth - root.getBoundingClientRect().width
  })
}

/** Expects that the page scrolls sideways at none of these widths. */
export async function expectNoSidewaysScroll(page: Page, widths: readonly number[]) {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const message = `${page.url()} at ${String(width)}`
    expect(await measureSideways(page), message).toBeLessThanOrEqual(0)
  }
}
