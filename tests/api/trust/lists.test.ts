import { describe, expect, test } from 'vitest'
import { PASS_LIFE_MS } from '#contracts/presentation/pass.ts'
import { DAY_MS } from '#contracts/time.ts'
import { SHARD_BITS, shardOf } from '#contracts/trust/shard.ts'
import { liveWeeks, WEEK_MS, weekOf } from '#contracts/trust/week.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { ManifestRow } from '#api/trust/manifest-row.ts'
import { PassRow } from '#api/trust/passes/pass-row.ts'
import { pruneTrust, publishTrust } from '#api/trust/publish.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import { fetchShard, fetchTrust, learnTrust, publishNow } from '#tests/support/server/trust.ts'

const HOUR_MS = 3_600_000
const app = await startTestApp()
const scene = await setScene(app)

async function showNew() {
  const { credentialId } = await scene.issue()
  const device = await buildDevice(await app.signIn(scene.holderRow), scene.holderRow.id)
  return { credentialId, code: await device.show(credentialId) }
}

test('passes beyond four million stand in a second list of their week, and are revoked there', async () => {
  const week = weekOf(new Date(app.clock.now().getTime() + PASS_LIFE_MS))
  await showNew()
  const row = { week, next: SHARD_BITS }
  await app.services.database('pass_weeks').insert(row).onConflict('week').merge()
  // Uses up all indices of the first list that this process has already reserved.
  const { passIndices } = app.services
  while (
    shardOf(await passIndices.retryWithIndices(() => Promise.resolve(passIndices.take(week)))) === 0
  );

  const { credentialId, code } = await showNew()
  const [pass] = await PassRow.query(app.services.database).where({ credentialId, week })
  expect(shardOf(pass?.statusIndex ?? 0)).toBe(1)
  const before = await learnTrust(app)
  expect(before.manifest.weeks.get(week)).toHaveLength(2)
  expect(await verifyOffline(code, before, new Date())).toMatchObject({ status: 'valid' })

  await scene.revoke(credentialId)
  const after = await learnTrust(app)
  expect(after.manifest.weeks.get(week)?.[0]).toBe(before.manifest.weeks.get(week)?.[0])
  expect(await verifyOffline(code, after, new Date())).toMatchObject({ code: 'PASS_REVOKED' })
})

test('a list takes in what another process has ended by a clock that is a little ahead, and nothing that ends later', async () => {
  const shown = await showNew()
  const { database } = app.services
  const judgeIfEndedIn = async (milliseconds: number) => {
    const revokedAt = new Date(app.clock.now().getTime() + milliseconds)
    await PassRow.query(database).patch({ revokedAt }).where({ credentialId: shown.credentialId })
    return (await verifyOffline(shown.code, await learnTrust(app), new Date())).code
  }
  expect(await judgeIfEndedIn(60_000)).toBeNull()
  expect(await judgeIfEndedIn(3_000)).toBe('PASS_REVOKED')
})

test('every week in which a pass can end has its list, though nothing ends in it', async () => {
  app.clock.set(new Date(app.clock.now().getTime() + 21 * DAY_MS))
  const { manifest } = await learnTrust(app)
  expect([...manifest.weeks.keys()]).toEqual(liveWeeks(app.clock.now()))
  expect([...manifest.weeks.values()].every((names) => names.length === 1)).toBe(true)
})

describe('a manifest', () => {
  test('gets a new signature when it is ten minutes old, not a second before', async () => {
    // The clock must be in the middle of a week, because the beginning of a week is another reason
    // to sign.
    const midWeek = new Date((weekOf(app.clock.now()) + 1.5) * WEEK_MS)
    app.clock.set(midWeek)
    const { manifest } = await learnTrust(app)
    const at = (ms: number) => new Date(manifest.issuedAt.getTime() + ms)
    app.clock.set(at(599_999))
    expect(await publishTrust(app.services)).toBe(false)
    app.clock.set(at(600_000))
    expect(await publishTrust(app.services)).toBe(true)
    await app.services.database('manifests').where('issuedAt', '>=', manifest.issuedAt).delete()
  })

  test('is never signed twice of one second, whatever was revoked meanwhile', async () => {
    const { credentialId, code } = await showNew()
    const { manifest } = await learnTrust(app)
    await scene.revoke(credentialId)
    app.clock.set(new Date(manifest.issuedAt.getTime() + 999))
    expect(await publishTrust(app.services)).toBe(false)
    app.clock.advance(1)
    expect(await publishTrust(app.services)).toBe(true)
    await app.services.published.refresh()
    const trust = await learnTrust(app)
    expect(await verifyOffline(code, trust, new Date())).toMatchObject({ code: 'PASS_REVOKED' })
  })

  test('of a clock that was a little ahead is waited for, and one of far ahead is none', async () => {
    const { services, clock } = app
    const shown = [await showNew(), await showNew(), await showNew()]
    await publishNow(app)
    const start = clock.now().getTime()
    const publishAt = async (ms: number) => {
      clock.set(new Date(start + ms))
      const isSigned = await publishTrust(services)
      await services.published.refresh()
      return isSigned
    }
    const [first, second, third] = shown.map(({ credentialId }) => credentialId)
    await scene.revoke(first ?? '')
    expect(await publishAt(25_000)).toBe(true)
    await scene.revoke(second ?? '')
    expect(await publishAt(2_000)).toBe(false)
    expect(await publishAt(26_000)).toBe(true)

    await scene.revoke(third ?? '')
    expect(await publishAt(HOUR_MS)).toBe(true)
    expect(await publishAt(27_000)).toBe(true)
    const trust = await fetchTrust(app.url, clock.now())
    expect(trust.manifest.issuedAt.getTime()).toBeLessThan(start + 28_000)
    for (const { code } of shown) {
      expect(await verifyOffline(code, trust, new Date())).toMatchObject({ code: 'PASS_REVOKED' })
    }
    await services.database('manifests').where('issuedAt', '>', clock.now()).delete()
  })
})

describe('what was replaced', () => {
  test('can be asked for until a day has gone', async () => {
    const { credentialId } = await showNew()
    const old = await learnTrust(app)
    await scene.revoke(credentialId)
    const names = [...(await learnTrust(app)).shards.keys()]
    const [replaced = ''] = [...old.shards.keys()].filter((name) => !names.includes(name))
    const now = app.clock.now()

    app.clock.set(new Date(now.getTime() + 23 * HOUR_MS))
    await pruneTrust(app.services)
    expect((await fetchShard(app.url, replaced)).length).toBeGreaterThan(0)
    app.clock.set(new Date(now.getTime() + 25 * HOUR_MS))
    await pruneTrust(app.services)
    await expect(fetchShard(app.url, replaced)).rejects.toThrow('404')
    for (const name of names) await fetchShard(app.url, name)
  })

  test('of manifests goes too, but never the last', async () => {
    await publishNow(app)
    app.clock.set(new Date(app.clock.now().getTime() + 3 * DAY_MS))
    await pruneTrust(app.services)
    expect(await ManifestRow.query(app.services.database).resultSize()).toBe(1)
  })
})

test('passes, places and lists go an hour after the end of their week', async () => {
  const { database } = app.services
  await showNew()
  await publishNow(app)
  const [first = 0, last = 0] = liveWeeks(app.clock.now()).slice(-2)
  const endOf = (week: number) => (week + 1) * 7 * DAY_MS
  const TABLES = ['passes', 'pass_weeks', 'status_shards']
  await database('pass_weeks').insert({ week: first, next: 256 }).onConflict('week').ignore()
  const pass = await PassRow.query(database).findOne({ week: last, revokedAt: null })
  await PassRow.query(database).insert({ ...pass?.toJSON(), week: first, statusIndex: 3 })
  const countIn = async (week: number) =>
    Promise.all(TABLES.map(async (table) => (await database(table).where({ week })).length > 0))

  app.clock.set(new Date(endOf(first) + HOUR_MS - 1))
  await pruneTrust(app.services)
  expect(await countIn(first)).toEqual([true, true, true])
  app.clock.advance(1)
  await pruneTrust(app.services)
  expect(await countIn(first)).toEqual([false, false, false])
  expect(await countIn(last)).toEqual([true, true, true])
})
