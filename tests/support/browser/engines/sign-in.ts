import { PASSWORD, type LoggingIn } from '#tests/support/browser/sign-in.ts'
import type { EnginePage } from './page.ts'

/** Signs in by the log-in form, and arrives at this path. */
export async function signIn(page: EnginePage, person: LoggingIn, path: string) {
  await page.go(`/auth?next=${encodeURIComponent(path)}`)
  await logIn(page, person)
  await page.reach(path)
}

/** Fills and sends the log-in form that is open. */
export async function logIn(page: EnginePage, { username, password = PASSWORD }: LoggingIn) {
  await page.type('Username', username)
  await page.type('Password', password)
  await page.key('enter')
}
