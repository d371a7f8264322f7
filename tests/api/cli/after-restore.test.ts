import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { keepAudit } from '#api/audit/keep-audit.ts'
import { prepareRestored } from '#api/cli/prepare-restored.ts'
import { ReceiptSeriesRow } from '#api/checkout/receipt-series-row.ts'
import { checkAll } from '#api/cli/check-all.ts'
import { adoptRevocations } from '#api/credentials/adopt-revocations.ts'
import { CredentialRow } from '#api/credentials/credential-row.ts'
import { describeKeys } from '#api/trust/keys/describe-keys.ts'
import { IssuerKeyRow } from '#api/trust/keys/issuer-key-row.ts'
import { watchTrust } from '#api/trust/watch-trust.ts'
import type { SyncAnswer } from '#contracts/sync.ts'
import { verifyOffline } from '#contracts/verification/verify-offline.ts'
import type { KeptRow, OutboxRow } from '#pwa/device/storage/device-tables.ts'
import { createMemoryTable } from '#pwa/device/storage/memory-table.ts'
import { syncOutbox, type SyncStore } from '#pwa/device/sync/sync-outbox.ts'
import { configureChain, until, envOf, openQuickAnchoring } from '#tests/support/chain/anchoring.ts'
import { startAnvil } from '#tests/support/chain/anvil.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { setScene } from '#tests/support/server/credentials.ts'
import { openTestDatabase, type TestDatabase } from '#tests/support/server/database.ts'
import { buildDevice } from '#tests/support/server/device.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'
import { learnTrust, publishNow } from '#tests/support/server/trust.ts'

const anvil = await startAnvil()
const folder = makeFolder()
const chain = await configureChain(anvil)
const env = {
  DATA_DIR: folder,
  ...envOf(chain),
}
const storage = await openTestDatabase()
const before = await start(storage)
const scene = await setScene(before)
const [revoked, kept] = [await scene.issue(), await scene.issue()].map(
  ({ credentialId }) => credentialId,
) as [string, string]
const phone = createPhone()
await phone.learn('before')
await phone.sync(scene.holder)
await buildDevice(scene.holder, scene.holderRow.id)
await isChainDone(before)
await publishNow(before)
await before.services.anchoring.close()
/** Makes a backup of the present state. The returned function opens a copy of the backup. */
const restore = await storage.backUp()
// The product after the backup. It uses the same database, as a second process does.
const app = {
  ...before,
  services: { ...before.services, anchoring: openQuickAnchoring(before.services) },
}
/** The data that was made after the backup. The restored database does not have it. */
const lost = await liveOn()
await app.services.anchoring.close()

function start(storage: TestDatabase): Promise<TestApp> {
  return startTestApp({
    storage,
    env,
    services: (services) => ({ anchoring: openQuickAnchoring(services) }),
  })
}

/**
 * Makes data after the backup: progress on a phone, a device, two codes, a credential and a
 * revocation.
 */
async function liveOn() {
  const moduleId = await phone.learn('after')
  await phone.sync(scene.holder)
  const device = await buildDevice(scene.holder, scene.holderRow.id)
  const { token } = await scene.mint(kept)
  const code = await device.show(kept)
  const { credentialId } = await scene.issue()
  await scene.revoke(revoked)
  await isChainDone(app)
  return { credentialId, moduleId, token, code, kid: await signingKey(app) }
}

async function signingKey({ services }: TestApp): Promise<string> {
  const keys = await describeKeys(services.database, services.clock.now())
  const key = keys.find(({ use, state }) => use === 'pass' && state === 'signs now')
  return key?.kid ?? ''
}

async function check({ services }: TestApp) {
  const { env: read, database } = services
  await keepAudit(services)
  const faults: string[] = []
  const notes: string[] = []
  await checkAll(
    { env: read, database },
    {
      onFault: ({ subject, fault }) => faults.push(`${subject}: ${fault}`),
      onChecked: (title, { note }) => note !== undefined && notes.push(`${title}: ${note}`),
    },
  )
  return { faults, notes }
}

function isChainDone(one: TestApp) {
  return until(async () => (await check(one)).notes.length === 0)
}

/** A phone that stores only learning progress. */
interface Phone {
  learn(module: string): Promise<string>
  sync(browser: HttpClient): Promise<string>
  sent: string[]
}

function createPhone(): Phone {
  const store: SyncStore = {
    outbox: createMemoryTable<OutboxRow>('id'),
    progress: createMemoryTable<KeptRow>('id'),
    atOnce: (work) => work(),
  }
  const sent: string[] = []
  return {
    sent,
    learn: async (module) => {
      const id = randomUUID()
      const event = { id, kind: 'module_completed', payload: { path: 'ds160', module } }
      const at = Date.now()
      await store.progress.put({ id, at, value: { ...event, at: new Date(at).toISOString() } })
      await store.outbox.put({ ...event, at, tries: 0 })
      return id
    },
    sync: (browser) =>
      syncOutbox(store, async (call) => {
        sent.push(...call.events.map(({ id }) => id))
        const { status, body } = await browser.post('/api/sync', call)
        if (status !== 200) return { status: 'away' }
        return { status: 'answered', answer: body as SyncAnswer }
      }),
  }
}

const logOf = async (browser: HttpClient) =>
  ((await browser.post('/api/sync', { events: [] })).body as SyncAnswer).events.map(({ id }) => id)

async function online(one: TestApp, qrData: string) {
  const { body } = await one.visit().post('/api/visa/verify/qr', { qrData })
  return body as { error: string | null; status: string }
}

async function alarmOf({ services }: TestApp): Promise<string | undefined> {
  await watchTrust(services)
  return services.trustAlarms.raised().rows_lost
}

async function isHeld(holder: HttpClient): Promise<boolean> {
  const reply = await holder.post(`/api/visa/credentials/${kept}/tokens`, { expiresInMinutes: 15 })
  return reply.status === 503
}

describe('a restored database', () => {
  let restored: TestApp
  let holder: HttpClient
  beforeAll(async () => {
    restored = await start(await restore())
    holder = await restored.signIn(scene.holderRow)
    await until(() => isHeld(holder))
  })

  test('issues no passes and no codes while the chain has seen more than it knows', async () => {
    const body = { deviceId: randomUUID() }
    for (const path of ['/api/visa/passes', `/api/visa/credentials/${kept}/tokens`]) {
      const sent = path.endsWith('tokens') ? { expiresInMinutes: 15 } : body
      const reply = await holder.post(path, sent)
      expect(reply).toMatchObject({ status: 503, body: { error: 'PASSES_HELD' } })
      expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0)
    }
    expect(await alarmOf(restored)).toContain('npm run visa -- database after-restore')
    expect(await alarmOf(restored)).toContain('has sent more transactions')
  })

  test('verifies all the same', async () => {
    const { error } = await online(restored, lost.token)
    expect(error).toBe('PASS_NOT_ISSUED')
  })

  describe('after after-restore', () => {
    let prepared: Awaited<ReturnType<typeof prepareRestored>>
    beforeAll(async () => {
      prepared = await prepareRestored(restored.services, { isRestoredAgain: false })
      await restored.services.issuerKeys.refresh()
    })

    test('receipts get numbers of a series that the backup does not have', async () => {
      const { series, lastNumber } = await ReceiptSeriesRow.read(restored.services.database)
      expect(series).toMatch(/^20\d{12}$/)
      expect(lastNumber).toBe(0)
    })

    test('run a second time it changes nothing, until passes were made', async () => {
      const { epoch } = (await holder.post('/api/sync', { events: [] })).body as SyncAnswer
      const again = await prepareRestored(restored.services, { isRestoredAgain: false })
      expect(again).toMatchObject({ stopped: [], doneAt: expect.any(Date) as Date })
      const answer = (await holder.post('/api/sync', { events: [] })).body as SyncAnswer
      expect(answer.epoch).toBe(epoch)
    })

    test('passes are issued, by another key, and the alarm is over', async () => {
      expect(prepared.stopped).toEqual([lost.kid])
      expect(await alarmOf(restored)).toBeUndefined()
      const { passes } = await buildDevice(holder, scene.holderRow.id)
      expect(passes.length).toBeGreaterThan(0)
      expect(await signingKey(restored)).not.toBe(lost.kid)
      expect(await isHeld(holder)).toBe(false)
    })

    test('nothing counts that the former key signed, here or without a network', async () => {
      const trust = await learnTrust(restored)
      for (const code of [lost.token, lost.code]) {
        expect(await online(restored, code)).toMatchObject({ error: 'PASS_RECALLED' })
        const verdict = await verifyOffline(code, trust, restored.services.clock.now())
        expect(verdict).toMatchObject({ status: 'expired', code: 'PASS_RECALLED' })
      }
    })

    test('the stop of that key is not taken back', async () => {
      expect(await IssuerKeyRow.unstop(restored.services.database, lost.kid)).toBe(0)
      const keys = await describeKeys(restored.services.database, new Date())
      expect(keys.find(({ kid }) => kid === lost.kid)?.state).toBe('stopped for good')
    })

    test('what was learned since comes back from the phone, which sends nothing else', async () => {
      expect(await logOf(holder)).not.toContain(lost.moduleId)
      phone.sent.length = 0
      expect(await phone.sync(holder)).toBe('done')
      expect(await logOf(holder)).toContain(lost.moduleId)
      expect(phone.sent).toEqual([lost.moduleId])
    })

    test('revocations that are on chain return', async () => {
      const { database } = restored.services
      await until(async () => {
        await adoptRevocations(restored.services)
        return (await CredentialRow.withId(database, revoked))?.isRevoked === true
      })
    })

    test('everything adds up, and what is on chain alone is named', async () => {
      await publishNow(restored)
      await until(async () => (await check(restored)).notes.length === 1)
      const { faults, notes } = await check(restored)
      expect(faults).toEqual([])
      expect(notes).toEqual(['batches on chain: 1 more belong to rows that a restore has lost'])
      expect(restored.services.anchoring.healthy().alarms).toEqual({})
    })

    test('run after passes were made it stops their key too', async () => {
      const used = await signingKey(restored)
      const again = await prepareRestored(restored.services, { isRestoredAgain: false })
      expect(again.stopped).toEqual([used])
    })
  })
})
