import { describe, expect, test } from 'vitest'
import type { NewUser, UserRow } from '#api/accounts/user-row.ts'
import type {
  Assertion,
  ChallengePurpose,
  Passkey,
  PasskeyChallenge,
} from '#contracts/accounts/passkeys.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { createAuthenticator, type Authenticator } from '#tests/support/server/authenticator.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readLinkToken } from '#tests/support/server/mail.ts'

const MINUTE = 60_000
const ORIGIN = 'https://visa.example.org'
const REFUSED = { status: 401, body: { error: 'PASSKEY_REFUSED' } }
const app = await startTestApp({ env: { PUBLIC_ORIGIN: ORIGIN, ALLOW_SANDBOX: '1' } })
await app.buildAdmin()

async function ask(browser: HttpClient, purpose: ChallengePurpose): Promise<PasskeyChallenge> {
  const { status, body } = await browser.post('/api/passkeys/challenge', { purpose })
  expect(status).toBe(200)
  return body as PasskeyChallenge
}

async function add(browser: HttpClient, key: Authenticator) {
  return browser.post('/api/passkeys', key.make(await ask(browser, 'register')))
}

const signIn = (browser: HttpClient, assertion: Assertion) =>
  browser.post('/api/passkeys/sign-in', assertion)

interface Holder {
  user: UserRow
  browser: HttpClient
  key: Authenticator
  passkeyId: string
}

async function enterWithPasskey(of: Partial<NewUser> = {}): Promise<Holder> {
  const { user, browser } = await app.join(of)
  const key = createAuthenticator(ORIGIN)
  const { status, body } = await add(browser, key)
  expect(status).toBe(200)
  return { user, browser, key, passkeyId: (body as Passkey).passkeyId }
}

/** The key's next signature, with an honest counter. */
async function signed(key: Authenticator, browser = app.visit()): Promise<Assertion> {
  key.counter += 1
  return key.sign(await ask(browser, 'sign-in'))
}

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
