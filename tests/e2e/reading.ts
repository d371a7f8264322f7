import type { Page } from 'playwright-core'

/** What leads on at the foot of a module; of the last one it is called otherwise. */
export const FORWARD = 'Complete & Continue'
const CHECK = 'Check Answers'

/** Asks for the questions of a reading that is not complete yet, and chooses an answer to each, right or not. */
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

/** From a reading that is not complete yet to what follows it. */
export async function completeReading(page: Page, forward = FORWARD): Promise<void> {
  await chooseAnswers(page, forward)
  await checkAnswers(page)
  await page.getByRole('button', { name: forward }).click()
}
