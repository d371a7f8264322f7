import { afterEach, describe, expect, test, vi } from 'vitest'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import { checkPasses } from '#api/trust/passes/check-passes.ts'
import { ManifestRow } from '#api/trust/manifest-row.ts'
import { publishTrust } from '#api/trust/publish.ts'
import { StatusShardRow } from '#api/trust/passes/status-shard-row.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import { envBeside } from '#tests/support/server/beside.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import { findFaults } from '#tests/support/server/faults.ts'
import { runProgram, SERVER_PROGRAM } from '#tests/support/server/program.ts'
import { fetchTrust, learnTrust, publishNow } from '#tests/support/server/trust.ts'
import { rounds } from '#tests/support/rounds.ts'

const ROUNDS = rounds(100, 2)
const BUILDERS = 4
const app = await startTestApp()
const scene = await setScene(app)
afterEach(() => {
  vi.useRealTimers()
})

async function countListed(): Promise<number> {
  const current = await StatusShardRow.query(app.services.database).whereNull('replacedAt')
  return current.reduce((sum, { bitsSet }) => sum + bitsSet, 0)
}

describe('a builder that is killed between its lists and the manifest', () => {
  test('leaves what stood, and the next one makes up for it', async () => {
    const { credentialId } = await scene.issue()
    const device = await buildDevice(await app.signIn(scene.holderRow), scene.holderRow.id)
    const code = await device.show(credentialId)
    const before = await learnTrust(app)
    await scene.revoke(credentialId)

    const killed = await runProgram([SERVER_PROGRAM], {
      ...envBeside(app),
      PROCESSES: '1',
      FAILPOINT: 'trust.before_manifest',
      PORT: '0',
    })
    expect(killed.signal).toBe('SIGKILL')
    expect(await findFaults(checkPasses(app.services))).toEqual([])
    await app.services.published.refresh()
    const meanwhile = await fetchTrust(app.url)
    expect(meanwhile.manifest).toEqual(before.manifest)
    expect(meanwhile.shards).toEqual(before.shards)

    const after = await learnTrust(app)
    expect(await verifyOffline(code, after, new Date())).toMatchObject({ code: 'PASS_REVOKED' })
  })
})

describe('a clock that is apart from that of the database', () => {
  test.each([
    ['ahead', 6_000],
    ['behind', -7_000],
  ])('%s signs nothing, and the error says by how much', async (_name, ms) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms })
    const count = () => ManifestRow.query(app.services.database).resultSize()
    const before = await count()
    await expect(publishTrust(app.services)).rejects.toThrow(
      `database differ by ${String(Math.abs(ms) / 1_000)} s`,
    )
    expect(await count()).toBe(before)
  })
})

// This test runs last, because it leaves manifests whose times are in the future.
test('of several builders at once one signs, and what it signs is whole', async () => {
  const { services, clock } = app
  const shown = await Promise.all(Array.from({ length: ROUNDS }, () => scene.issue()))
  await buildDevice(scene.holder, scene.holderRow.id)
  await publishNow(app)
  const before = await countListed()
  const start = Math.ceil(clock.now().getTime() / 1_000) * 1_000
  for (const [round, { credentialId }] of shown.entries()) {
    clock.set(new Date(start + 1_000 * (round + 1)))
    const build = () => publishTrust(services)
    const signed = await Promise.all([
      scene.revoke(credentialId).then(() => false),
      ...Array.from({ length: BUILDERS }, build),
    ])
    expect(signed.filter(Boolean).length).toBeLessThanOrEqual(1)
  }
  clock.advance(1_000)
  expect(await publishTrust(services)).toBe(true)
  const [last] = await ManifestRow.query(services.database).orderBy('issuedAt', 'desc').limit(1)
  expect(last?.issuedAt).toEqual(clock.now())
  expect(await countListed()).toBe(before + ROUNDS)
  expect(await findFaults(checkPasses(services))).toEqual([])
}, 600_000)
