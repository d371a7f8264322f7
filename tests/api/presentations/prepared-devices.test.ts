import { beforeEach, describe, expect, test } from 'vitest'
import { DEVICES_MAX, type Device } from '#contracts/presentation/calls.ts'
import { DAY_MS } from '#contracts/time.ts'
import { liveWeeks } from '#contracts/trust/week.ts'
import type { UserRow } from '#api/accounts/user-row.ts'
import { checkDevices } from '#api/presentations/check-presentations.ts'
import { PassRow } from '#api/trust/passes/pass-row.ts'
import { PASSWORD, startTestApp } from '#tests/support/server/app.ts'
import { buildIssuance, credentialIdOf } from '#tests/support/server/credentials.ts'
import {
  buildDevice,
  buildRegistration,
  generateDeviceKey,
  type TestDevice,
} from '#tests/support/server/device.ts'
import { findFaults } from '#tests/support/server/faults.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

const MINUTE_MS = 60_000
let holder: UserRow
let credentialId: string
/** The holder's phone. `former` is its first key, which a prepared key may replace later. */
let browser: HttpClient
let former: TestDevice

const app = await startTestApp()
const admin = await app.signIn(await app.buildAdmin())

beforeEach(async () => {
  holder = await app.buildUser()
  const issued = await admin.post('/api/admin/credentials/issue', buildIssuance(holder.id))
  credentialId = credentialIdOf(issued)
  browser = await app.signIn(holder)
  former = await buildDevice(browser, holder.id)
})

const prepare = () => buildDevice(browser, holder.id, { preparedFor: former.deviceId })

/** Registers the key. It replaces another key, by default the phone's first key. */
const takePlace = ({ registration }: TestDevice, by = browser, replaces = former.deviceId) =>
  by.post('/api/visa/devices', { ...registration, replaces })

const renew = ({ deviceId }: TestDevice, by = browser) => by.post('/api/visa/passes', { deviceId })

const list = async () => (await browser.get('/api/visa/devices')).body as Device[]

/** Makes a code that is valid for fifteen minutes. */
function showLong(device: TestDevice) {
  const now = app.clock.now().getTime()
  const life = { issuedAt: new Date(now), expiresAt: new Date(now + 15 * MINUTE_MS) }
  return device.show(credentialId, life)
}

async function endsOf(userId = holder.id) {
  const rows = await app.services
    .database('devices')
    .where({ userId })
    .select<{ id: string; endReason: string | null }[]>('id', 'endReason')
  return Object.fromEntries(rows.map(({ id, endReason }) => [id, endReason]))
}

/**
 * Returns whether the pass of this device is marked as revoked in the published lists. Verifiers
 * without a connection use these lists.
 */
async function isInLists({ deviceId }: TestDevice): Promise<boolean> {
  const { database, clock } = app.services
  const [pass] = await PassRow.query(database).where({ deviceId })
  if (!pass) throw new Error('no pass')
  const { week, statusIndex } = pass
  const shards = await PassRow.countRevoked(database, liveWeeks(clock.now()), clock.now())
  const places = await Promise.all(shards.map((of) => PassRow.revokedIn(database, of, clock.now())))
  return shards.some((of, at) => of.week === week && places[at]?.includes(statusIndex) === true)
}

const VALID = { isValid: true }
const OF_NO_DEVICE = { isValid: false, error: 'DEVICE_REVOKED' }

describe('a key that is made ready for the place of another', () => {
  test('has its passes, while the former goes on as before', async () => {
    const next = await prepare()
    expect(next.passes.map((pass) => pass.credentialId)).toEqual([credentialId])
    expect(await app.verify(await former.show(credentialId))).toMatchObject(VALID)
    expect(await app.verify(await next.show(credentialId))).toMatchObject(VALID)
    expect(await endsOf()).toEqual({ [former.deviceId]: null, [next.deviceId]: null })
    expect(await list()).toMatchObject([
      { deviceId: next.deviceId, isWaiting: true },
      { deviceId: former.deviceId, isWaiting: false },
    ])
  })

  test('is one of two at most, which its holder can end', async () => {
    const [first] = [await prepare(), await prepare()]
    const third = {
      ...(await buildRegistration(holder.id, await generateDeviceKey())),
      preparedFor: former.deviceId,
    }
    const ask = () => browser.post('/api/visa/devices', third)
    expect(await ask()).toMatchObject({ status: 409, body: { error: 'DEVICE_LIMIT' } })
    expect((await browser.delete(`/api/visa/devices/${first.deviceId}`)).status).toBe(204)
    expect((await ask()).status).toBe(200)
  })

  test('takes the place when it is registered once more, however often', async () => {
    const next = await prepare()
    expect(await takePlace(next)).toMatchObject({ status: 200, body: { deviceId: next.deviceId } })
    expect((await takePlace(next)).status).toBe(200)
    expect(await endsOf()).toEqual({ [former.deviceId]: 'replaced', [next.deviceId]: null })
    expect((await renew(next)).status).toBe(200)
    expect((await list()).find(({ endedAt }) => endedAt === null)).toMatchObject({
      deviceId: next.deviceId,
      renewedAt: expect.any(String) as string,
    })
  })

  test('takes no second place where there are ten', async () => {
    for (let count = 1; count < DEVICES_MAX; count++) {
      await buildDevice(await app.signIn(holder), holder.id)
    }
    const next = await prepare()
    expect(next.passes.map((pass) => pass.credentialId)).toEqual([credentialId])
    expect((await takePlace(next)).status).toBe(200)
    const inUse = Object.values(await endsOf()).filter((reason) => reason === null)
    expect(inUse).toHaveLength(DEVICES_MAX)
  })

  test('takes it also in a later session, after the one that made it ready', async () => {
    const next = await prepare()
    app.clock.advance(15 * DAY_MS)
    const later = await app.signIn(holder)
    expect((await takePlace(next, later)).status).toBe(200)
    expect(await endsOf()).toEqual({ [former.deviceId]: 'replaced', [next.deviceId]: null })
    expect((await renew(next, later)).status).toBe(200)
  })

  test('is given up two minutes later, when the former is renewed or another one made ready', async () => {
    const first = await prepare()
    app.clock.advance(2 * MINUTE_MS)
    const second = await prepare()
    expect(await endsOf()).toMatchObject({ [first.deviceId]: 'replaced', [second.deviceId]: null })
    app.clock.advance(2 * MINUTE_MS)
    expect((await renew(former)).status).toBe(200)
    expect(await endsOf()).toMatchObject({
      [former.deviceId]: null,
      [second.deviceId]: 'replaced',
    })
    expect(await app.verify(await former.show(credentialId))).toMatchObject(VALID)
    expect(await app.verify(await showLong(second))).toMatchObject(OF_NO_DEVICE)
    expect(await list()).toMatchObject([{ deviceId: former.deviceId }])
    expect(await findFaults(checkDevices(app.services))).toEqual([])
  })

  test.each([
    ['first', 0, 1],
    ['last', 1, 0],
  ])(
    'takes the place also where it was made ready %s of two tabs, whose other key ends',
    async (_, at, otherAt) => {
      const shown = await showLong(former)
      const both = [await prepare(), await prepare()] as const
      const [winner, other] = [both[at] as TestDevice, both[otherAt] as TestDevice]
      expect((await takePlace(winner)).status).toBe(200)
      expect((await renew(winner)).status).toBe(200)
      expect(await app.verify(shown)).toMatchObject(VALID)
      expect(await app.verify(await winner.show(credentialId))).toMatchObject(VALID)
      expect(await app.verify(await other.show(credentialId))).toMatchObject(OF_NO_DEVICE)
      const ends = { [former.deviceId]: 'replaced', [winner.deviceId]: null }
      expect(await endsOf()).toEqual({ ...ends, [other.deviceId]: 'replaced' })
      expect(await renew(other)).toMatchObject({ status: 410 })
      expect((await browser.get('/api/user')).status).toBe(200)
      expect(await findFaults(checkDevices(app.services))).toEqual([])
    },
  )

  test('takes the place also where another tab renewed the former meanwhile', async () => {
    const next = await prepare()
    expect((await renew(former)).status).toBe(200)
    expect((await takePlace(next)).status).toBe(200)
    expect(await app.verify(await next.show(credentialId))).toMatchObject(VALID)
    expect(await endsOf()).toEqual({ [former.deviceId]: 'replaced', [next.deviceId]: null })
  })

  test.each([
    ['the former is ended', () => browser.delete(`/api/visa/devices/${former.deviceId}`)],
    ['its holder logs out', () => browser.post('/api/logout')],
    [
      'the password is changed elsewhere',
      async () =>
        (await app.signIn(holder)).post('/api/user/password', {
          currentPassword: PASSWORD,
          newPassword: 'quite another long phrase',
        }),
    ],
  ])('ends with it when %s', async (_, end) => {
    const next = await prepare()
    expect((await end()).status).toBe(204)
    expect(Object.values(await endsOf())).not.toContain(null)
    expect(await app.verify(await next.show(credentialId))).toMatchObject(OF_NO_DEVICE)
  })

  test('waits for no device of another session, of somebody else, or that has ended', async () => {
    const elsewhere = await buildDevice(await app.signIn(holder), holder.id)
    const stranger = await app.buildUser()
    const foreign = await buildDevice(await app.signIn(stranger), stranger.id)
    const ask = async (preparedFor: string, by = browser) =>
      by.post('/api/visa/devices', {
        ...(await buildRegistration(holder.id, await generateDeviceKey())),
        preparedFor,
      })
    const refused = { status: 404, body: { error: 'DEVICE_NOT_FOUND' } }
    expect(await ask(elsewhere.deviceId)).toMatchObject(refused)
    // This session has no device. It may prepare a key for any device of its own account, but for
    // no device of another account.
    expect(await ask(foreign.deviceId, await app.signIn(holder))).toMatchObject(refused)
    await browser.delete(`/api/visa/devices/${elsewhere.deviceId}`)
    expect(await ask(elsewhere.deviceId)).toMatchObject({ status: 410 })
  })

  test('gives no passes to another session', async () => {
    const next = await prepare()
    expect(await renew(next, await app.signIn(holder))).toMatchObject({ status: 404 })
  })
})

describe('a device whose place another one has taken', () => {
  test('makes no new codes and gets no passes; those it has shown count to their end', async () => {
    const shown = await showLong(former)
    const next = await prepare()
    await takePlace(next)
    app.clock.advance(MINUTE_MS)
    expect(await app.verify(shown)).toMatchObject(VALID)
    expect(await app.verify(await showLong(former))).toMatchObject(OF_NO_DEVICE)
    expect(await isInLists(former)).toBe(false)
    expect(await findFaults(checkDevices(app.services))).toEqual([])

    app.clock.advance(14 * MINUTE_MS)
    expect(await app.verify(shown)).toMatchObject({ isValid: false })
    expect(await isInLists(former)).toBe(true)
    expect(await app.verify(await showLong(next))).toMatchObject(VALID)
    expect((await renew(former, await app.signIn(holder))).status).toBe(410)
  })

  test.each([
    ['the later one is ended', (id: string) => browser.delete(`/api/visa/devices/${id}`)],
    ['its holder logs out', () => browser.post('/api/logout')],
  ])('is refused at once when %s', async (_, end) => {
    const shown = await showLong(former)
    const next = await prepare()
    await takePlace(next)
    const last = await prepareAfter(next)
    await takePlace(last, browser, next.deviceId)
    expect(await app.verify(shown)).toMatchObject(VALID)
    expect((await end(last.deviceId)).status).toBe(204)
    expect(await app.verify(shown)).toMatchObject(OF_NO_DEVICE)
    expect(await isInLists(former)).toBe(true)
  })

  test('is refused at once when the credential is revoked', async () => {
    const shown = await showLong(former)
    await takePlace(await prepare())
    await admin.post(`/api/admin/credentials/${credentialId}/revoke`, { reason: 'A test.' })
    expect(await app.verify(shown)).toMatchObject({ isValid: false, error: 'CREDENTIAL_REVOKED' })
    expect(await isInLists(former)).toBe(true)
  })

  const prepareAfter = ({ deviceId }: TestDevice) =>
    buildDevice(browser, holder.id, { preparedFor: deviceId })
})

test('a question of another tab that comes late, under the key before, signs nobody out', async () => {
  await takePlace(await prepare())
  expect(await renew(former)).toMatchObject({ status: 410, body: { error: 'DEVICE_ENDED' } })
  expect((await browser.post('/api/visa/devices', former.registration)).status).toBe(410)
  expect((await browser.get('/api/user')).status).toBe(200)
})

describe('a key that replaces a former one of the same browser', () => {
  test('ends it at once, also one that the session never saw', async () => {
    const later = await app.signIn(holder)
    const code = await showLong(former)
    const registration = await buildRegistration(holder.id, await generateDeviceKey())
    const body = { ...registration, replaces: former.deviceId }
    const reply = await later.post('/api/visa/devices', body)
    expect(reply.status).toBe(200)
    expect(await endsOf()).toMatchObject({ [former.deviceId]: 'replaced' })
    expect(await app.verify(code)).toMatchObject(OF_NO_DEVICE)
    expect((await later.post('/api/visa/devices', body)).body).toEqual(reply.body)
    expect((await later.get('/api/user')).status).toBe(200)
  })

  test("leaves somebody else's alone", async () => {
    const stranger = await app.buildUser()
    const foreign = await buildDevice(await app.signIn(stranger), stranger.id)
    const registration = await buildRegistration(holder.id, await generateDeviceKey())
    await browser.post('/api/visa/devices', { ...registration, replaces: foreign.deviceId })
    expect(await endsOf(stranger.id)).toEqual({ [foreign.deviceId]: null })
  })
})
