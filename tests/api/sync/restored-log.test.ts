import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { prepareRestored } from '#api/cli/prepare-restored.ts'
import { watchTrust } from '#api/trust/watch-trust.ts'
import type { SyncAnswer } from '#contracts/sync.ts'
import { makeFolder } from '#tests/support/folder.ts'
import { startTestApp, type TestApp } from '#tests/support/server/app.ts'
import { openTestDatabase } from '#tests/support/server/database.ts'
import type { HttpClient } from '#tests/support/server/http-client.ts'

describe('a phone that has read more than a restored log has', () => {
  const folder = makeFolder()
  let restored: TestApp
  let holder: HttpClient
  let cursor: string
  beforeAll(async () => {
    const plain = await openTestDatabase()
    const before = await startTestApp({ storage: plain, env: { DATA_DIR: folder } })
    const { user: row, browser } = await before.join()
    await exchange(browser, [completed()])
    const back = await plain.backUp()
    cursor = (await exchange(browser, [completed()])).cursor
    restored = await startTestApp({ storage: await back(), env: { DATA_DIR: folder } })
    holder = await restored.signIn(row)
  })

  const completed = () => ({
    id: randomUUID(),
    kind: 'module_completed',
    at: new Date().toISOString(),
    payload: { path: 'ds160', module: 'forms-and-fees' },
  })

  async function exchange(browser: HttpClient, events: object[], since?: string) {
    const { status, body } = await browser.post('/api/sync', { events, since })
    expect(status).toBe(200)
    return body as SyncAnswer
  }
  async function alarm(): Promise<string | undefined> {
    await watchTrust(restored.services)
    return restored.services.trustAlarms.raised().rows_lost
  }

  test('is not believed where the cursor is not ours, or somebody else’s', async () => {
    const [position, mac = ''] = cursor.split('.')
    const forged = `${String(Number(position) + 1000)}.${mac}`
    expect((await exchange(holder, [], forged)).events).toHaveLength(1)
    const stranger = await restored.signIn(await restored.buildUser())
    expect((await exchange(stranger, [], cursor)).events).toEqual([])
    expect(await alarm()).toBeUndefined()
  })

  test('holds the passes of everybody, although others have written since', async () => {
    const other = await restored.signIn(await restored.buildUser())
    await exchange(other, [completed(), completed(), completed()])
    expect((await exchange(holder, [], cursor)).events).toEqual([])
    expect(await alarm()).toContain('a phone has read more entries of its log')
    expect(await alarm()).toContain('npm run visa -- database after-restore')
    const passes = await other.post('/api/visa/passes', { deviceId: randomUUID() })
    expect(passes).toMatchObject({ status: 503, body: { error: 'PASSES_HELD' } })
  })

  test('is answered from the beginning after after-restore, and holds nothing', async () => {
    await prepareRestored(restored.services, { isRestoredAgain: false })
    const { events, epoch } = await exchange(holder, [], cursor)
    expect(events).toHaveLength(1)
    expect((await exchange(holder, [])).epoch).toBe(epoch)
    expect(await alarm()).toBeUndefined()
  })
})
