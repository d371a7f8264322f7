import { describe, expect, test } from 'vitest'
import { UserRow } from '#api/accounts/user-row.ts'
import { PASSWORD, startTestApp, type TestApp } from '#tests/support/server/app.ts'
import type { HttpClient, Reply } from '#tests/support/server/http-client.ts'
import { readLoginCodes, readLinkTokens } from '#tests/support/server/mail.ts'
import { givePasskey, sign, signInWith } from '#tests/support/server/passkeys.ts'
import { AS_IN_PRODUCTION, ORIGIN } from '#tests/support/server/production.ts'

const NEW_PASSWORD = 'an aisle seat, rather'
const production = await startTestApp(AS_IN_PRODUCTION)
const elsewhere = await startTestApp({ env: { PUBLIC_ORIGIN: ORIGIN, ALLOW_SANDBOX: '1' } })
for (const app of [production, elsewhere]) await app.buildAdmin()

const byPassword = (browser: HttpClient, { username }: UserRow) =>
  browser.post('/api/login', { username, password: PASSWORD })

async function byKnownBrowser(app: TestApp, user: UserRow, browser: HttpClient) {
  await signInWith(browser, await givePasskey(app, user))
  await browser.post('/api/logout')
  return byPassword(browser, user)
}

async function byCode(app: TestApp, user: UserRow, browser: HttpClient) {
  const refused = await byPassword(browser, user)
  const [code] = await readLoginCodes(app, user.email)
  return code === undefined ? refused : browser.post('/api/login/code', { code })
}

async function byCodeElsewhere(app: TestApp, user: UserRow, browser: HttpClient) {
  await byPassword(app.visit(), user)
  const [code = '00000000'] = await readLoginCodes(app, user.email)
  return browser.post('/api/login/code', { code })
}

async function byLink(app: TestApp, { email }: UserRow, browser: HttpClient) {
  await browser.post('/api/account/request-reset', { email })
  const [token = ''] = await readLinkTokens(app, email, 'Reset your password')
  return browser.post('/api/account/claim', { token, password: NEW_PASSWORD })
}

async function byUnseenPasskey(app: TestApp, user: UserRow, browser: HttpClient) {
  const key = await givePasskey(app, user)
  key.verifiesUser = false
  return signInWith(browser, key)
}

type Way = (app: TestApp, user: UserRow, browser: HttpClient) => Promise<Reply>

const WAYS: Record<string, Way> = {
  'a passkey': async (app, user, browser) => signInWith(browser, await givePasskey(app, user)),
  'a passkey that has not verified its user': byUnseenPasskey,
  'the password on a browser that is known': byKnownBrowser,
  'the password elsewhere': (_, user, browser) => byPassword(browser, user),
  'the password elsewhere with the mailed code': byCode,
  'a code that was mailed for another browser': byCodeElsewhere,
  'a mailed link': byLink,
}

const RIGHTS = ['audit', 'issue', 'revoke', 'own'] as const
const PEOPLE: Record<string, (app: TestApp) => Promise<UserRow>> = {
  'a holder': (app) => app.buildUser(),
  ...Object.fromEntries(
    RIGHTS.map((right) => [right, (app: TestApp) => app.buildUser({ rights: [right] })]),
  ),
}

/** Returns the names of the ways to log in that work for this person. */
async function findWaysOf(app: TestApp, build: (app: TestApp) => Promise<UserRow>) {
  const open: string[] = []
  for (const [name, go] of Object.entries(WAYS)) {
    const browser = app.visit()
    const { status } = await go(app, await build(app), browser)
    const { status: inside } = await browser.get('/api/user')
    expect(inside).toBe(status === 200 ? 200 : 401)
    if (status === 200) open.push(name)
  }
  return open
}

const OF_A_HOLDER = [
  'a passkey',
  'the password on a browser that is known',
  'the password elsewhere with the mailed code',
  'a mailed link',
]

/** The ways to log in outside production, where the password is enough and no code is mailed. */
const OUTSIDE_PRODUCTION = [
  'a passkey',
  'the password on a browser that is known',
  'the password elsewhere',
  'the password elsewhere with the mailed code',
  'a mailed link',
]

describe('the ways in', () => {
  test('of a holder in production', async () => {
    expect(await findWaysOf(production, (app) => app.buildUser())).toEqual(OF_A_HOLDER)
  })

  test.each(RIGHTS)('of a user with the right %s in production are the passkey', async (right) => {
    const build = (app: TestApp) => app.buildUser({ rights: [right] })
    expect(await findWaysOf(production, build)).toEqual(['a passkey'])
  })

  test.each(Object.entries(PEOPLE))('of %s elsewhere are all of them', async (_, build) => {
    expect(await findWaysOf(elsewhere, build)).toEqual(OUTSIDE_PRODUCTION)
  })

  test.each([
    ['production', () => production],
    ['elsewhere', () => elsewhere],
  ])('of a guest in %s are the checkout, and the link that claims what was paid', async (_, of) => {
    const app = of()
    const email = 'buyer@example.com'
    const atCheckout = app.visit()
    expect(await atCheckout.post('/api/create-guest-user', { email })).toMatchObject({
      status: 200,
    })
    expect(await atCheckout.get('/api/user')).toMatchObject({ body: { isGuest: true } })

    await UserRow.query(app.services.database).patch({ premiumGranted: true }).where({ email })
    const browser = app.visit()
    await browser.post('/api/account/request-reset', { email })
    const [token = ''] = await readLinkTokens(app, email, 'Set a password for your guide')
    const claim = { token, password: NEW_PASSWORD }
    expect(await browser.post('/api/account/claim', claim)).toMatchObject({ status: 200 })
    expect(await browser.get('/api/user')).toMatchObject({ body: { email, isGuest: false } })
  })
})

const ASKED = { status: 401, body: { error: 'SECOND_FACTOR_REQUIRED' } }

describe('a user who has a right in production', () => {
  test('is asked for the passkey after the right password, and only after that', async () => {
    const admin = await production.buildUser({ rights: ['audit'] })
    expect(await byPassword(production.visit(), admin)).toMatchObject(ASKED)
    const guess = { username: admin.username, password: 'a guess' }
    expect(await production.visit().post('/api/login', guess)).toMatchObject({
      status: 401,
      body: { error: 'LOGIN_FAILED' },
    })
  })

  test('has a new password after a mailed link, and is asked for the passkey', async () => {
    const admin = await production.buildUser({ rights: ['own'] })
    expect(await byLink(production, admin, production.visit())).toMatchObject(ASKED)
    const log = { username: admin.username, password: NEW_PASSWORD }
    expect(await production.visit().post('/api/login', log)).toMatchObject(ASKED)
  })

  test('proves by the passkey that it is them, and not by the password', async () => {
    const admin = await production.buildAdmin()
    const key = await givePasskey(production, admin)
    const browser = production.visit()
    await signInWith(browser, key)
    const prove = (proof: object) => browser.post('/api/proof', proof)
    expect(await prove({ currentPassword: PASSWORD })).toMatchObject(ASKED)
    const assertion = await sign(browser, key, 'prove')
    expect(await prove({ assertion })).toMatchObject({ status: 204 })
  })

  test('is out where they had come in otherwise before', async () => {
    const user = await production.buildUser()
    const browsers = [production.visit(), production.visit()] as const
    await signInWith(browsers[0], await givePasskey(production, user))
    await byKnownBrowser(production, user, browsers[1])
    const statuses = async () => [
      (await browsers[0].get('/api/user')).status,
      (await browsers[1].get('/api/user')).status,
    ]
    expect(await statuses()).toEqual([200, 200])
    await UserRow.change(production.services.database, user.id, { rights: ['audit'] }, new Date())
    expect(await statuses()).toEqual([200, 401])
  })

  test('leaves an event of it', async () => {
    const admin = await production.buildUser({ rights: ['audit'] })
    await byPassword(production.visit(), admin)
    const { database, security } = production.services
    await security.flush()
    const events = await database<{ kind: string; userId: string }>('security_events').where({
      userId: admin.id,
    })
    expect(events.map(({ kind }) => kind)).toEqual(['second_factor_asked'])
  })
})
