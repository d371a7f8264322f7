import { afterAll, beforeAll, expect, test } from 'vitest'
import { TrustBundle } from '#contracts/presentation/trust-bundle.ts'
import { openTrustBundle, verifyOffline } from '#contracts/verification/verify-offline.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { type Scene, setScene } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'

let app: TestApp
let scene: Scene
beforeAll(async () => {
  app = await startTestApp()
  scene = await setScene(app)
})
afterAll(() => app.close())

const fetchTrust = async () => TrustBundle.parse((await app.visit().get('/api/trust')).body)

test('a verifier that holds the bundle needs no server', async () => {
  const { credentialId } = await scene.issue()
  const device = await buildDevice(scene.holder, scene.holderRow.id)
  const trust = await openTrustBundle(await fetchTrust())
  const verdict = await verifyOffline(await device.show(credentialId), trust, new Date())
  expect(verdict).toMatchObject({ status: 'valid', code: null })
})

test('a revoked credential is in the next list', async () => {
  const { credentialId } = await scene.issue()
  const device = await buildDevice(scene.holder, scene.holderRow.id)
  const code = await device.show(credentialId)
  const before = await openTrustBundle(await fetchTrust())
  await scene.revoke(credentialId)
  const after = await openTrustBundle(await fetchTrust())
  expect(await verifyOffline(code, before, new Date())).toMatchObject({ status: 'valid' })
  expect(await verifyOffline(code, after, new Date())).toMatchObject({ status: 'revoked' })
})

test('a device that ended is in the next list', async () => {
  const { credentialId } = await scene.issue()
  const device = await buildDevice(await app.signIn(scene.holderRow), scene.holderRow.id)
  await scene.holder.delete(`/api/visa/devices/${device.deviceId}`)
  const trust = await openTrustBundle(await fetchTrust())
  expect(await verifyOffline(await device.show(credentialId), trust, new Date())).toMatchObject({
    status: 'revoked',
    code: 'PASS_REVOKED',
  })
})

test('an unchanged bundle is not sent again, and is signed anew after fifteen minutes', async () => {
  const first = await app.visit().get('/api/trust')
  const etag = first.headers.get('etag') ?? ''
  const again = await app.visit().get('/api/trust', { headers: { 'If-None-Match': etag } })
  expect(again.status).toBe(304)

  app.clock.advance(16 * 60_000)
  const later = await app.visit().get('/api/trust', { headers: { 'If-None-Match': etag } })
  app.clock.set()
  expect(later.status).toBe(200)
})

test('a code of a key that was retired since still verifies', async () => {
  const { credentialId } = await scene.issue()
  const device = await buildDevice(scene.holder, scene.holderRow.id)
  await app.services.issuerKeys.rotate()
  const bundle = await fetchTrust()
  expect(bundle.issuerKeys).toHaveLength(2)
  const trust = await openTrustBundle(bundle)
  const code = await device.show(credentialId)
  expect(await verifyOffline(code, trust, new Date())).toMatchObject({ status: 'valid' })
  const online = await app.visit().post('/api/visa/verify/qr', { qrData: code })
  expect(online.body).toMatchObject({ isValid: true })
})

test('two rotations at once both answer the key that signs from now on', async () => {
  const { issuerKeys } = app.services
  const rotated = await Promise.all([issuerKeys.rotate(), issuerKeys.rotate()])
  const signing = (await issuerKeys.published()).filter(({ retiredAt }) => retiredAt === null)
  expect(signing).toHaveLength(1)
  for (const key of rotated) {
    expect(await issuerKeys.published()).toContainEqual(expect.objectContaining({ kid: key.kid }))
  }
})
