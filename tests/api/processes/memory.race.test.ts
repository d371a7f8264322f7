import { beforeEach, expect, test } from 'vitest'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { toHex } from '#contracts/bytes.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { startBeside } from '#tests/support/server/beside.ts'
import { setScene, type Scene } from '#tests/support/server/credentials.ts'
import { buildDevice, type TestDevice } from '#tests/support/server/device.ts'
import { createHttpClient, type HttpClient } from '#tests/support/server/http-client.ts'
import { fetchShard, fetchTrust, publishNow } from '#tests/support/server/trust.ts'

/** The longest time for which a process uses its keys before it reads them again. */
const KEYS_READ_MS = 5_000
let scene: Scene
let credentialId: string
let device: TestDevice
/** A browser that has the holder's cookies and calls the process `two`. */
let there: HttpClient

/**
 * `one` and `two` are two processes on one database. One process changes something while the other
 * still has the earlier state in memory.
 */
const one = await startTestApp()
const two = await startBeside(one)
beforeEach(async () => {
  scene = await setScene(one)
  credentialId = (await scene.issue()).credentialId
  device = await buildDevice(scene.holder, scene.holderRow.id)
  there = createHttpClient(two.url)
  for (const [name, value] of scene.holder.cookies) there.cookies.set(name, value)
  expect((await there.get('/api/user')).status).toBe(200)
})

async function verifyThere(qrData: string) {
  const { body } = await createHttpClient(two.url).post('/api/visa/verify/qr', { qrData })
  return (body as { verificationResult: { status: string } }).verificationResult.status
}

test('a session that is ended at one is none at the other', async () => {
  expect((await scene.holder.post('/api/logout')).status).toBe(204)
  expect((await there.get('/api/user')).status).toBe(401)
})

test('a device that is ended at one gets no pass from the other', async () => {
  const { deviceId } = device
  expect((await there.post('/api/visa/passes', { deviceId })).status).toBe(200)
  const desk = await one.signIn(scene.holderRow)
  expect((await desk.delete(`/api/visa/devices/${deviceId}`)).status).toBe(204)
  expect((await there.post('/api/visa/passes', { deviceId })).status).toBe(401)
})

test('a credential that is revoked at one is revoked at the other, which has just verified it', async () => {
  const code = await device.show(credentialId)
  expect(await verifyThere(code)).toBe('valid')
  await scene.revoke(credentialId)
  expect(await verifyThere(await device.show(credentialId))).toBe('revoked')
})

test('a device that is ended at one shows nothing at the other, which has just verified it', async () => {
  expect(await verifyThere(await device.show(credentialId))).toBe('valid')
  const desk = await one.signIn(scene.holderRow)
  expect((await desk.delete(`/api/visa/devices/${device.deviceId}`)).status).toBe(204)
  expect(await verifyThere(await device.show(credentialId))).toBe('invalid')
})

test('a list that one has named is at the other, which has not looked since', async () => {
  await publishNow(two)
  const before = await fetchTrust(two.url)
  await scene.revoke(credentialId)
  await publishNow(one)
  const now = await fetchTrust(one.url)
  const added = [...now.shards.keys()].filter((hash) => !before.shards.has(hash))
  expect(added).not.toEqual([])
  for (const hash of added) expect((await fetchShard(two.url, hash)).length).toBeGreaterThan(0)
})

test('a key that is stopped counts for no process any more after five seconds', async () => {
  const code = await device.show(credentialId)
  expect(await verifyThere(code)).toBe('valid')
  const { database } = one.services
  const signer = await one.services.issuerKeys.signer('pass')
  await IssuerKeyRow.stop(database, [toHex(signer.kid)], one.clock.now())
  two.clock.advance(KEYS_READ_MS + 1)
  expect(await verifyThere(code)).toBe('expired')
})
