import type { Page } from 'playwright-core'

/**
 * The name of the button at the foot of a module. The last module of a path has a button with
 * another name.
 */
export const FORWARD = 'Complete & Continue'
const CHECK = 'Check Answers'

/**
 * Opens the questions of an incomplete module. Chooses the first answer to each question, whether
 * it is right or wrong.
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

/** Completes a module, and goes on to the next screen. */
export async function completeReading(page: Page, forward = FORWARD): Promise<void> {
  await chooseAnswers(page, forward)
  await checkAnswers(page)
  await page.getByRole('button', { name: forward }).click()
}
