import type { Page } from 'playwright-core'

/**
 * The name of the button at the foot of a module. In the last module of a path the button has
 * another name.
 */
export const FORWARD = 'Complete & Continue'
const CHECK = 'Check Answers'

/**
 * Opens the questions of an incomplete module, and chooses the first answer to each question, right
 * or wrong.
 */
export async function chooseAnswers(page: Page, forward = FORWARD): Promise<void> {
  await page.getByRole('button', { name: forward }).click()
  await page.getByRole('button', { name: CHECK }).waitFor()
  for (const group of await page.locator('form fieldset').all()) {
    await group.getByRole('radio').first().check()
  }
}

export async function checkAnswers(page: Page): Promise<void> {
  await page.getByRole('button', { name: CHECK }).click()
}

/** Completes a module, and continues with the next screen. */
export async function completeReading(page: Page, forward = FORWARD): Promise<void> {
  await chooseAnswers(page, forward)
  await checkAnswers(page)
  await page.getByRole('button', { name: forward }).click()
}
