import type { Locator, Page } from 'playwright-core'
import { signIn, type LoggingIn } from '#tests/support/browser/sign-in.ts'

/** Signed in as this person. */
export async function openProfile(page: Page, person: LoggingIn): Promise<void> {
  await signIn(page, person, '/profile')
  await page.getByText('Member Since').waitFor()
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true })
}

/** The password that a user sets in place of the first. */
export const NEW_PASSWORD = 'an aisle seat, rather'
