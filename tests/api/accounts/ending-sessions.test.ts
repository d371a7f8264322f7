import { describe, expect, test } from 'vitest'
import type { UserRow } from '#api/accounts/user-row.ts'
import type { Session } from '#contracts/accounts/profile.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

const MINUTE = 60_000
const app = await startTestApp()
const ownerRow = await app.buildAdmin()
let owner = await app.signIn(ownerRow)

interface Holder {
  user: UserRow
  desk: HttpClient
  phone: HttpClient
  deviceId: string
}

async function enter(): Promise<Holder> {
  const user = await app.buildUser()
  const [desk, phone] = [await app.signIn(user), await app.signIn(user)]
  const { deviceId } = await buildDevice(phone, user.id)
  return { user, desk, phone, deviceId }
}

const isIn = async (browser: HttpClient) => (await browser.get('/api/user')).status === 200
const devicesOf = ({ id: userId }: UserRow) => app.services.database('devices').where({ userId })
const endOf = (userId: string, by = owner) => by.post(`/api/admin/users/${userId}/end-sessions`)

test('a session is listed with the device in its browser, by its name', async () => {
  const { desk, deviceId } = await enter()
  const read = async () =>
    ((await desk.get('/api/user/sessions')).body as Session[]).map(({ isCurrent, deviceName }) => ({
      isCurrent,
      deviceName,
    }))
  expect(await read()).toEqual(
    expect.arrayContaining([
      { isCurrent: true, deviceName: null },
      { isCurrent: false, deviceName: 'Test phone' },
    ]),
  )
  await desk.patch(`/api/visa/devices/${deviceId}`, { name: 'My old phone' })
  expect(await read()).toContainEqual({ isCurrent: false, deviceName: 'My old phone' })
})

describe('to end all sessions', () => {
  test('ends the own one too, and every device', async () => {
    const { user, desk, phone } = await enter()
    const { status, headers } = await desk.post('/api/user/end-sessions')
    expect(status).toBe(204)
    expect(headers.get('Clear-Site-Data')).toBe('"storage"')
    expect([await isIn(desk), await isIn(phone)]).toEqual([false, false])
    expect(await devicesOf(user)).toMatchObject([{ endReason: 'user' }])
    expect(await isIn(await app.signIn(user))).toBe(true)
  })

  test('takes a fresh proof, and an account', async () => {
    const { desk } = await enter()
    app.clock.advance(5 * MINUTE)
    expect(await desk.post('/api/user/end-sessions')).toMatchObject({
      status: 403,
      body: { error: 'PROOF_REQUIRED' },
    })
    expect(await isIn(desk)).toBe(true)
    expect((await app.visit().post('/api/user/end-sessions')).status).toBe(401)
  })

  test('leaves others alone', async () => {
    const [one, other] = [await enter(), await enter()]
    await one.desk.post('/api/user/end-sessions')
    expect([await isIn(other.desk), await isIn(other.phone)]).toEqual([true, true])
  })
})

describe('an owner', () => {
  test('ends the sessions and devices of somebody else, which is recorded', async () => {
    const { user, desk, phone } = await enter()
    expect((await endOf(user.id)).status).toBe(204)
    expect([await isIn(desk), await isIn(phone)]).toEqual([false, false])
    expect(await devicesOf(user)).toMatchObject([{ endReason: 'operator' }])
    const { body } = await owner.get(`/api/admin/audit?subject=${user.id}`)
    expect(body).toMatchObject([
      { action: 'sessions_ended', actorName: ownerRow.username, subjectName: user.username },
    ])
    expect(await isIn(await app.signIn(user))).toBe(true)
  })

  test('makes of the browsers strangers, so that a stolen one has no tries of its own', async () => {
    const { user, desk } = await enter()
    await endOf(user.id)
    await desk.post('/api/login', { username: user.username, password: PASSWORD })
    await app.services.mailer.deliver()
    const mails = app.services
      .database('mail_outbox')
      .where({ userId: user.id, template: 'browser-signed-in' })
    expect(await mails).toHaveLength(3)
  })

  test.each([crypto.randomUUID(), 'none'])('finds nobody under %s', async (id) => {
    expect(await endOf(id)).toMatchObject({ status: 404, body: { error: 'USER_NOT_FOUND' } })
  })

  test('ends the own ones in the profile', async () => {
    expect(await endOf(ownerRow.id)).toMatchObject({
      status: 409,
      body: { error: 'OWN_ACCOUNT' },
    })
  })

  test('has shown who it is: for one account within five minutes, for all within one', async () => {
    const { user, desk } = await enter()
    const second = await app.signIn(await app.buildAdmin())
    const refused = { status: 403, body: { error: 'PROOF_REQUIRED' } }
    app.clock.advance(MINUTE)
    expect(await second.post('/api/admin/end-sessions')).toMatchObject(refused)
    app.clock.advance(4 * MINUTE)
    expect(await endOf(user.id, second)).toMatchObject(refused)
    expect(await isIn(desk)).toBe(true)
  })

  test('alone does it', async () => {
    const { user, desk } = await enter()
    const issuer = await app.signIn(await app.buildUser({ rights: ['audit', 'issue', 'revoke'] }))
    for (const browser of [issuer, desk]) {
      expect((await endOf(user.id, browser)).status).toBe(403)
      expect((await browser.post('/api/admin/end-sessions')).status).toBe(403)
    }
  })

  test('signs everybody out, the own browser too, and leaves the devices', async () => {
    const [one, other] = [await enter(), await enter()]
    const second = await app.buildAdmin()
    const browser = await app.signIn(second)
    expect((await browser.post('/api/admin/end-sessions')).status).toBe(204)
    for (const out of [one.desk, one.phone, other.phone, browser]) {
      expect(await isIn(out)).toBe(false)
    }
    expect(await app.services.database('sessions')).toEqual([])
    expect(await devicesOf(one.user)).toMatchObject([{ endedAt: null }])
    owner = await app.signIn(ownerRow)
    const { body } = await owner.get('/api/admin/audit?limit=1')
    expect(body).toMatchObject([
      { action: 'every_session_ended', actorName: second.username, subjectName: null },
    ])
  })
})
