import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { fromBase64Url } from '#contracts/bytes.ts'
import { MANIFEST_LIFE_MS, openManifest } from '#contracts/trust/manifest.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { publishTrust } from '#api/trust/publish.ts'
import { openPublished } from '#api/trust/published.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import type { Reply } from '#tests/support/server/http-client.ts'
import { learnTrust, publishNow } from '#tests/support/server/trust.ts'

const app = await startTestApp()
const scene = await setScene(app)

const readTrust = (headers = {}) => app.visit().get('/api/trust', { headers })

test('a verifier that was online once needs no server', async () => {
  const { credentialId } = await scene.issue()
  const device = await buildDevice(scene.holder, scene.holderRow.id)
  const trust = await learnTrust(app)
  const verdict = await verifyOffline(await device.show(credentialId), trust, new Date())
  expect(verdict).toMatchObject({ status: 'valid', code: null })
})

test('a revoked credential is in the next list', async () => {
  const { credentialId } = await scene.issue()
  const device = await buildDevice(scene.holder, scene.holderRow.id)
  const code = await device.show(credentialId)
  const before = await learnTrust(app)
  await scene.revoke(credentialId)
  const after = await learnTrust(app)
  expect(await verifyOffline(code, before, new Date())).toMatchObject({ status: 'valid' })
  expect(await verifyOffline(code, after, new Date())).toMatchObject({
    status: 'invalid',
    code: 'PASS_REVOKED',
  })
})

test('a device that ended is in the next list', async () => {
  const { credentialId } = await scene.issue()
  const device = await buildDevice(await app.signIn(scene.holderRow), scene.holderRow.id)
  await scene.holder.delete(`/api/visa/devices/${device.deviceId}`)
  const trust = await learnTrust(app)
  expect(await verifyOffline(await device.show(credentialId), trust, new Date())).toMatchObject({
    status: 'invalid',
    code: 'PASS_REVOKED',
  })
})

test('what has not changed is not sent again, and gets a new signature after ten minutes', async () => {
  await publishNow(app)
  const etag = (await readTrust()).headers.get('etag') ?? ''
  expect((await readTrust({ 'If-None-Match': etag })).status).toBe(304)
  expect(await publishTrust(app.services)).toBe(false)

  app.clock.advance(10 * 60_000 + 30_000)
  await publishNow(app)
  const later = await readTrust({ 'If-None-Match': etag })
  expect(later.status).toBe(200)
  expect(later.headers.get('cache-control')).toBe('public, max-age=60, stale-if-error=86400')
})

test('a list is found under its name for ever, and no other one is remembered as missing', async () => {
  const { manifest } = await learnTrust(app)
  const [name = ''] = [...manifest.weeks.values()].flat()
  const found = await app.visit().get(`/api/trust/lists/${name}`)
  expect(found.status).toBe(200)
  expect(found.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  for (const other of ['0'.repeat(64), 'nothing']) {
    const missing = await app.visit().get(`/api/trust/lists/${other}`)
    expect(missing.status).toBe(404)
    expect(missing.headers.get('cache-control')).toBe('no-store')
  }
})

test('of many who read the lists again at once, those during a reading share the next one', async () => {
  const { database, published } = app.services
  const asked: string[] = []
  const note = ({ sql }: { sql: string }) => asked.push(sql)
  database.on('query', note)
  await Promise.all(Array.from({ length: 20 }, () => published.refresh()))
  database.removeListener('query', note)
  expect(asked.filter((sql) => sql.includes('"manifests"'))).toHaveLength(2)
})

/** Makes a thousand requests. Returns the database queries that were sent during this time. */
async function countQueries(ask: () => Promise<Reply>, status: number): Promise<string[]> {
  const queries: string[] = []
  const note = ({ sql }: { sql: string }) => queries.push(sql)
  app.services.database.on('query', note)
  for (let round = 0; round < 20; round++) {
    const replies = await Promise.all(Array.from({ length: 50 }, ask))
    expect(replies.every((reply) => reply.status === status)).toBe(true)
  }
  app.services.database.removeListener('query', note)
  return queries
}

test('a thousand answers ask the database nothing', async () => {
  await publishNow(app)
  expect(await countQueries(() => readTrust(), 200)).toEqual([])
})

test('a thousand names of no list ask the database once a second at most', async () => {
  await publishNow(app)
  const began = performance.now()
  const missing = () => app.visit().get(`/api/trust/lists/${randomBytes(32).toString('hex')}`)
  const queries = await countQueries(missing, 404)
  const seconds = Math.ceil((performance.now() - began) / 1000)
  expect(queries.length).toBeLessThanOrEqual(seconds)
})

test('a list that another process has just named is found', async () => {
  // The clock must be later than everything that other tests have signed.
  app.clock.advance(20 * 60_000)
  await publishNow(app)
  const { credentialId } = await scene.issue()
  await buildDevice(scene.holder, scene.holderRow.id)
  await scene.revoke(credentialId)
  const other = { ...app, services: { ...app.services, published: openPublished(app.services) } }
  await publishNow(other)
  const { trust } = await other.services.published.read()
  const manifest = await openManifest(
    fromBase64Url(trust.manifest),
    await app.services.issuerKeys.trust(),
  )
  for (const name of [...(manifest?.weeks.values() ?? [])].flat()) {
    const found = async () => (await app.visit().get(`/api/trust/lists/${name}`)).status
    await expect.poll(found).toBe(200)
  }
})

test('a pass that is newer than the manifest counts as of its own time', async () => {
  const trust = await learnTrust(app)
  const emptied = { ...trust, manifest: { ...trust.manifest, weeks: new Map() }, shards: new Map() }
  const { credentialId } = await scene.issue()
  app.clock.set(new Date(trust.manifest.issuedAt.getTime() + 5_000))
  const device = await buildDevice(scene.holder, scene.holderRow.id)
  const now = app.clock.now()
  const life = { issuedAt: now, expiresAt: new Date(now.getTime() + 60_000) }
  const code = await device.show(credentialId, life)
  expect(await verifyOffline(code, emptied, now)).toMatchObject({ status: 'valid' })
})

test('a manifest of yesterday says nothing about today', async () => {
  const { credentialId } = await scene.issue()
  const device = await buildDevice(scene.holder, scene.holderRow.id)
  const trust = await learnTrust(app)
  const later = new Date(trust.manifest.issuedAt.getTime() + MANIFEST_LIFE_MS)
  const life = { issuedAt: later, expiresAt: new Date(later.getTime() + 60_000) }
  const code = await device.show(credentialId, life)
  expect(await verifyOffline(code, trust, later)).toMatchObject({
    status: 'not_checked',
    code: 'REVOCATION_NOT_CHECKED',
  })
})

test('each pass has a place of its own in the list of the week in which it ends', async () => {
  await Promise.all(Array.from({ length: 6 }, () => scene.issue()))
  const sessions = await Promise.all(Array.from({ length: 3 }, () => app.signIn(scene.holderRow)))
  await Promise.all(sessions.map((session) => buildDevice(session, scene.holderRow.id)))
  const { rows } = await app.services.database.raw<{ rows: { passes: number; places: number }[] }>(
    `select count(*)::int as passes, count(distinct (week, status_index))::int as places from passes`,
  )
  expect(rows[0]?.passes).toBeGreaterThan(17)
  expect(rows[0]?.places).toBe(rows[0]?.passes)
})
