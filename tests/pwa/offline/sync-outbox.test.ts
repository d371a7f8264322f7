import { expect, test } from 'vitest'
import { SYNC_TRIES, type SyncAnswer } from '#contracts/sync.ts'
import type { KeptRow, OutboxRow } from '#pwa/offline/database.ts'
import { createMemoryTable } from '#pwa/offline/memory-table.ts'
import {
  readParked,
  releaseParked,
  syncOutbox,
  type Send,
  type SyncCall,
  type SyncStore,
} from '#pwa/offline/sync-outbox.ts'

const BAD = 'bad'

async function createStore(...ids: string[]): Promise<SyncStore> {
  const byId = ({ id }: { id: string }) => id
  const outbox = createMemoryTable<OutboxRow>(byId)
  await outbox.bulkPut(ids.map((id, at) => ({ id, kind: 'made', at, payload: null, tries: 0 })))
  return { outbox, progress: createMemoryTable<KeptRow>(byId), atOnce: (work) => work() }
}

function answerTo({ events, since }: SyncCall, refused: string[] = []): SyncAnswer {
  const ids = events.map(({ id }) => id)
  return {
    accepted: ids.filter((id) => !refused.includes(id)),
    refused: ids
      .filter((id) => refused.includes(id))
      .map((id) => ({ id, code: 'INVALID_INPUT' as const })),
    events: [],
    cursor: since,
    hasMore: false,
  }
}

const leftIn = async ({ outbox }: SyncStore) => (await outbox.toArray()).map(({ id }) => id)

test('a server that is away costs no event and no try', async () => {
  const store = await createStore('one', 'two')
  expect(await syncOutbox(store, () => Promise.resolve({ status: 'away' }))).toBe('away')
  expect((await store.outbox.toArray()).map(({ id, tries }) => [id, tries])).toEqual([
    ['one', 0],
    ['two', 0],
  ])
})

test('one event that is refused holds up no other, and after some tries is set aside', async () => {
  const store = await createStore('one', BAD, 'three')
  const send: Send = (call) =>
    Promise.resolve({ status: 'answered', answer: answerTo(call, [BAD]) })
  for (let time = 1; time <= SYNC_TRIES; time++) {
    expect(await readParked(store)).toEqual([])
    expect(await syncOutbox(store, send)).toBe('done')
    expect(await leftIn(store)).toEqual([BAD])
  }
  expect(await readParked(store)).toMatchObject([{ id: BAD, tries: SYNC_TRIES }])

  const sent: string[] = []
  await syncOutbox(store, (call) => {
    sent.push(...call.events.map(({ id }) => id))
    return send(call)
  })
  expect(sent).toEqual([])
  await releaseParked(store)
  await syncOutbox(store, (call) => Promise.resolve({ status: 'answered', answer: answerTo(call) }))
  expect(await leftIn(store)).toEqual([])
})

test('a call that is refused as a whole is sent again event by event', async () => {
  const store = await createStore('one', BAD, 'three')
  const send: Send = (call) =>
    Promise.resolve(
      call.events.some(({ id }) => id === BAD)
        ? { status: 'refused' }
        : { status: 'answered', answer: answerTo(call) },
    )
  await syncOutbox(store, send)
  expect(await leftIn(store)).toEqual([BAD])
})

test('a long outbox leaves in calls that fit, oldest first', async () => {
  const ids = Array.from({ length: 120 }, (_, at) => String(at))
  const store = await createStore(...ids)
  const sizes: number[] = []
  const sent: string[] = []
  await syncOutbox(store, (call) => {
    sizes.push(call.events.length)
    sent.push(...call.events.map(({ id }) => id))
    return Promise.resolve({ status: 'answered', answer: answerTo(call) })
  })
  expect(sizes).toEqual([50, 50, 20])
  expect(sent).toEqual(ids)
})

test('verifications leave in calls of as many as the server checks at once', async () => {
  const store = await createStore('learned')
  await store.outbox.bulkPut(
    Array.from({ length: 60 }, (_, at) => ({
      ...{ id: `verified-${String(at)}`, kind: 'offline_verification', at: at + 1 },
      payload: null,
      tries: 0,
    })),
  )
  const sizes: number[] = []
  await syncOutbox(store, (call) => {
    sizes.push(call.events.length)
    return Promise.resolve({ status: 'answered', answer: answerTo(call) })
  })
  expect(sizes).toEqual([26, 25, 10])
  expect(await leftIn(store)).toEqual([])
})

test('an event stays until the server has named it', async () => {
  const store = await createStore('one', 'two')
  await syncOutbox(store, (call) =>
    Promise.resolve({ status: 'answered', answer: { ...answerTo(call), accepted: ['one'] } }),
  )
  expect(await leftIn(store)).toEqual(['two'])
})
