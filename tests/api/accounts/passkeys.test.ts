import { describe, expect, test } from 'vitest'
import type { UserRow } from '#api/accounts/user-row.ts'
import type { Assertion } from '#contracts/accounts/passkeys.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { createAuthenticator } from '#tests/support/server/authenticator.ts'
import { readLinkToken } from '#tests/support/server/mail.ts'
import { ask, type Holder, openHolders, ORIGIN, REFUSED, signIn } from './passkey-holders.ts'

const MINUTE = 60_000
const app = await startTestApp({ env: { PUBLIC_ORIGIN: ORIGIN, ALLOW_SANDBOX: '1' } })
await app.buildAdmin()
const { enterWithPasskey, signed } = openHolders(app)

describe('a passkey', () => {
  test('signs its owner in, without a name or a password', async () => {
    const { user, key } = await enterWithPasskey()
    const browser = app.visit()
    const { status, body } = await signIn(browser, await signed(key))
    expect({ status, body }).toMatchObject({ status: 200, body: { id: user.id } })
    expect((await browser.get('/api/user/sessions')).body).toMatchObject([
      { isCurrent: true, method: 'passkey' },
      { method: 'password' },
    ])
  })

  test('signs in at once again, and each time with another challenge', async () => {
    const { key } = await enterWithPasskey()
    const assertion = await signed(key)
    expect(await signIn(app.visit(), assertion)).toMatchObject({ status: 200 })
    expect(await signIn(app.visit(), assertion)).toMatchObject(REFUSED)
    expect(await signIn(app.visit(), await signed(key))).toMatchObject({ status: 200 })
  })

  test('of two uses of one counter at once lets one in', async () => {
    const { key } = await enterWithPasskey()
    key.counter += 1
    const both = [
      key.sign(await ask(app.visit(), 'sign-in')),
      key.sign(await ask(app.visit(), 'sign-in')),
    ]
    const replies = await Promise.all(both.map((assertion) => signIn(app.visit(), assertion)))
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401])
  })

  test.each<[string, (holder: Holder) => Promise<Assertion>]>([
    [
      'its user was not verified',
      ({ key }) => {
        key.verifiesUser = false
        return signed(key)
      },
    ],
    [
      'another page asked for it',
      ({ key }) => {
        key.origin = 'https://visa.example.com'
        return signed(key)
      },
    ],
    [
      'it signed for another host',
      async ({ key }) => key.sign({ ...(await ask(app.visit(), 'sign-in')), rpId: 'example.org' }),
    ],
    [
      'the challenge was for a proof',
      async ({ key, browser }) => key.sign(await ask(browser, 'prove')),
    ],
    [
      'the challenge was made up',
      async ({ key }) =>
        key.sign({ ...(await ask(app.visit(), 'sign-in')), challenge: 'A'.repeat(70) }),
    ],
    [
      'the challenge is an hour old',
      async ({ key }) => {
        const assertion = await signed(key)
        app.clock.advance(60 * MINUTE)
        return assertion
      },
    ],
    [
      'another key signed',
      async ({ key }) => ({
        ...(await signed(createAuthenticator(ORIGIN))),
        keyId: key.keyId,
      }),
    ],
    ['nobody has it', () => signed(createAuthenticator(ORIGIN))],
  ])('lets nobody in when %s', async (_, sign) => {
    const holder = await enterWithPasskey()
    const browser = app.visit()
    expect(await signIn(browser, await sign(holder))).toMatchObject(REFUSED)
    expect((await browser.get('/api/user')).status).toBe(401)
  })

  test('whose counter went back, as that of a copy, is told so, and only to who can sign', async () => {
    const { key } = await enterWithPasskey()
    await signIn(app.visit(), await signed(key))
    key.counter -= 2
    const refused = { status: 401, body: { error: 'PASSKEY_COPIED' } }
    expect(await signIn(app.visit(), await signed(key))).toMatchObject(refused)
    const forged = { ...(await signed(createAuthenticator(ORIGIN))), keyId: key.keyId }
    expect(await signIn(app.visit(), forged)).toMatchObject(REFUSED)
  })

  test('of a deleted account is gone', async () => {
    const { user, browser, key } = await enterWithPasskey()
    await browser.delete('/api/user', { currentPassword: 'correct horse battery staple' })
    expect(await signIn(app.visit(), await signed(key))).toMatchObject(REFUSED)
    expect(await app.services.database('passkeys').where({ userId: user.id })).toEqual([])
  })
})

describe('a mailbox that takes an account over', () => {
  async function takeOver(user: UserRow) {
    await app.visit().post('/api/account/request-reset', { email: user.email })
    const token = await readLinkToken(app, user.email, 'Reset your password')
    const taking = { token, password: 'another quiet river' }
    expect(await app.visit().post('/api/account/claim', taking)).toMatchObject({ status: 200 })
  }

  test('which nobody had proven, leaves no passkey of the person who registered it', async () => {
    const { user, key } = await enterWithPasskey({ emailConfirmedAt: null })
    await takeOver(user)
    expect(await signIn(app.visit(), await signed(key))).toMatchObject(REFUSED)
  })

  test('which was proven, keeps the passkeys of its owner', async () => {
    const { user, key } = await enterWithPasskey()
    await takeOver(user)
    expect(await signIn(app.visit(), await signed(key))).toMatchObject({ status: 200 })
  })
})

describe('a proof by passkey', () => {
  test('makes the session fresh', async () => {
    const { browser, key } = await enterWithPasskey()
    app.clock.advance(10 * MINUTE)
    expect((await browser.get('/api/user/export')).status).toBe(403)
    key.counter += 1
    const assertion = key.sign(await ask(browser, 'prove'))
    expect(await browser.post('/api/proof', { assertion })).toMatchObject({ status: 204 })
    expect((await browser.get('/api/user/export')).status).toBe(200)
  })

  test('is nobody else’s, and not what was signed to sign in', async () => {
    const { browser, key } = await enterWithPasskey()
    const other = await enterWithPasskey()
    other.key.counter += 1
    const theirs = other.key.sign(await ask(browser, 'prove'))
    expect(await browser.post('/api/proof', { assertion: theirs })).toMatchObject(REFUSED)
    const assertion = await signed(key)
    expect(await browser.post('/api/proof', { assertion })).toMatchObject(REFUSED)
  })
})

test('storage that is away refuses no passkey, and uses up no challenge', async () => {
  const { key } = await enterWithPasskey()
  const assertion = await signed(key)
  const { database } = app.services
  await database.raw(`
    create function be_away() returns trigger language plpgsql as
      $$ begin raise exception 'shutting down' using errcode = '57P01'; end $$`)
  await database.raw(`create trigger be_away before insert on used_challenges
    for each row execute function be_away()`)
  expect(await signIn(app.visit(), assertion)).toMatchObject({
    status: 503,
    body: { error: 'STORAGE_UNAVAILABLE' },
  })
  await database.raw('drop trigger be_away on used_challenges')
  expect(await signIn(app.visit(), assertion)).toMatchObject({ status: 200 })
})

test('a host without a name has no passkeys', async () => {
  const bare = await startTestApp()
  expect(await bare.visit().post('/api/passkeys/challenge', { purpose: 'sign-in' })).toMatchObject({
    status: 409,
    body: { error: 'PASSKEYS_UNAVAILABLE' },
  })
})
