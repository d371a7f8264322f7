import { beforeEach, describe, expect, test } from 'vitest'
import type { UserRow } from '#api/accounts/user-row.ts'
import { checkDevices, checkPresentations } from '#api/presentations/check-presentations.ts'
import type { Session } from '#contracts/accounts/profile.ts'
import { TOKEN_MINUTES_MAX } from '#contracts/presentation/calls.ts'
import type { CodeInForce } from '#contracts/presentation/codes.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { buildIssuance, credentialIdOf } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import { findFaults } from '#tests/support/server/faults.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readLinkTokens } from '#tests/support/server/mail.ts'
import { learnTrust } from '#tests/support/server/trust.ts'

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS
const ANOTHER = 'quite another long phrase'
let holder: UserRow
let owner: HttpClient
/** The browser of a thief who is signed in to the holder's account. */
let thief: HttpClient
let credentialId: string
const app = await startTestApp()
let admin = await app.signIn(await app.buildAdmin())
beforeEach(async () => {
  holder = await app.buildUser()
  const issued = await admin.post('/api/admin/credentials/issue', buildIssuance(holder.id))
  credentialId = credentialIdOf(issued)
  ;[owner, thief] = [await app.signIn(holder), await app.signIn(holder)]
})

async function mint(browser: HttpClient, expiresInMinutes = TOKEN_MINUTES_MAX): Promise<string> {
  const path = `/api/visa/credentials/${credentialId}/tokens`
  const { status, body } = await browser.post(path, { expiresInMinutes })
  expect(status).toBe(200)
  return (body as { token: string }).token
}

const ENDED = { isValid: false, error: 'CODE_ENDED' }
const GOOD = { isValid: true }

const listed = async (browser: HttpClient) =>
  (await browser.get('/api/visa/codes')).body as CodeInForce[]

const faults = () => findFaults(checkDevices(app.services), checkPresentations(app.services))

async function sessionOf(browser: HttpClient): Promise<string> {
  const sessions = (await browser.get('/api/user/sessions')).body as Session[]
  return sessions.find(({ isCurrent }) => isCurrent)?.sessionId ?? ''
}

async function takeLink(path: string, subject: string, body: object = {}) {
  const [token] = await readLinkTokens(app, holder.email, subject)
  expect((await app.visit().post(path, { token, ...body })).status).toBe(200)
}

describe('a code that a thief made in a stolen session ends with', () => {
  test.each<[string, () => Promise<unknown>]>([
    [
      'a new password',
      () => owner.post('/api/user/password', { currentPassword: PASSWORD, newPassword: ANOTHER }),
    ],
    [
      'a reset by mail',
      async () => {
        await app.visit().post('/api/account/request-reset', { email: holder.email })
        await takeLink('/api/account/claim', 'Reset your password', { password: ANOTHER })
      },
    ],
    ['the end of all sessions', () => owner.post('/api/user/end-sessions')],
    ['the end of all other sessions', () => owner.delete('/api/user/sessions')],
    [
      'the end of that session',
      async () => owner.delete(`/api/user/sessions/${await sessionOf(thief)}`),
    ],
    [
      '"This was not me"',
      async () => {
        await thief.post('/api/user/password', { currentPassword: PASSWORD, newPassword: ANOTHER })
        await takeLink('/api/account/undo', 'Your password was changed')
      },
    ],
    [
      'an owner who ends the sessions',
      () => admin.post(`/api/admin/users/${holder.id}/end-sessions`),
    ],
    [
      'the end of the device on which the session runs',
      async () => {
        const { deviceId } = await buildDevice(thief, holder.id)
        await owner.delete(`/api/visa/devices/${deviceId}`)
      },
    ],
  ])('%s, online at once and offline by the list', async (_, recover) => {
    const code = await mint(thief)
    expect(await app.verify(code)).toMatchObject(GOOD)
    await recover()
    expect(await app.verify(code)).toMatchObject(ENDED)
    const offline = await verifyOffline(code, await learnTrust(app), app.services.clock.now())
    expect(offline).toMatchObject({ code: 'PASS_REVOKED' })
    expect(await faults()).toEqual([])
  })

  test('the account', async () => {
    const code = await mint(thief)
    await owner.delete('/api/user', { currentPassword: PASSWORD })
    expect(await app.verify(code)).toMatchObject({ isValid: false, error: 'CREDENTIAL_REVOKED' })
  })

  test('every session of everybody', async () => {
    const code = await mint(thief)
    expect((await admin.post('/api/admin/end-sessions')).status).toBe(204)
    expect(await app.verify(code)).toMatchObject(ENDED)
    admin = await app.signIn(await app.buildAdmin())
  })
})

describe('a code stays in force', () => {
  test.each<[string, () => Promise<unknown>]>([
    ['where its holder logs out', () => thief.post('/api/logout')],
    [
      'where the cookie gets another secret',
      () => thief.post('/api/proof', { currentPassword: PASSWORD }),
    ],
    [
      'where another session is ended',
      async () => owner.delete(`/api/user/sessions/${await sessionOf(await app.signIn(holder))}`),
    ],
  ])('%s', async (_, leave) => {
    const code = await mint(thief)
    await leave()
    expect(await app.verify(code)).toMatchObject(GOOD)
  })

  test('where its session ends by time', async () => {
    app.clock.advance(14 * DAY_MS - 60 * MINUTE_MS)
    const late = await app.signIn(holder)
    const code = await mint(late)
    app.clock.advance(2 * 60 * MINUTE_MS)
    await app.services.database('sessions').where({ userId: holder.id }).delete()
    expect(await app.verify(code)).toMatchObject(GOOD)
    admin = await app.signIn(await app.buildAdmin())
  })
})

describe('the holder', () => {
  test('sees the codes that still count, and ends them', async () => {
    const codes = [await mint(thief), await mint(owner, 15)]
    const found = await listed(owner)
    expect(found.map((one) => one.credentialId)).toEqual([credentialId, credentialId])
    expect((await owner.delete('/api/visa/codes')).status).toBe(204)
    for (const code of codes) expect(await app.verify(code)).toMatchObject(ENDED)
    expect(await listed(owner)).toEqual([])
    const tokenId = found[0]?.tokenId ?? ''
    const status = await app.visit().get(`/api/visa/verify/status/${tokenId}`)
    expect(status).toMatchObject({ body: { status: 'ended' } })
  })

  test('makes good ones again in the same session, which no list refuses', async () => {
    const former = await mint(owner)
    await owner.delete('/api/visa/codes')
    const code = await mint(owner)
    expect(await app.verify(code)).toMatchObject(GOOD)
    const trust = await learnTrust(app)
    const offline = (token: string) => verifyOffline(token, trust, app.services.clock.now())
    expect(await offline(code)).toMatchObject({ status: 'valid' })
    expect(await offline(former)).toMatchObject({ code: 'PASS_REVOKED' })
    expect(await faults()).toEqual([])
  })

  test('is shown none that has expired, and none of somebody else', async () => {
    await mint(owner, 5)
    const other = await app.signIn(await app.buildUser())
    expect(await listed(other)).toEqual([])
    await other.delete('/api/visa/codes')
    expect(await listed(owner)).toHaveLength(1)
    app.clock.advance(6 * MINUTE_MS)
    expect(await listed(owner)).toEqual([])
  })
})

describe('a code of more than a quarter of an hour', () => {
  test.each([
    [
      'POST',
      () => `/api/visa/credentials/${credentialId}/tokens`,
      (minutes: number) => ({ expiresInMinutes: minutes }),
    ],
    ['GET', () => `/api/visa/qr/${credentialId}`, undefined],
  ] as const)('takes a fresh proof by %s', async (method, path, fill) => {
    const ask = (minutes: number) =>
      owner.request(
        method,
        method === 'GET' ? `${path()}?expiresInMinutes=${String(minutes)}` : path(),
        fill?.(minutes),
      )
    expect(await ask(16)).toMatchObject({ status: 200 })
    app.clock.advance(10 * MINUTE_MS)
    expect(await ask(15)).toMatchObject({ status: 200 })
    expect(await ask(16)).toMatchObject({ status: 403, body: { error: 'PROOF_REQUIRED' } })
    await owner.post('/api/proof', { currentPassword: PASSWORD })
    expect(await ask(TOKEN_MINUTES_MAX)).toMatchObject({ status: 200 })
  })
})

describe('a session without a fresh proof', () => {
  const REFUSED = { status: 403, body: { error: 'PROOF_REQUIRED' } }

  test('ends neither the device nor the codes of another session', async () => {
    const { deviceId } = await buildDevice(owner, holder.id)
    const code = await mint(owner)
    app.clock.advance(5 * MINUTE_MS)
    expect(await thief.delete(`/api/visa/devices/${deviceId}`)).toMatchObject(REFUSED)
    expect(await thief.delete('/api/visa/codes')).toMatchObject(REFUSED)
    expect(await owner.get('/api/user')).toMatchObject({ status: 200 })
    expect(await app.verify(code)).toMatchObject(GOOD)
  })

  test('ends its own device and its own codes', async () => {
    const code = await mint(owner)
    const { deviceId } = await buildDevice(owner, holder.id)
    app.clock.advance(5 * MINUTE_MS)
    expect(await owner.delete('/api/visa/codes')).toMatchObject({ status: 204 })
    expect(await app.verify(code)).toMatchObject(ENDED)
    expect(await owner.delete(`/api/visa/devices/${deviceId}`)).toMatchObject({ status: 204 })
  })
})
