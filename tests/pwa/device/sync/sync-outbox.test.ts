import { describe, expect, test } from 'vitest'
import { SYNC_TRIES, type SyncAnswer } from '#contracts/sync.ts'
import type { KeptRow, OutboxRow } from '#pwa/device/storage/device-tables.ts'
import { createMemoryTable } from '#pwa/device/storage/memory-table.ts'
import {
  readDeadLetters,
  releaseDeadLetters,
  syncOutbox,
  type Send,
  type SyncCall,
  type SyncStore,
} from '#pwa/device/sync/sync-outbox.ts'

const BAD = 'bad'
const EPOCH = 'fdf1d1d4-4a3c-4f57-93ad-47f0c79a3b0c'

async function createStore(...ids: string[]): Promise<SyncStore> {
  const outbox = createMemoryTable<OutboxRow>('id')
  await outbox.bulkPut(ids.map((id, at) => ({ id, kind: 'made', at, payload: null, tries: 0 })))
  return { outbox, progress: createMemoryTable<KeptRow>('id'), atOnce: (work) => work() }
}

function answerTo({ events, since = '' }: SyncCall, refused: string[] = []): SyncAnswer {
  const ids = events.map(({ id }) => id)
  return {
    accepted: ids.filter((id) => !refused.includes(id)),
    refused: ids
      .filter((id) => refused.includes(id))
      .map((id) => ({ id, code: 'INVALID_INPUT' as const })),
    events: [],
    epoch: EPOCH,
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
    expect(await readDeadLetters(store)).toEqual([])
    expect(await syncOutbox(store, send)).toBe('done')
    expect(await leftIn(store)).toEqual([BAD])
  }
  expect(await readDeadLetters(store)).toMatchObject([{ id: BAD, tries: SYNC_TRIES }])

  const sent: string[] = []
  await syncOutbox(store, (call) => {
    sent.push(...call.events.map(({ id }) => id))
    return send(call)
  })
  expect(sent).toEqual([])
  await releaseDeadLetters(store)
  await syncOutbox(store, (call) => Promise.resolve({ status: 'answered', answer: answerTo(call) }))
  expect(await leftIn(store)).toEqual([])
})

describe('a call that is refused as a whole', () => {
  /**
   * Returns a double of the server. It refuses each call that contains a bad event, and accepts all
   * other calls.
   */
  function refuseWith(...bad: string[]) {
    const calls: string[][] = []
    const send: Send = (call) => {
      const ids = call.events.map(({ id }) => id)
      calls.push(ids)
      return Promise.resolve(
        ids.some((id) => bad.includes(id))
          ? { status: 'refused' }
          : { status: 'answered', answer: answerTo(call) },
      )
    }
    return { calls, send }
  }

  test('is sent again in parts, until the event at fault is alone', async () => {
    const store = await createStore('one', BAD, 'three')
    const { send } = refuseWith(BAD)
    expect(await syncOutbox(store, send)).toBe('done')
    expect(await leftIn(store)).toEqual([BAD])
  })

  test('sets the event at fault aside after some tries, and never holds up what comes later', async () => {
    const store = await createStore(BAD, 'two')
    const { calls, send } = refuseWith(BAD)
    for (let time = 1; time <= SYNC_TRIES; time++) {
      const id = `later ${String(time)}`
      await store.outbox.put({ id, kind: 'made', at: 10 + time, payload: null, tries: 0 })
      expect(await syncOutbox(store, send)).toBe('done')
      expect(await leftIn(store)).toEqual([BAD])
    }
    expect(await readDeadLetters(store)).toMatchObject([{ id: BAD, tries: SYNC_TRIES }])
    calls.length = 0
    await syncOutbox(store, send)
    expect(calls).toEqual([[]])
  })

  test('finds one among fifty in few calls', async () => {
    const ids = Array.from({ length: 50 }, (_, at) => String(at))
    for (const bad of ['0', '36', '49']) {
      const store = await createStore(...ids)
      const { calls, send } = refuseWith(bad)
      await syncOutbox(store, send)
      expect(await leftIn(store)).toEqual([bad])
      expect(calls.length).toBeLessThan(25)
    }
  })

  test('blames nobody when a call without events is refused too', async () => {
    const store = await createStore('one', 'two')
    for (let time = 0; time <= SYNC_TRIES; time++) {
      expect(await syncOutbox(store, () => Promise.resolve({ status: 'refused' }))).toBe('away')
    }
    expect((await store.outbox.toArray()).map(({ tries }) => tries)).toEqual([0, 0])
    expect(await readDeadLetters(store)).toEqual([])
  })
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

describe('a log of another epoch', () => {
  const LATER = '0f4f64ac-1dd9-4d7e-a6ff-3b0a1a8d3a51'
  const learned = (name: string, at: number) => ({
    id: `00000000-0000-4000-8000-00000000000${name}`,
    kind: 'module_completed' as const,
    at: new Date(at).toISOString(),
    payload: { path: 'ds160', module: 'photo' },
  })
  const own = learned('1', 1_000)
  const others = learned('2', 2_000)
  const stillThere = learned('3', 3_000)

  /**
   * Returns a double of the server. Its log begins with these events, and gets the events that the
   * device sends. It answers with two events on a page.
   */
  function createLog(epoch: string, log: (typeof own)[]) {
    const calls: string[][] = []
    const send: Send = ({ events, since }) => {
      calls.push(events.map(({ id }) => id))
      const start = since?.startsWith(epoch) ? Number(since.slice(epoch.length)) : 0
      log.push(...(events as (typeof own)[]).filter(({ id }) => !log.some((one) => one.id === id)))
      const page = log.slice(start, start + 2)
      const end = start + page.length
      return Promise.resolve({
        status: 'answered',
        answer: {
          accepted: events.map(({ id }) => id),
          refused: [],
          events: page,
          epoch,
          cursor: `${epoch}${String(end)}`,
          hasMore: end < log.length,
        },
      })
    }
    return { calls, log, send }
  }

  async function createSynced(): Promise<SyncStore> {
    const store = await createStore()
    const before = createLog(EPOCH, [own, others, stillThere])
    await syncOutbox(store, before.send)
    expect(await leftIn(store)).toEqual([])
    return store
  }

  test('is read to its end, then gets what it lacks, from whichever device that was', async () => {
    const store = await createSynced()
    const fresh = learned('4', 4_000)
    const { calls, log, send } = createLog(LATER, [stillThere, fresh, learned('5', 5_000)])
    expect(await syncOutbox(store, send)).toBe('done')
    expect(calls).toEqual([[], [], [own.id, others.id], []].slice(0, calls.length))
    expect(log.map(({ id }) => id)).toContain(own.id)
    expect(log.map(({ id }) => id)).toContain(others.id)
    expect(await leftIn(store)).toEqual([])
    const kept = (await store.progress.toArray()).map(({ id }) => id)
    expect(kept).toEqual(expect.arrayContaining([own.id, others.id, stillThere.id, fresh.id]))
  })

  test('costs nothing when it breaks off: what waits is sent the next time', async () => {
    const store = await createSynced()
    const { log, send } = createLog(LATER, [])
    let isAway = false
    const once: Send = (call) => {
      if (isAway) return Promise.resolve({ status: 'away' })
      isAway = true
      return send(call)
    }
    expect(await syncOutbox(store, once)).toBe('away')
    expect(await leftIn(store)).toHaveLength(3)
    expect(await syncOutbox(store, send)).toBe('done')
    expect(log).toHaveLength(3)
  })

  test('leaves alone what was refused before, and the log of a first sync', async () => {
    const store = await createSynced()
    await store.outbox.put({ ...own, at: 1_000, tries: SYNC_TRIES })
    await syncOutbox(store, createLog(LATER, []).send)
    expect(await readDeadLetters(store)).toMatchObject([{ id: own.id }])

    const first = await createStore()
    await first.progress.put({ id: own.id, value: own, at: 1_000 })
    const { calls, send } = createLog(LATER, [])
    await syncOutbox(first, send)
    expect(calls).toEqual([[]])
  })
})
