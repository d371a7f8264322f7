import { beforeEach, describe, expect, test } from 'vitest'
import { DEVICE_ENDS, type DeviceEndReason } from '#contracts/presentation/device-end.ts'
import { DEVICES_MAX, type Device } from '#contracts/presentation/calls.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { endIdleDevices } from '#api/presentations/end-idle-devices.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { buildIssuance, credentialIdOf } from '#tests/support/server/credentials.ts'
import {
  buildDevice,
  buildRegistration,
  generateDeviceKey,
  type TestDevice,
} from '#tests/support/server/device.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { readLinkTokens } from '#tests/support/server/mail.ts'

const DAY_MS = 24 * 60 * 60_000
const MINUTE_MS = 60_000

interface Phone extends TestDevice {
  browser: HttpClient
}
let holder: UserRow
let credentialId: string
/** The holder's desktop browser, which has no device key. */
let desk: HttpClient

const app = await startTestApp()
const admin = await app.signIn(await app.buildAdmin())

beforeEach(async () => {
  holder = await app.buildUser()
  const issued = await admin.post('/api/admin/credentials/issue', buildIssuance(holder.id))
  credentialId = credentialIdOf(issued)
  desk = await app.signIn(holder)
})

/** Makes a phone: a browser in which the holder has just signed in and registered a device key. */
async function buildPhone(): Promise<Phone> {
  const browser = await app.signIn(holder)
  return { browser, ...(await buildDevice(browser, holder.id)) }
}

const end = (deviceId: string, by = desk) => by.delete(`/api/visa/devices/${deviceId}`)

const renew = (browser: HttpClient, deviceId: string) =>
  browser.post('/api/visa/passes', { deviceId })

const register = async (browser: HttpClient) =>
  browser.post('/api/visa/devices', await buildRegistration(holder.id, await generateDeviceKey()))

const mint = (browser: HttpClient) =>
  browser.post(`/api/visa/credentials/${credentialId}/tokens`, { expiresInMinutes: 5 })

const isSignedIn = async (browser: HttpClient) => (await browser.get('/api/user')).status === 200

const refusedFor = (reason: DeviceEndReason) => ({
  status: 410,
  body: {
    error: 'DEVICE_ENDED',
    message: expect.stringContaining(DEVICE_ENDS[reason]) as string,
  },
})

const SIGNED_OUT = { status: 401, body: { error: 'SIGN_IN_REQUIRED' } }
const NOT_FOUND = { status: 404, body: { error: 'DEVICE_NOT_FOUND' } }

/** Returns the stored reasons for which the devices ended, by device id. */
async function endsOf(userId = holder.id): Promise<Record<string, DeviceEndReason | null>> {
  const rows = await app.services
    .database('devices')
    .where({ userId })
    .select<{ id: string; endReason: DeviceEndReason | null }[]>('id', 'endReason')
  return Object.fromEntries(rows.map(({ id, endReason }) => [id, endReason]))
}

async function livePassesOf(deviceId: string): Promise<unknown[]> {
  return app.services.database('passes').where({ deviceId, revokedAt: null })
}

describe('a phone that was ended from another browser', () => {
  test('is signed out, and its cookie gets neither key, passes nor codes', async () => {
    const { browser, deviceId, registration, show } = await buildPhone()
    const code = await show(credentialId)
    expect((await end(deviceId)).status).toBe(204)

    expect(await app.verify(code)).toMatchObject({ isValid: false, error: 'DEVICE_REVOKED' })
    expect(await isSignedIn(browser)).toBe(false)
    expect(await register(browser)).toMatchObject(SIGNED_OUT)
    expect(await browser.post('/api/visa/devices', registration)).toMatchObject(SIGNED_OUT)
    expect(await renew(browser, deviceId)).toMatchObject(SIGNED_OUT)
    expect(await mint(browser)).toMatchObject(SIGNED_OUT)
    expect(await endsOf()).toEqual({ [deviceId]: 'user' })
    expect(await isSignedIn(desk)).toBe(true)
  })

  test('comes back by the password, with another key: its own never counts again', async () => {
    const { deviceId, registration } = await buildPhone()
    await end(deviceId)
    const again = await app.signIn(holder)
    expect(await renew(again, deviceId)).toMatchObject(refusedFor('user'))
    expect(await again.post('/api/visa/devices', registration)).toMatchObject(refusedFor('user'))

    const other = await buildDevice(again, holder.id)
    expect(other.deviceId).not.toBe(deviceId)
    expect(await app.verify(await other.show(credentialId))).toMatchObject({ isValid: true })
    expect(await livePassesOf(deviceId)).toEqual([])
  })

  test('takes a session along that began on it before, as soon as that shows the old key', async () => {
    const { deviceId, registration } = await buildPhone()
    const renewing = await app.signIn(holder)
    const registering = await app.signIn(holder)
    app.clock.advance(1000)
    await end(deviceId)
    expect(await renew(renewing, deviceId)).toMatchObject(refusedFor('user'))
    expect(await registering.post('/api/visa/devices', registration)).toMatchObject(
      refusedFor('user'),
    )
    for (const browser of [renewing, registering]) {
      expect(await register(browser)).toMatchObject(SIGNED_OUT)
    }
    expect(await isSignedIn(desk)).toBe(true)
  })

  test('cannot be ended twice, and one that nobody knows not once', async () => {
    const { deviceId } = await buildPhone()
    await end(deviceId)
    expect(await end(deviceId)).toMatchObject(refusedFor('user'))
    for (const unknown of [crypto.randomUUID(), 'no id']) {
      expect(await end(unknown)).toMatchObject(NOT_FOUND)
    }
    expect(await renew(desk, crypto.randomUUID())).toMatchObject(NOT_FOUND)
  })

  test('is listed with the reason for a month', async () => {
    const { deviceId } = await buildPhone()
    await end(deviceId)
    const list = async () => (await desk.get('/api/visa/devices')).body as Device[]
    expect(await list()).toMatchObject([
      { deviceId, endedAt: expect.any(String) as string, endReason: 'user' },
    ])
    app.clock.advance(31 * DAY_MS)
    desk = await app.signIn(holder)
    expect(await list()).toEqual([])
  })
})

describe('a session and its device', () => {
  test('end together at a log-out, so that ten of them use up no place', async () => {
    for (let time = 0; time < DEVICES_MAX; time++) {
      const { browser } = await buildPhone()
      expect((await browser.post('/api/logout')).status).toBe(204)
    }
    expect(Object.values(await endsOf())).toEqual(Array(DEVICES_MAX).fill('logout'))
    expect((await register(desk)).status).toBe(200)
  })

  test('end together when the session is ended, alone or with all others', async () => {
    const [first, second, third] = [await buildPhone(), await buildPhone(), await buildPhone()]
    const [{ id: sessionId }] = (await app.services
      .database('sessions')
      .where({ deviceId: first.deviceId })) as [{ id: string }]
    expect((await desk.delete(`/api/user/sessions/${sessionId}`)).status).toBe(204)
    expect(await endsOf()).toMatchObject({ [first.deviceId]: 'user', [second.deviceId]: null })

    expect((await second.browser.delete('/api/user/sessions')).status).toBe(204)
    expect(await endsOf()).toMatchObject({ [second.deviceId]: null, [third.deviceId]: 'user' })
    expect(await isSignedIn(second.browser)).toBe(true)
    expect(await isSignedIn(desk)).toBe(false)
    for (const { show } of [first, third]) {
      expect(await app.verify(await show(credentialId))).toMatchObject({ error: 'DEVICE_REVOKED' })
    }
  })

  test('end with all others also where the session is gone', async () => {
    const { browser: thief, deviceId, show } = await buildPhone()
    const code = ((await mint(thief)).body as { token: string }).token
    await app.services.database('sessions').where({ deviceId }).delete()
    const own = ((await mint(desk)).body as { token: string }).token
    expect((await desk.delete('/api/user/sessions')).status).toBe(204)
    expect(await app.verify(await show(credentialId))).toMatchObject({ error: 'DEVICE_REVOKED' })
    expect(await app.verify(code)).toMatchObject({ error: 'CODE_ENDED' })
    expect(await app.verify(own)).toMatchObject({ isValid: true })
  })

  test('are taken from another session only after a fresh proof', async () => {
    const { browser, deviceId } = await buildPhone()
    const thief = await app.signIn(holder)
    app.clock.advance(6 * MINUTE_MS)
    const key = await buildRegistration(holder.id, await generateDeviceKey())
    const unproven = { status: 403, body: { error: 'PROOF_REQUIRED' } }
    for (const place of [{ replaces: deviceId }, { preparedFor: deviceId }]) {
      expect(await thief.post('/api/visa/devices', { ...key, ...place })).toMatchObject(unproven)
    }
    expect(await renew(thief, deviceId)).toMatchObject(unproven)
    expect((await renew(browser, deviceId)).status).toBe(200)
    await thief.post('/api/proof', { currentPassword: PASSWORD })
    expect((await renew(thief, deviceId)).status).toBe(200)
  })

  test('go on together when another key takes the place of the first', async () => {
    const { browser, deviceId, show } = await buildPhone()
    const code = await show(credentialId)
    const next = await buildDevice(browser, holder.id)
    expect(await endsOf()).toEqual({ [deviceId]: 'replaced', [next.deviceId]: null })
    expect(await app.verify(code)).toMatchObject({ error: 'DEVICE_REVOKED' })
    expect(await app.verify(await next.show(credentialId))).toMatchObject({ isValid: true })

    await end(next.deviceId)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('are bound by the first renewal of a new session on the phone', async () => {
    const { deviceId } = await buildPhone()
    app.clock.advance(15 * DAY_MS)
    const again = await app.signIn(holder)
    desk = await app.signIn(holder)
    expect((await renew(again, deviceId)).status).toBe(200)
    expect(await endsOf()).toEqual({ [deviceId]: null })
    await end(deviceId)
    expect(await isSignedIn(again)).toBe(false)
  })

  test('are one pair: the session that had the device before is over', async () => {
    const { browser, deviceId } = await buildPhone()
    const again = await app.signIn(holder)
    expect((await renew(again, deviceId)).status).toBe(200)
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('are one pair: no other device of the account is renewed there', async () => {
    const [one, other] = [await buildPhone(), await buildPhone()]
    expect(await renew(one.browser, other.deviceId)).toMatchObject(NOT_FOUND)
    expect(await endsOf()).toEqual({ [one.deviceId]: null, [other.deviceId]: null })
  })

  test('part when the session makes room for later ones', async () => {
    const { browser, deviceId } = await buildPhone()
    for (let time = 0; time < 21; time++) {
      app.clock.advance(1000)
      await app.signIn(holder)
    }
    expect(await isSignedIn(browser)).toBe(false)
    expect(await endsOf()).toEqual({ [deviceId]: null })
  })
})

describe('a device ends', () => {
  test('with a new password, but for the one on which it was changed', async () => {
    const [here, elsewhere] = [await buildPhone(), await buildPhone()]
    const change = { currentPassword: PASSWORD, newPassword: 'quite another long phrase' }
    expect((await here.browser.post('/api/user/password', change)).status).toBe(204)
    expect(await endsOf()).toEqual({ [here.deviceId]: null, [elsewhere.deviceId]: 'password' })
    expect((await renew(here.browser, here.deviceId)).status).toBe(200)
    expect(await isSignedIn(elsewhere.browser)).toBe(false)
  })

  test('with a password that the mailbox has set, wherever it is', async () => {
    const { browser, deviceId } = await buildPhone()
    await app.visit().post('/api/account/request-reset', { email: holder.email })
    const [token] = await readLinkTokens(app, holder.email, 'Reset your password')
    const reset = { token, password: 'quite another long phrase' }
    expect((await app.visit().post('/api/account/claim', reset)).status).toBe(200)
    expect(await endsOf()).toEqual({ [deviceId]: 'password' })
    expect(await isSignedIn(browser)).toBe(false)
  })

  test('with its account', async () => {
    const { deviceId } = await buildPhone()
    expect((await admin.delete(`/api/admin/users/${holder.id}`)).status).toBe(204)
    expect(await endsOf()).toEqual({ [deviceId]: 'account' })
  })

  test('when it was not used for 30 days, and not before', async () => {
    const { deviceId } = await buildPhone()
    app.clock.advance(30 * DAY_MS - MINUTE_MS)
    await endIdleDevices(app.services)
    expect(await endsOf()).toEqual({ [deviceId]: null })
    app.clock.advance(2 * MINUTE_MS)
    await endIdleDevices(app.services)
    expect(await endsOf()).toEqual({ [deviceId]: 'idle' })
    expect(await livePassesOf(deviceId)).toEqual([])
  })

  test('when there are ten and it is the one whose passes ran out longest ago', async () => {
    const phones: Phone[] = []
    for (let count = 0; count < DEVICES_MAX; count++) phones.push(await buildPhone())
    const full = { status: 409, body: { error: 'DEVICE_LIMIT' } }
    expect(await register(desk)).toMatchObject(full)

    const [first, second] = phones as [Phone, Phone]
    app.clock.advance(6 * DAY_MS)
    await renew(first.browser, first.deviceId)
    app.clock.advance(DAY_MS + MINUTE_MS)
    expect((await register(desk)).status).toBe(200)
    expect(await endsOf()).toMatchObject({ [first.deviceId]: null, [second.deviceId]: 'idle' })
  })
})
