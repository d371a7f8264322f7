import { PasskeyRow } from '#api/accounts/passkeys/passkey-row.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import type { ChallengePurpose, PasskeyChallenge } from '#contracts/accounts/passkeys.ts'
import type { TestApp } from './app.ts'
import { createAuthenticator, type Authenticator } from './authenticator.ts'
import type { HttpClient, Reply } from './http-client.ts'
import { ORIGIN } from './production.ts'

/** Gives the user a passkey, which counts as added earlier. */
export async function givePasskey(
  { services: { database } }: TestApp,
  { id: userId }: Pick<UserRow, 'id'>,
): Promise<Authenticator> {
  const key = createAuthenticator(ORIGIN)
  const { keyId, publicKey, counter } = key
  const passkey = { keyId, publicKey, counter, isBackedUp: false, name: 'Key' }
  await PasskeyRow.add(database, { ...passkey, userId, createdAt: new Date() })
  return key
}

/** Asks for a challenge, and signs it with the key. */
export async function sign(browser: HttpClient, key: Authenticator, purpose: ChallengePurpose) {
  const { body } = await browser.post('/api/passkeys/challenge', { purpose })
  key.counter += 1
  return key.sign(body as PasskeyChallenge)
}

export async function signInWith(browser: HttpClient, key: Authenticator): Promise<Reply> {
  return browser.post('/api/passkeys/sign-in', await sign(browser, key, 'sign-in'))
}

/** Makes an owner, and signs the owner in by a passkey. Production requires a passkey. */
export async function startDesk(app: TestApp): Promise<{ owner: UserRow; desk: HttpClient }> {
  const owner = await app.buildAdmin()
  const desk = app.visit()
  await signInWith(desk, await givePasskey(app, owner))
  return { owner, desk }
}
