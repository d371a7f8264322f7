import { beforeEach, describe, expect, test } from 'vitest'
import { countOwners } from '#api/accounts/rights/admin-row.ts'
import { UserRow } from '#api/accounts/user-row.ts'
import { RecoveryCodeRow } from '#api/accounts/recovery/recovery-code-row.ts'
import type { Passkey, PasskeyChallenge } from '#contracts/accounts/passkeys.ts'
import { newAddress } from '#tests/support/checkout/checkout.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { createAuthenticator } from '#tests/support/server/authenticator.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readLinkToken, readLinkTokens, readMail, readMails } from '#tests/support/server/mail.ts'
import { CHANGED, changePassword, GONE, openThefts, THIEFS, type Theft } from './thefts.ts'

const ORIGIN = 'https://visa.example.org'
const MINUTE = 60_000
const OWN = 'another quiet river'
const ASKED = 'Your account is to move to another address'
const MOVED = 'Your account has moved to another address'
const UNDONE = 'Everybody is signed out: choose a new password'
const app = await startTestApp({ env: { PUBLIC_ORIGIN: ORIGIN, ALLOW_SANDBOX: '1' } })
await app.buildAdmin()
const { steal, undo, undoBy } = openThefts(app)

async function moveTo(thief: HttpClient, username: string, password = PASSWORD): Promise<string> {
  const email = newAddress()
  await thief.patch('/api/user', { username, email, currentPassword: password })
  const token = await readLinkToken(app, email, 'Confirm your new email address')
  expect((await thief.post('/api/account/confirm', { token })).status).toBe(200)
  return email
}

const logIn = (username: string, password: string, browser = app.visit()) =>
  browser.post('/api/login', { username, password })

async function chooseOwn(email: string) {
  const token = await readLinkToken(app, email, UNDONE)
  const browser = app.visit()
  return { browser, ...(await browser.post('/api/account/claim', { token, password: OWN })) }
}

const stored = ({ id }: UserRow) => UserRow.withId(app.services.database, id)

const challenge = async (browser: HttpClient, purpose: string) =>
  (await browser.post('/api/passkeys/challenge', { purpose })).body as PasskeyChallenge

async function addPasskey(browser: HttpClient): Promise<Passkey> {
  const made = createAuthenticator(ORIGIN).make(await challenge(browser, 'register'))
  return (await browser.post('/api/passkeys', made)).body as Passkey
}

describe('a thief who changes the address, then the password', () => {
  let theft: Theft
  let thiefsAddress: string
  beforeEach(async () => {
    theft = await steal()
    thiefsAddress = await moveTo(theft.thief, theft.user.username)
    expect((await changePassword(theft.thief)).status).toBe(204)
  })

  test('loses the account to the old mailbox', async () => {
    const { user, thief } = theft
    expect(await undoBy(user.email, MOVED)).toMatchObject({
      status: 200,
      body: { rights: 'none' },
    })
    expect((await thief.get('/api/user')).status).toBe(401)
    expect(await logIn(user.username, THIEFS)).toMatchObject({ body: { error: 'LOGIN_FAILED' } })
    expect(await logIn(user.username, PASSWORD)).toMatchObject({ body: { error: 'LOGIN_FAILED' } })
    expect(await stored(user)).toMatchObject({ email: user.email, emailKey: user.emailKey })

    const { browser, status, body } = await chooseOwn(user.email)
    expect({ status, body }).toMatchObject({ status: 200, body: { email: user.email } })
    expect((await browser.get('/api/user')).status).toBe(200)
    expect((await logIn(user.username, OWN)).status).toBe(200)
  })

  test('has no way back by a link that was mailed to the own address', async () => {
    const { user } = theft
    await app.visit().post('/api/account/request-reset', { email: thiefsAddress })
    const reset = await readLinkToken(app, thiefsAddress, 'Reset your password')
    const thiefsUndo = await readLinkToken(app, thiefsAddress, CHANGED)
    await undoBy(user.email, MOVED)

    const claim = { token: reset, password: THIEFS }
    expect(await app.visit().post('/api/account/claim', claim)).toMatchObject(GONE)
    expect(await undo(thiefsUndo)).toMatchObject(GONE)
    await app.visit().post('/api/account/request-reset', { email: thiefsAddress })
    expect(await readLinkTokens(app, thiefsAddress, 'Reset your password')).toHaveLength(1)
    expect(await stored(user)).toMatchObject({ email: user.email })
    expect((await chooseOwn(user.email)).status).toBe(200)
  })

  test('is told that the account has gone back, and not to where', async () => {
    const { user } = theft
    await undoBy(user.email, MOVED)
    const subject = 'An account no longer belongs to this address'
    const { text } = await readMail(app, thiefsAddress, subject)
    expect(text).not.toContain(user.email)
    expect(text).not.toContain('token=')
  })

  test('cannot void the link of the old mailbox by whatever is done after it', async () => {
    const { user, thief } = theft
    await app.visit().post('/api/account/request-reset', { email: thiefsAddress })
    const token = await readLinkToken(app, thiefsAddress, 'Reset your password')
    const again = app.visit()
    await again.post('/api/account/claim', { token, password: 'one more of a thief' })
    expect((await thief.get('/api/user')).status).toBe(401)
    const second = await moveTo(again, user.username, 'one more of a thief')
    expect(await undoBy(user.email, MOVED)).toMatchObject({ status: 200 })
    expect(await stored(user)).toMatchObject({ email: user.email })
    const [back = ''] = await readLinkTokens(app, thiefsAddress, MOVED)
    expect(await undo(back)).toMatchObject(GONE)
    expect(await readMails(app, second)).not.toEqual([])
  })
})

describe('the address of the account', () => {
  test('comes back as it was spelled', async () => {
    const email = newAddress().replace('@', '-Amara@')
    const { user, thief } = await steal({ email })
    await moveTo(thief, user.username)
    await undoBy(email, MOVED)
    expect(await stored(user)).toMatchObject({ email, emailKey: email.toLowerCase() })
    expect((await chooseOwn(email)).status).toBe(200)
  })

  test('comes back by the mail about a password too, when it moved after that', async () => {
    const { user, thief } = await steal()
    await changePassword(thief)
    await moveTo(thief, user.username, THIEFS)
    expect(await undoBy(user.email, CHANGED)).toMatchObject({ status: 200 })
    expect(await stored(user)).toMatchObject({ email: user.email })
    expect(await undo((await readLinkTokens(app, user.email, MOVED))[0] ?? '')).toMatchObject(GONE)
  })

  test('does not move any more when the move was only asked for', async () => {
    const { user, thief } = await steal()
    const email = newAddress()
    await thief.patch('/api/user', { username: user.username, email, currentPassword: PASSWORD })
    const token = await readLinkToken(app, email, 'Confirm your new email address')
    expect(await undoBy(user.email, ASKED)).toMatchObject({ status: 200 })
    const { database } = app.services
    expect(await database('email_changes').where({ userId: user.id })).toEqual([])
    const open = database('account_tokens').where({ userId: user.id, usedAt: null })
    expect(await open.whereNot({ kind: 'undo' })).toMatchObject([{ kind: 'reset' }])
    const { browser } = await chooseOwn(user.email)
    expect(await browser.post('/api/account/confirm', { token })).toMatchObject(GONE)
    expect((await browser.get('/api/user/pending-email')).body).toEqual({ email: null })
  })

  test('is kept from a buyer who claims what was bought with it, as long as it may come back', async () => {
    const { user, thief } = await steal()
    await moveTo(thief, user.username)
    const guest = await app.buildGuest({
      email: user.email,
      premiumGranted: true,
      emailConfirmedAt: null,
    })
    await app.visit().post('/api/account/request-reset', { email: guest.email })
    const token = await readLinkToken(app, guest.email, 'Set a password for your guide')
    const claim = { token, password: OWN }
    expect(await app.visit().post('/api/account/claim', claim)).toMatchObject({
      status: 409,
      body: { error: 'EMAIL_TAKEN' },
    })
    expect(await undoBy(user.email, MOVED)).toMatchObject({ status: 200 })
  })
})

describe('what lets somebody in', () => {
  test('is all gone: sessions, devices, the password and what this browser knew', async () => {
    const { user, thief } = await steal()
    const phone = await app.signIn(user)
    const { deviceId } = await buildDevice(phone, user.id)
    await thief.get('/api/user/export')
    await undoBy(user.email, 'The data of your account was downloaded')
    for (const browser of [thief, phone]) {
      expect((await browser.get('/api/user')).status).toBe(401)
    }
    const { database } = app.services
    expect(await database('sessions').where({ userId: user.id })).toEqual([])
    expect(await database('devices').where({ id: deviceId })).toMatchObject([{ endReason: 'undo' }])
    expect(await stored(user)).toMatchObject({ passwordHash: '!' })
  })

  test('of passkeys those that are younger than the change go, and older ones stay', async () => {
    const { user, thief } = await steal()
    const before = await addPasskey(thief)
    app.clock.advance(MINUTE)
    await changePassword(thief)
    app.clock.advance(MINUTE)
    await addPasskey(thief)
    await undoBy(user.email, CHANGED)
    expect(await app.services.database('passkeys').where({ userId: user.id })).toMatchObject([
      { id: before.passkeyId },
    ])
  })

  test.each([
    ['before', -MINUTE, 1],
    ['since', MINUTE, 0],
  ])('leaves of recovery codes made %s the change %i ms from it %i', async (_when, ms, left) => {
    const { user, thief } = await steal()
    await changePassword(thief)
    const { database } = app.services
    const madeAt = new Date(app.clock.now().getTime() + ms)
    await RecoveryCodeRow.replace(database, user.id, [user.id], madeAt)
    await undoBy(user.email, CHANGED)
    expect(await RecoveryCodeRow.countLeft(database, user.id)).toBe(left)
  })

  test('goes with the passkey whose mail it was, and by an older link after a younger one', async () => {
    const { user, thief } = await steal()
    await addPasskey(thief)
    app.clock.advance(MINUTE)
    await changePassword(thief)
    expect(await undoBy(user.email, CHANGED)).toMatchObject({ status: 200 })
    const passkeys = app.services.database('passkeys').where({ userId: user.id })
    expect(await passkeys.clone()).toHaveLength(1)
    const added = 'A passkey was added to your account'
    expect(await undoBy(user.email, added)).toMatchObject({ status: 200 })
    expect(await passkeys.clone()).toEqual([])
  })
})

describe('rights in the console', () => {
  test('are withdrawn until an owner gives them back', async () => {
    const { user, thief } = await steal({ rights: ['audit', 'issue', 'revoke', 'own'] })
    await changePassword(thief)
    expect((await undoBy(user.email, CHANGED)).body).toEqual({ rights: 'withdrawn' })
    expect(await stored(user)).toMatchObject({ rights: [], isAdmin: false })
    const owner = await app.signIn(await app.buildAdmin())
    const rights = ['audit', 'issue']
    const given = await owner.post(`/api/admin/users/${user.id}/rights`, { rights })
    expect(given.body).toMatchObject({ rights })
  })

  test('stay with the last owner, who would be missed', async () => {
    const alone = await startTestApp()
    const user = await alone.buildAdmin()
    await alone.buildUser({ rights: ['audit', 'issue'] })
    const thief = await alone.signIn(user)
    await changePassword(thief)
    const token = await readLinkToken(alone, user.email, CHANGED)
    const { status, body } = await alone.visit().post('/api/account/undo', { token })
    expect({ status, body }).toEqual({ status: 200, body: { rights: 'kept' } })
    expect(await countOwners(alone.services.database)).toBe(1)
    expect((await thief.get('/api/user')).status).toBe(401)
  })
})

test('an undoing is in the audit and among the events of security, as the account’s', async () => {
  const { user, thief } = await steal({ rights: ['audit'] })
  await changePassword(thief)
  await undoBy(user.email, CHANGED)
  const owner = await app.signIn(await app.buildAdmin())
  const { body } = await owner.get(`/api/admin/audit?subject=${user.id}`)
  const common = { actorKind: 'holder', proof: 'link', subjectName: user.username }
  expect(body).toMatchObject([
    expect.objectContaining({ ...common, action: expect.any(String) as string }),
    expect.objectContaining({ ...common, action: expect.any(String) as string }),
  ])
  const actions = (body as { action: string }[]).map(({ action }) => action)
  expect(actions.sort()).toEqual(['admin_withdrawn', 'change_undone'])
  await app.services.security.flush()
  const events = app.services.database('security_events').where({ userId: user.id })
  expect(await events).toContainEqual(
    expect.objectContaining({ kind: 'change_undone', route: 'POST /api/account/undo' }),
  )
})
