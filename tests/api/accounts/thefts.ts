import type { NewUser, UserRow } from '#api/accounts/user-row.ts'
import { PASSWORD, type TestApp } from '#tests/support/server/app.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readLinkToken } from '#tests/support/server/mail.ts'

export const THIEFS = 'a thief chose this'
export const CHANGED = 'Your password was changed'
export const GONE = { status: 410, body: { error: 'LINK_EXPIRED' } }

export interface Theft {
  user: UserRow
  /** The thief's browser, which is signed in with the stolen password. */
  thief: HttpClient
}

export const changePassword = (
  thief: HttpClient,
  newPassword = THIEFS,
  currentPassword = PASSWORD,
) => thief.post('/api/user/password', { currentPassword, newPassword })

/** Steals passwords of users of this app, and undoes changes by the thief. */
export function openThefts(app: TestApp) {
  async function steal(of: Partial<NewUser> = {}): Promise<Theft> {
    const user = await app.buildUser(of)
    return { user, thief: await app.signIn(user) }
  }

  const undo = (token: string, browser = app.visit()) =>
    browser.post('/api/account/undo', { token })

  /** Undoes a change. Uses the link in the mail with this subject. */
  async function undoBy(email: string, subject: string) {
    return undo(await readLinkToken(app, email, subject))
  }

  return { steal, undo, undoBy }
}
