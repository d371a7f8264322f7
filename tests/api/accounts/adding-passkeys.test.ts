import { describe, expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'
import { createAuthenticator, type Authenticator } from '#tests/support/server/authenticator.ts'
import { add, ask, openHolders, ORIGIN, REFUSED, signIn } from './passkey-holders.ts'

const MINUTE = 60_000
const app = await startTestApp({ env: { PUBLIC_ORIGIN: ORIGIN, ALLOW_SANDBOX: '1' } })
await app.buildAdmin()
const { enterWithPasskey, signed } = openHolders(app)

describe('a passkey is added', () => {
  test('under the name of the browser, which its owner changes and removes', async () => {
    const { browser, passkeyId, key } = await enterWithPasskey()
    const path = `/api/passkeys/${passkeyId}`
    expect(await browser.patch(path, { name: '  My phone ' })).toMatchObject({
      body: { name: 'My phone', lastUsedAt: null },
    })
    expect((await browser.get('/api/passkeys')).body).toMatchObject([
      { passkeyId, name: 'My phone' },
    ])
    expect(await browser.delete(path)).toMatchObject({ status: 204 })
    expect(await browser.delete(path)).toMatchObject({ status: 404 })
    expect(await signIn(app.visit(), await signed(key))).toMatchObject(REFUSED)
  })

  test('under one handle of random bytes, which later ones are told of too', async () => {
    const { browser, key } = await enterWithPasskey()
    const first = await ask(browser, 'register')
    expect(first.userHandle).toMatch(/^[\w-]{43}$/)
    expect(first).toMatchObject({ rpId: 'visa.example.org', keyIds: [key.keyId] })
    expect((await ask(browser, 'register')).userHandle).toBe(first.userHandle)
  })

  test.each<[string, (key: Authenticator) => void]>([
    ['its user was not verified', (key) => (key.verifiesUser = false)],
    ['another page asked', (key) => (key.origin = 'https://visa.example.com')],
  ])('but not when %s', async (_, spoil) => {
    const browser = await app.signIn(await app.buildUser())
    const key = createAuthenticator(ORIGIN)
    spoil(key)
    expect(await add(browser, key)).toMatchObject(REFUSED)
  })

  test('but not with the challenge of another session of the same user', async () => {
    const user = await app.buildUser()
    const [one, other] = [await app.signIn(user), await app.signIn(user)]
    const made = createAuthenticator(ORIGIN).make(await ask(one, 'register'))
    expect(await other.post('/api/passkeys', made)).toMatchObject(REFUSED)
    expect(await one.post('/api/passkeys', made)).toMatchObject({ status: 200 })
  })

  test('but not twice, and not to a second account', async () => {
    const { browser, key } = await enterWithPasskey()
    expect(await add(browser, key)).toMatchObject(REFUSED)
    expect(await add(await app.signIn(await app.buildUser()), key)).toMatchObject(REFUSED)
  })

  test('ten times, and no more', async () => {
    const { browser } = await enterWithPasskey()
    for (let i = 0; i < 9; i++) {
      expect(await add(browser, createAuthenticator(ORIGIN))).toMatchObject({ status: 200 })
    }
    expect(await add(browser, createAuthenticator(ORIGIN))).toMatchObject({
      status: 409,
      body: { error: 'PASSKEY_LIMIT' },
    })
  })

  test('by the signed-in user, after a fresh proof', async () => {
    const browser = await app.signIn(await app.buildUser())
    app.clock.advance(5 * MINUTE)
    expect(await add(browser, createAuthenticator(ORIGIN))).toMatchObject({
      status: 403,
      body: { error: 'PROOF_REQUIRED' },
    })
    const guest = app.visit()
    await guest.post('/api/create-guest-user', { email: 'passkey-guest@example.com' })
    expect(await guest.post('/api/passkeys/challenge', { purpose: 'register' })).toMatchObject({
      status: 403,
    })
    expect(await app.visit().post('/api/passkeys/challenge', { purpose: 'prove' })).toMatchObject({
      status: 401,
    })
  })

  test('and nobody else renames or removes it', async () => {
    const { passkeyId } = await enterWithPasskey()
    const stranger = await app.signIn(await app.buildUser())
    const path = `/api/passkeys/${passkeyId}`
    expect(await stranger.patch(path, { name: 'Mine' })).toMatchObject({ status: 404 })
    expect(await stranger.delete(path)).toMatchObject({ status: 404 })
  })
})
