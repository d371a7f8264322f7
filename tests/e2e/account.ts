import type { Locator, Page } from 'playwright-core'
import { signIn, type LoggingIn } from '#tests/support/browser/sign-in.ts'

/** Signs in as this person and opens the profile. */
export async function openProfile(page: Page, person: LoggingIn): Promise<void> {
  await signIn(page, person, '/profile')
  await page.getByText('Member Since').waitFor()
}

export function button(page: Page, name: string): Locator {
  return page.getByRole('main').getByRole('button', { name, exact: true })
}

/** The new password of a user who changes or resets the password. */
export const NEW_PASSWORD = 'an aisle seat, rather'
