import { expect } from 'vitest'
import type { NewUser, UserRow } from '#api/accounts/user-row.ts'
import type {
  Assertion,
  ChallengePurpose,
  Passkey,
  PasskeyChallenge,
} from '#contracts/accounts/passkeys.ts'
import type { TestApp } from '#tests/support/server/app.ts'
import { createAuthenticator, type Authenticator } from '#tests/support/server/authenticator.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

export const ORIGIN = 'https://visa.example.org'
export const REFUSED = { status: 401, body: { error: 'PASSKEY_REFUSED' } }

export interface Holder {
  user: UserRow
  browser: HttpClient
  key: Authenticator
  passkeyId: string
}

export async function ask(
  browser: HttpClient,
  purpose: ChallengePurpose,
): Promise<PasskeyChallenge> {
  const { status, body } = await browser.post('/api/passkeys/challenge', { purpose })
  expect(status).toBe(200)
  return body as PasskeyChallenge
}

export async function add(browser: HttpClient, key: Authenticator) {
  return browser.post('/api/passkeys', key.make(await ask(browser, 'register')))
}

export const signIn = (browser: HttpClient, assertion: Assertion) =>
  browser.post('/api/passkeys/sign-in', assertion)

/** Makes users of this app who have a passkey, and signs with their passkeys. */
export function openHolders(app: TestApp) {
  async function enterWithPasskey(of: Partial<NewUser> = {}): Promise<Holder> {
    const { user, browser } = await app.join(of)
    const key = createAuthenticator(ORIGIN)
    const { status, body } = await add(browser, key)
    expect(status).toBe(200)
    return { user, browser, key, passkeyId: (body as Passkey).passkeyId }
  }

  /** Makes the next signature of the passkey. The counter in it is correct. */
  async function signed(key: Authenticator, browser = app.visit()): Promise<Assertion> {
    key.counter += 1
    return key.sign(await ask(browser, 'sign-in'))
  }

  return { enterWithPasskey, signed }
}
