import { beforeEach, expect, test } from 'vitest'
import type { UserRow } from '#api/accounts/user-row.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { envBeside } from '#tests/support/server/beside.ts'
import { startCheckout } from '#tests/support/checkout/checkout-process.ts'
import { buildIssuance, credentialIdOf } from '#tests/support/server/credentials.ts'
import { buildDevice, buildRegistration, generateDeviceKey } from '#tests/support/server/device.ts'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'

const ROUNDS = 20
let holder: UserRow
let desk: HttpClient
let credentialId: string

/**
 * `app` and `other` are two processes on one database. `other` serves the phones, and `app` serves
 * the holder's desktop browser.
 */
const app = await startTestApp()
const other = await startCheckout(envBeside(app))
const admin = await app.signIn(await app.buildAdmin())
beforeEach(async () => {
  holder = await app.buildUser()
  desk = await app.signIn(holder)
  credentialId = credentialIdOf(await issue())
})

const issue = () => admin.post('/api/admin/credentials/issue', buildIssuance(holder.id))

async function signInOnPhone() {
  const browser = createHttpClient(other.url)
  await browser.post('/api/login', { username: holder.username, password: PASSWORD })
  return browser
}

const register = async (browser: HttpClient) =>
  browser.post('/api/visa/devices', await buildRegistration(holder.id, await generateDeviceKey()))

const mint = (browser: HttpClient) =>
  browser.post(`/api/visa/credentials/${credentialId}/tokens`, { expiresInMinutes: 5 })

const end = (deviceId: string) => desk.delete(`/api/visa/devices/${deviceId}`)

const countInUse = async () => {
  const rows = await app.services.database('devices').where({ userId: holder.id, endedAt: null })
  return rows.length
}

/** Expects only these statuses. They are success, and the refusal of a device that was ended. */
function expectNoFault(replies: { status: number }[], allowed: number[]) {
  expect(replies.map(({ status }) => status).filter((status) => !allowed.includes(status))).toEqual(
    [],
  )
}

test('a device that is ended while it renews is left without a pass that counts', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const phone = await signInOnPhone()
    const { deviceId } = await buildDevice(phone, holder.id)
    // After this, a pass is missing, so each renewal tries to make one.
    await issue()
    const renew = () => phone.post('/api/visa/passes', { deviceId })
    const [ended, ...renewed] = await Promise.all([end(deviceId), renew(), renew(), renew()])
    expect(ended.status).toBe(204)
    expectNoFault(renewed, [200, 401])
    const live = app.services.database('passes').where({ deviceId, revokedAt: null })
    expect(await live).toEqual([])
    expect((await phone.get('/api/user')).status).toBe(401)
  }
})

test('a phone that is ended while it asks for another key has none afterwards', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const phone = await signInOnPhone()
    const { deviceId } = await buildDevice(phone, holder.id)
    const [ended, ...registered] = await Promise.all([
      end(deviceId),
      register(phone),
      register(phone),
    ])
    expectNoFault(registered, [200, 401])
    // 410 means that the phone has already replaced this key by a new one. The end of all sessions
    // also ends the new key.
    if (ended.status === 410) await desk.delete('/api/user/sessions')
    else expect(ended.status).toBe(204)
    expect(await countInUse()).toBe(0)
    expect((await phone.get('/api/user')).status).toBe(401)
  }
})

test('a log-out leaves no key behind that was on its way', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const phone = await signInOnPhone()
    const [left, registered] = await Promise.all([phone.post('/api/logout'), register(phone)])
    expect(left.status).toBe(204)
    expectNoFault([registered], [200, 401])
    expect(await countInUse()).toBe(0)
  }
})

test('no code is made for a session whose end was acknowledged', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const phone = await signInOnPhone()
    const { deviceId } = await buildDevice(phone, holder.id)
    const minted = () =>
      app.services.database('presentations').where({ credentialId }).whereNotNull('tokenId')
    let known = 0
    const acknowledged = end(deviceId).then(async ({ status }) => {
      expect(status).toBe(204)
      known = (await minted()).length
    })
    const codes = await Promise.all([mint(phone), mint(phone), mint(phone), acknowledged])
    expectNoFault(
      codes.flatMap((code) => code ?? []),
      [200, 401],
    )
    expect((await minted()).length).toBe(known)
  }
})

test('two renewals at once, by sessions that both have none yet, bind the device to one', async () => {
  const { deviceId } = await buildDevice(await signInOnPhone(), holder.id)
  for (let round = 0; round < ROUNDS; round++) {
    const sessions = [await signInOnPhone(), await signInOnPhone()]
    const replies = await Promise.all(
      sessions.map((session) => session.post('/api/visa/passes', { deviceId })),
    )
    expectNoFault(replies, [200, 401])
    expect(await app.services.database('sessions').where({ deviceId })).toHaveLength(1)
  }
})
