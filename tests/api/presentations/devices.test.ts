import { describe, expect, test } from 'vitest'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { buildDevice, buildRegistration, generateDeviceKey } from '#tests/support/server/device.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

const app = await startTestApp()
const scene = await setScene(app)

test('a device that proves its key is registered, and once only', async () => {
  const registration = await buildRegistration(scene.holderRow.id, await generateDeviceKey())
  const first = await scene.holder.post('/api/visa/devices', registration)
  expect(first).toMatchObject({
    status: 200,
    body: { name: 'Test phone', endedAt: null, endReason: null },
  })
  const again = await scene.holder.post('/api/visa/devices', registration)
  expect(again.body).toEqual(first.body)
})

test("refuses another key's proof, another user's proof and a point off the curve", async () => {
  const key = await generateDeviceKey()
  const mine = await buildRegistration(scene.holderRow.id, key)
  const foreignKey = await buildRegistration(scene.holderRow.id, await generateDeviceKey())
  const foreignUser = await buildRegistration(scene.adminRow.id, key)
  for (const body of [
    { ...mine, proof: foreignKey.proof },
    foreignUser,
    { ...mine, publicKey: `B${'A'.repeat(86)}` },
  ]) {
    expect(await scene.holder.post('/api/visa/devices', body)).toMatchObject({
      status: 400,
      body: { error: 'DEVICE_PROOF_INVALID' },
    })
  }
})

test('refuses a key and a proof whose last letter has bits left over', async () => {
  const mine = await buildRegistration(scene.holderRow.id, await generateDeviceKey())
  for (const body of [
    { ...mine, publicKey: `B${'A'.repeat(85)}B` },
    { ...mine, proof: `${mine.proof.slice(0, -1)}B` },
  ]) {
    expect(await scene.holder.post('/api/visa/devices', body)).toMatchObject({
      status: 400,
      body: { error: 'INVALID_INPUT' },
    })
  }
})

test('passes are given for what can be shown, and keep their place in the list', async () => {
  const shown = await scene.issue()
  const past = await scene.issueExpired()
  const revoked = await scene.issue()
  await scene.revoke(revoked.credentialId)
  const device = await buildDevice(scene.holder, scene.holderRow.id)
  const ids = device.passes.map(({ credentialId }) => credentialId)
  expect(ids).toContain(shown.credentialId)
  expect(ids).not.toContain(past.credentialId)
  expect(ids).not.toContain(revoked.credentialId)

  const placeOf = () =>
    app.services.database('passes').where({ deviceId: device.deviceId }).select('statusIndex')
  const before = await placeOf()
  await scene.holder.post('/api/visa/passes', { deviceId: device.deviceId })
  expect(await placeOf()).toEqual(before)
})

describe('a device', () => {
  const rename = (browser: HttpClient, deviceId: string, name: string) =>
    browser.patch(`/api/visa/devices/${deviceId}`, { name })

  test('gets another name from its owner', async () => {
    const { deviceId } = await buildDevice(scene.holder, scene.holderRow.id)
    expect(await rename(scene.holder, deviceId, ' My old phone ')).toMatchObject({
      status: 200,
      body: { deviceId, name: 'My old phone' },
    })
    const { body } = await scene.holder.get('/api/visa/devices')
    expect(body).toContainEqual(expect.objectContaining({ deviceId, name: 'My old phone' }))
  })

  test.each([[''], ['   '], ['a'.repeat(61)], ['two\nlines']])('is not called %j', async (name) => {
    const { deviceId } = await buildDevice(scene.holder, scene.holderRow.id)
    expect(await rename(scene.holder, deviceId, name)).toMatchObject({
      status: 400,
      body: { error: 'INVALID_INPUT' },
    })
  })

  test('keeps its name for others, and once it has ended', async () => {
    const phone = await app.signIn(scene.holderRow)
    const { deviceId } = await buildDevice(phone, scene.holderRow.id)
    const other = await app.signIn(await app.buildUser())
    expect(await rename(other, deviceId, 'Mine')).toMatchObject({ status: 404 })
    expect(await rename(other, 'not-a-device', 'Mine')).toMatchObject({ status: 404 })
    await scene.holder.delete(`/api/visa/devices/${deviceId}`)
    expect(await rename(scene.holder, deviceId, 'Mine')).toMatchObject({
      status: 410,
      body: { error: 'DEVICE_ENDED' },
    })
  })
})

test("another user's device is not found", async () => {
  const device = await buildDevice(scene.holder, scene.holderRow.id)
  const { deviceId } = device
  const other = await app.signIn(await app.buildUser())
  expect(await other.post('/api/visa/passes', { deviceId })).toMatchObject({
    status: 404,
    body: { error: 'DEVICE_NOT_FOUND' },
  })
  expect(await other.delete(`/api/visa/devices/${deviceId}`)).toMatchObject({ status: 404 })
  expect(await scene.holder.delete('/api/visa/devices/not-a-device')).toMatchObject({ status: 404 })
})

test('a visitor has no devices', async () => {
  expect(await app.visit().get('/api/visa/devices')).toMatchObject({ status: 401 })
  expect(
    await app.visit().post('/api/visa/passes', { deviceId: crypto.randomUUID() }),
  ).toMatchObject({ status: 401 })
})
