import { expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'
import { buy, newAddress, startOrder } from '#tests/support/checkout/checkout.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readLinkToken, readLinkTokens } from '#tests/support/server/mail.ts'

/**
 * The product under six attacks. In each attack, the attacker creates the account first and waits
 * until the owner of the mailbox uses it.
 */
const app = await startTestApp()

const CONFIRM = 'Confirm your email address'
const THEIRS = 'the password of the attacker'
const OWN = 'the password of the owner'

async function registerFirst(email: string) {
  const browser = app.visit()
  const username = `first-${email.slice(0, 18)}`
  const { status } = await browser.post('/api/register', { username, email, password: THEIRS })
  expect(status).toBe(200)
  return { browser, username }
}

/**
 * Registers as the owner, with the same address, and opens the confirmation link in the mailbox.
 */
async function registerAfter(email: string): Promise<HttpClient> {
  const before = await readLinkTokens(app, email, CONFIRM)
  const browser = app.visit()
  const own = { username: `own-${email.slice(0, 18)}`, email, password: OWN }
  expect((await browser.post('/api/register', own)).status).toBe(200)
  const tokens = await readLinkTokens(app, email, CONFIRM)
  const token = tokens.find((one) => !before.includes(one))
  expect(await browser.post('/api/account/confirm', { token })).toMatchObject({ status: 200 })
  return browser
}

/**
 * Sets a new password by a mailed link. The owner of the mailbox can do this without knowing of the
 * attacker's account.
 */
async function reset(email: string): Promise<HttpClient> {
  const browser = app.visit()
  await browser.post('/api/account/request-reset', { email })
  const token = await readLinkToken(app, email, 'Reset your password')
  expect((await browser.post('/api/account/claim', { token, password: OWN })).status).toBe(200)
  return browser
}

/**
 * Expects that the attacker gets neither the confirmed address nor the paid access, and can no
 * longer log in with the old password.
 */
async function gainsNothing({ browser }: { browser: HttpClient }, email: string): Promise<void> {
  expect((await browser.get('/api/user')).body).toMatchObject({
    hasPremiumAccess: false,
    emailConfirmed: false,
  })
  for (const token of await readLinkTokens(app, email, CONFIRM)) {
    const { status } = await browser.post('/api/account/confirm', { token })
    expect(status).toBeGreaterThanOrEqual(400)
  }
  const login = { username: email, password: THEIRS }
  expect((await app.visit().post('/api/login', login)).status).toBe(401)
}

async function isOut(browser: HttpClient, username: string): Promise<void> {
  expect((await browser.get('/api/user')).status).toBe(401)
  expect((await browser.post('/api/login', { username, password: THEIRS })).status).toBe(401)
}

test('a password that was set first is worth nothing to the person who set it', async () => {
  const email = newAddress()
  const attacker = await registerFirst(email)
  const owner = await registerAfter(email)
  await buy(owner, email)

  expect((await owner.get('/api/user')).body).toMatchObject({ hasPremiumAccess: true, email })
  await gainsNothing(attacker, email)
})

test('an account that was made first is its owner’s alone once the mailbox has reset it', async () => {
  const email = newAddress()
  const attacker = await registerFirst(email)
  const owner = await reset(email)
  await buy(owner, email)

  expect((await owner.get('/api/user')).body).toMatchObject({ hasPremiumAccess: true, email })
  await isOut(attacker.browser, attacker.username)
})

test('a session that was opened first shows nothing of what the owner buys', async () => {
  const email = newAddress()
  const guest = app.visit()
  await startOrder(guest, email)
  const attacker = await registerFirst(email)
  const owner = await registerAfter(email)
  await buy(owner, email)

  await gainsNothing(attacker, email)
  expect((await guest.get('/api/user')).body).toMatchObject({ hasPremiumAccess: false })
})

test('a second way in that was added first is gone', async () => {
  const email = newAddress()
  const attacker = await registerFirst(email)
  const another = app.visit()
  await another.post('/api/login', { username: attacker.username, password: THEIRS })
  await reset(email)

  await isOut(attacker.browser, attacker.username)
  expect((await another.get('/api/user')).status).toBe(401)
  const open = await app.services
    .database('account_tokens')
    .join('users', 'users.id', 'account_tokens.user_id')
    .where({ 'users.email': email, usedAt: null })
  // Only one link is still open. It is in the mail about the new password, and the owner can undo
  // the change by it.
  expect(open).toMatchObject([{ kind: 'undo', emailKey: email }])
})

test('a change of address that was begun first leads nowhere', async () => {
  const [email, theirs] = [newAddress(), newAddress()]
  const attacker = await registerFirst(theirs)
  const change = { username: attacker.username, email, currentPassword: THEIRS }
  expect((await attacker.browser.patch('/api/user', change)).body).toMatchObject({ email: theirs })
  const token = await readLinkToken(app, email, 'Confirm your new email address')

  const owner = await registerAfter(email)
  expect((await owner.post('/api/account/confirm', { token })).status).toBe(401)
  const taking = { token, password: THEIRS }
  expect((await app.visit().post('/api/account/claim', taking)).status).toBe(410)
  expect(await attacker.browser.post('/api/account/confirm', { token })).toMatchObject({
    status: 409,
    body: { error: 'EMAIL_TAKEN' },
  })
  expect((await owner.get('/api/user')).body).toMatchObject({ email })
  expect((await attacker.browser.get('/api/user')).body).toMatchObject({ email: theirs })
})

test('an account whose address was never proven gains nothing from what the owner pays', async () => {
  const email = newAddress()
  const [attacker, owner] = [app.visit(), app.visit()]
  await startOrder(attacker, email)
  await buy(owner, email)
  const registered = await registerFirst(email)

  expect((await attacker.get('/api/user')).body).toMatchObject({ hasPremiumAccess: false })
  expect((await registered.browser.get('/api/user')).body).toMatchObject({
    hasPremiumAccess: false,
    emailConfirmed: false,
  })
  expect((await owner.get('/api/user')).body).toMatchObject({ hasPremiumAccess: true })

  const token = await readLinkToken(app, email, 'Set a password for your guide')
  const claimed = app.visit()
  const { body } = await claimed.post('/api/account/claim', { token, password: OWN })
  expect(body).toMatchObject({ email, hasPremiumAccess: true, emailConfirmed: true })
  await isOut(registered.browser, registered.username)
})
