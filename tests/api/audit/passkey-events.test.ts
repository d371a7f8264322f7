import { expect, test } from 'vitest'
import type { ChallengePurpose, Passkey, PasskeyChallenge } from '#contracts/accounts/passkeys.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { createAuthenticator } from '#tests/support/server/authenticator.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

const ORIGIN = 'https://visa.example.org'
const app = await startTestApp({ env: { PUBLIC_ORIGIN: ORIGIN, ALLOW_SANDBOX: '1' } })
await app.buildAdmin()

async function ask(browser: HttpClient, purpose: ChallengePurpose): Promise<PasskeyChallenge> {
  const { body } = await browser.post('/api/passkeys/challenge', { purpose })
  return body as PasskeyChallenge
}

async function kindsOf(userId: string): Promise<string[]> {
  const { database, security } = app.services
  await security.flush()
  const events = await database<{ kind: string; userId: string }>('security_events').where({
    userId,
  })
  return events.map(({ kind }) => kind).sort()
}

test('what is done with a passkey is an event of its owner, no matter who tries it', async () => {
  const { user, browser } = await app.join()
  const key = createAuthenticator(ORIGIN)
  const { body } = await browser.post('/api/passkeys', key.make(await ask(browser, 'register')))
  const { passkeyId } = body as Passkey
  const expected = ['log_in', 'passkey_added']
  expect(await kindsOf(user.id)).toEqual(expected)

  const visitor = app.visit()
  const signIn = async (counter: number) => {
    key.counter = counter
    const assertion = key.sign(await ask(visitor, 'sign-in'))
    await visitor.post('/api/passkeys/sign-in', assertion)
    return assertion
  }
  const used = await signIn(5)
  await signIn(4)
  await app.visit().post('/api/passkeys/sign-in', used)
  key.counter = 6
  await browser.post('/api/proof', { assertion: key.sign(await ask(browser, 'prove')) })
  await browser.delete(`/api/passkeys/${passkeyId}`)
  expect(await kindsOf(user.id)).toEqual(
    [
      ...expected,
      'log_in',
      'passkey_copied',
      'passkey_refused',
      'passkey_removed',
      'proved',
    ].sort(),
  )
})
