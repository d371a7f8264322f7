import { describe, expect, test } from 'vitest'
import { UserExport } from '#contracts/privacy/user-export.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { buildIssuance, credentialIdOf } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'

const app = await startTestApp()

describe('the profile', () => {
  test('takes a new username with the password', async () => {
    const { user, browser } = await app.join()
    const name = { username: `${user.username} renamed`, email: user.email }
    const refused = { status: 403, body: { error: 'WRONG_PASSWORD' } }
    expect(await browser.patch('/api/user', name)).toMatchObject(refused)
    expect((await browser.get('/api/user')).body).toMatchObject({ username: user.username })
    const change = { ...name, currentPassword: PASSWORD }
    expect(await browser.patch('/api/user', change)).toMatchObject({
      status: 200,
      body: { username: change.username, emailConfirmed: true },
    })
    expect((await browser.get('/api/user')).body).toMatchObject({ username: change.username })
  })

  test('spells name and address otherwise without it', async () => {
    const { user, browser } = await app.join()
    const [local = '', domain = ''] = user.email.split('@')
    const username = user.username.toUpperCase()
    const body = { username, email: user.email.toUpperCase() }
    // The server stores the domain of an address in lower case.
    expect(await browser.patch('/api/user', body)).toMatchObject({
      status: 200,
      body: { username, email: `${local.toUpperCase()}@${domain}` },
    })
  })

  test('takes a new address with the password, and keeps the old one until it is confirmed', async () => {
    const { user, browser } = await app.join()
    const change = { username: user.username, email: `new-${user.email}` }
    const refused = { status: 403, body: { error: 'WRONG_PASSWORD' } }
    expect(await browser.patch('/api/user', change)).toMatchObject(refused)
    const wrong = { ...change, currentPassword: 'not the password' }
    expect(await browser.patch('/api/user', wrong)).toMatchObject(refused)
    expect(
      await browser.patch('/api/user', { ...change, currentPassword: PASSWORD }),
    ).toMatchObject({ status: 200, body: { email: user.email, emailConfirmed: true } })
    expect((await browser.get('/api/user/pending-email')).body).toEqual({ email: change.email })
  })

  test("refuses another user's name on its field", async () => {
    const { user: other } = await app.join()
    const { user, browser } = await app.join()
    const taken = other.username.toUpperCase()
    const name = { username: taken, email: user.email, currentPassword: PASSWORD }
    expect(await browser.patch('/api/user', name)).toMatchObject({
      status: 409,
      body: { error: 'USERNAME_TAKEN', fields: { username: expect.any(String) as string } },
    })
  })

  test('cannot make its owner an administrator', async () => {
    const { user, browser } = await app.join()
    const change = { username: user.username, email: user.email, isAdmin: true }
    expect(await browser.patch('/api/user', change)).toMatchObject({ status: 400 })
  })
})

describe('a new password', () => {
  test('ends every other session and device', async () => {
    const { user, browser } = await app.join()
    const elsewhere = await app.signIn(user)
    const { deviceId } = await buildDevice(browser, user.id)
    const other = await buildDevice(elsewhere, user.id)
    const change = { currentPassword: PASSWORD, newPassword: 'quite another long phrase' }
    expect((await browser.post('/api/user/password', change)).status).toBe(204)
    expect((await browser.get('/api/user')).status).toBe(200)
    expect((await elsewhere.get('/api/user')).status).toBe(401)
    expect((await browser.post('/api/visa/passes', { deviceId })).status).toBe(200)
    const ended = { endReason: 'password' }
    expect(await app.services.database('devices').where({ id: other.deviceId })).toMatchObject([
      ended,
    ])
    const login = { username: user.username, password: change.newPassword }
    expect((await app.visit().post('/api/login', login)).status).toBe(200)
  })

  test.each([
    [
      'the wrong current one',
      { currentPassword: 'no', newPassword: 'quite another long phrase' },
      403,
      'WRONG_PASSWORD',
    ],
    ['a short one', { currentPassword: PASSWORD, newPassword: 'short' }, 400, 'INVALID_INPUT'],
    [
      'a common one',
      { currentPassword: PASSWORD, newPassword: 'password123' },
      400,
      'PASSWORD_TOO_COMMON',
    ],
  ])('is refused with %s', async (_, change, status, error) => {
    const { browser } = await app.join()
    expect(await browser.post('/api/user/password', change)).toMatchObject({
      status,
      body: { error },
    })
  })
})

describe('sessions', () => {
  test('are listed with the one that asks, and end one by one or together', async () => {
    const { user, browser } = await app.join()
    const second = await app.signIn(user)
    const third = await app.signIn(user)
    const { body } = await browser.get('/api/user/sessions')
    const sessions = body as { sessionId: string; isCurrent: boolean }[]
    expect(sessions.map(({ isCurrent }) => isCurrent).sort()).toEqual([false, false, true])

    const other = sessions.find(({ isCurrent }) => !isCurrent)?.sessionId ?? ''
    expect((await browser.delete(`/api/user/sessions/${other}`)).status).toBe(204)
    expect((await browser.delete(`/api/user/sessions/${other}`)).status).toBe(404)
    expect((await browser.delete('/api/user/sessions')).status).toBe(204)
    expect((await second.get('/api/user')).status).toBe(401)
    expect((await third.get('/api/user')).status).toBe(401)
    expect((await browser.get('/api/user')).status).toBe(200)
  })

  test('say in which browser they began, and keep no more of it', async () => {
    const { user, browser } = await app.join()
    const userAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
    const login = { username: user.username, password: PASSWORD }
    const elsewhere = app.visit()
    await elsewhere.post('/api/login', login, { headers: { 'User-Agent': userAgent } })
    // A session keeps the browser name from its start, even if the browser is updated later.
    await elsewhere.get('/api/user', { headers: { 'User-Agent': 'Chrome/1 Windows' } })
    const { body } = await browser.get('/api/user/sessions')
    expect(body).toContainEqual(expect.objectContaining({ browser: 'Firefox on Linux' }))
    const rows = await app.services.database('sessions').where({ userId: user.id })
    expect(JSON.stringify(rows)).not.toContain('Gecko')
  })

  test('of other users cannot be ended', async () => {
    const { browser: victim } = await app.join()
    const [{ sessionId }] = (await victim.get('/api/user/sessions')).body as [{ sessionId: string }]
    const { browser } = await app.join()
    expect((await browser.delete(`/api/user/sessions/${sessionId}`)).status).toBe(404)
    expect((await victim.get('/api/user')).status).toBe(200)
  })
})

describe('the own account', () => {
  test('is exported with all that is kept', async () => {
    const { user, browser } = await app.join()
    const admin = await app.signIn(await app.buildAdmin())
    await admin.post('/api/admin/credentials/issue', buildIssuance(user.id))
    await buildDevice(browser, user.id)
    const { status, body } = await browser.get('/api/user/export')
    expect(status).toBe(200)
    const exported = UserExport.parse(body)
    expect(exported.user.username).toBe(user.username)
    expect(exported.credentials).toHaveLength(1)
    expect(exported.devices).toHaveLength(1)
    expect(exported.sessions).toHaveLength(1)
  })

  test('is deleted with its password, and what it holds with it', async () => {
    const { user, browser } = await app.join()
    const admin = await app.signIn(await app.buildAdmin())
    const issued = await admin.post('/api/admin/credentials/issue', buildIssuance(user.id))
    const credentialId = credentialIdOf(issued)
    expect(await browser.delete('/api/user', { currentPassword: 'no' })).toMatchObject({
      status: 403,
      body: { error: 'WRONG_PASSWORD' },
    })
    const reply = await browser.delete('/api/user', { currentPassword: PASSWORD })
    expect(reply.status).toBe(204)
    expect(reply.headers.get('clear-site-data')).toBe('"storage"')
    expect((await browser.get('/api/user')).status).toBe(401)
    const rows: unknown = await app.services.database('visa_credentials').where({ credentialId })
    expect(rows).toMatchObject([{ isRevoked: true, holderInitials: '' }])
    const login = { username: user.username, password: PASSWORD }
    expect((await app.visit().post('/api/login', login)).status).toBe(401)
  })
})

test('a visitor and a guest have no profile', async () => {
  for (const [method, path] of [
    ['PATCH', '/api/user'],
    ['DELETE', '/api/user'],
    ['POST', '/api/user/password'],
    ['GET', '/api/user/export'],
  ] as const) {
    expect(
      (await app.visit().request(method, path, method === 'GET' ? undefined : {})).status,
    ).toBe(401)
  }
})
