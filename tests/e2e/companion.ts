import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { ReaderClass } from '#contracts/learning/learning.ts'

/**
 * Chooses a visa class on the overview of the companion. The content of the overview depends on the
 * class.
 */
export async function chooseClass(page: Page, readerClass: ReaderClass) {
  const choice = page.getByLabel('Your visa class')
  await expect.poll(() => choice.isEnabled()).toBe(true)
  await choice.selectOption(readerClass)
  await page.getByRole('link', { name: 'Printed worksheet' }).waitFor()
}

export async function openPassport(page: Page) {
  await chooseClass(page, 'F-1')
  await page.getByRole('link', { name: /^7 Passport/ }).click()
  await page.getByRole('heading', { name: 'Passport', level: 1 }).waitFor()
}
