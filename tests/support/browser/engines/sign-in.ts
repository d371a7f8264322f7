import { PASSWORD, type LoggingIn } from '#tests/support/browser/sign-in.ts'
import type { EnginePage } from './page.ts'

/** Signs in by the log-in form. The app then opens this path. */
export async function signIn(page: EnginePage, person: LoggingIn, path: string) {
  await page.go(`/auth?next=${encodeURIComponent(path)}`)
  await logIn(page, person)
  await page.reach(path)
}

/** Fills in and sends the open log-in form. */
export async function logIn(page: EnginePage, { username, password = PASSWORD }: LoggingIn) {
  await page.type('Username', username)
  await page.type('Password', password)
  await page.key('enter')
}
