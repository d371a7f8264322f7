import { randomBytes, randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import {
  SYNC_BYTES_MAX,
  SYNC_EVENTS_MAX,
  SYNC_EVENTS_PER_DAY,
  type SyncAnswer,
} from '#contracts/sync.ts'
import { createMemoryTable } from '#pwa/device/storage/memory-table.ts'
import type { KeptRow, OutboxRow } from '#pwa/device/storage/device-tables.ts'
import { syncOutbox, type SyncStore } from '#pwa/device/sync/sync-outbox.ts'
import { startTestApp } from '#tests/support/server/app.ts'
import type { HttpClient, Reply } from '#tests/support/server/http-client.ts'

const DAY_MS = 24 * 60 * 60_000
const QUEUED = 500
let userId: string
let browser: HttpClient

const app = await startTestApp()

beforeEach(async () => {
  const row = await app.buildUser()
  userId = row.id
  browser = await app.signIn(row)
})

const buildEvents = (count: number) =>
  Array.from({ length: count }, () => ({
    id: randomUUID(),
    kind: 'module_completed',
    at: new Date().toISOString(),
    payload: { path: 'ds160', module: 'forms-and-fees' },
  }))

const send = (events: object[]): Promise<Reply> => browser.post('/api/sync', { events })

const countRows = async () => {
  const [row] = await app.services
    .database('sync_events')
    .where({ userId })
    .count<{ count: number }[]>('* as count')
  return row?.count
}

async function fillTheDay() {
  for (let sent = 0; sent < SYNC_EVENTS_PER_DAY; sent += SYNC_EVENTS_MAX) {
    expect((await send(buildEvents(SYNC_EVENTS_MAX))).status).toBe(200)
  }
}

test('a flood of events that are all valid ends at what a day may bring', async () => {
  await fillTheDay()
  for (const events of [buildEvents(SYNC_EVENTS_MAX), buildEvents(1)]) {
    const { status, body, headers } = await send(events)
    expect([status, body]).toMatchObject([429, { error: 'TOO_MANY_REQUESTS' }])
    expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0)
  }
  expect(await countRows()).toBe(SYNC_EVENTS_PER_DAY)
})

test('what was in before is still taken on a full day, and the rest on the next', async () => {
  const first = buildEvents(1)
  await send(first)
  const { database } = app.services
  await database('sync_events').insert(
    buildEvents(SYNC_EVENTS_PER_DAY - 1).map((event) => ({
      ...event,
      userId,
      payload: JSON.stringify(event.payload),
      receivedAt: new Date(),
    })),
  )
  const late = buildEvents(1)
  expect((await send(first)).status).toBe(200)
  expect((await send(late)).status).toBe(429)
  app.clock.advance(DAY_MS + 1000)
  expect((await send(late)).status).toBe(200)
})

test('an account that has used up its room is refused, however slowly it goes on', async () => {
  const [event] = buildEvents(1)
  await app.services.database('sync_events').insert({
    ...event,
    userId,
    payload: JSON.stringify({ path: randomBytes(SYNC_BYTES_MAX).toString('base64'), module: 'a' }),
    receivedAt: new Date(Date.now() - 30 * DAY_MS),
  })
  expect((await send(buildEvents(1))).status).toBe(429)
  expect(await countRows()).toBe(1)
})

test('a phone comes back with the learning of weeks, and all of it gets through', async () => {
  const store: SyncStore = {
    outbox: createMemoryTable<OutboxRow>('id'),
    progress: createMemoryTable<KeptRow>('id'),
    atOnce: (work) => work(),
  }
  const queued = buildEvents(QUEUED).map(({ id, kind, payload }, at) => ({
    ...{ id, kind, payload, at: Date.now() - at * 60_000 },
    tries: 0,
  }))
  await store.outbox.bulkPut(queued)
  const result = await syncOutbox(store, async ({ events, since }) => {
    const { status, body } = await browser.post('/api/sync', { events, since })
    if (status !== 200) return { status: 'away' }
    return { status: 'answered', answer: body as SyncAnswer }
  })
  expect(result).toBe('done')
  expect(await store.outbox.toArray()).toEqual([])
  expect(await countRows()).toBe(QUEUED)
})
