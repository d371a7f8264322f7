import type { Page } from 'playwright-core'
import { test as verification } from './verification.ts'

export const test = verification.extend('opening', { viewport: { width: 390, height: 844 } })

/** Opens the public page with this token, and waits for its verdict. */
export async function openVerdict(page: Page, token: string): Promise<void> {
  await page.goto(`/verify?token=${token}`)
  await page.locator('[data-verdict]').waitFor()
}

/**
 * Returns the verdict on the screen and its source. The source is either the issuer or this device.
 */
export async function readStamp(page: Page): Promise<(string | null)[]> {
  const stamp = page.locator('[data-verdict]')
  await stamp.waitFor()
  return [
    await stamp.getAttribute('data-verdict'),
    await page.locator('[data-source]').getAttribute('data-source'),
  ]
}

/** Returns the result of one check under the verdict. */
export function resultOf(page: Page, check: string): Promise<string | null> {
  return page.locator(`[data-check="${check}"]`).getAttribute('data-result')
}
